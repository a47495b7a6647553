import { once } from "node:events";
import { connect } from "node:net";
import { samplePayload } from "#contact/service/sample-request.ts";
import { contactPath } from "#contracts/contact-fields.ts";
import { type Answer, createAnswerReader } from "./answer-reader.ts";

export type Connection = Awaited<ReturnType<typeof openConnection>>;

/** One raw TCP connection to the server. */
export async function openConnection(port: number) {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const reader = createAnswerReader();
  const answers: Answer[] = [];
  let waiting: ((answer: Answer | null) => void)[] = [];
  let closed = false;

  socket.on("data", (chunk) => {
    for (const answer of reader.push(chunk)) {
      const next = waiting.shift();
      if (next) next(answer);
      else answers.push(answer);
    }
  });
  await once(socket, "connect");
  // What a reset means depends on what had arrived before it.
  socket.on("error", () => {});
  const hasClosed = new Promise<void>((resolve) => {
    socket.once("close", () => {
      closed = true;
      for (const next of waiting) next(null);
      waiting = [];
      resolve();
    });
  });

  return {
    socket,
    isClosed: () => closed,
    isHalfway: reader.isHalfway,
    send: (text: string | Buffer) => void socket.write(text),
    /** The next whole answer; `null` when the connection closes before there is one. */
    answer(): Promise<Answer | null> {
      const ready = answers.shift();
      if (ready || closed) return Promise.resolve(ready ?? null);
      return new Promise((resolve) => waiting.push(resolve));
    },
    closed: hasClosed,
    /** Without the TCP close handshake, which would keep the port busy for a minute. */
    drop: () => void socket.resetAndDestroy(),
  };
}

/** Opens a few hundred at a time: a listening socket queues no more. */
export async function openConnections(port: number, count: number) {
  const connections: Connection[] = [];
  while (connections.length < count) {
    const more = Math.min(250, count - connections.length);
    connections.push(
      ...(await Promise.all(Array.from({ length: more }, () => openConnection(port)))),
    );
  }
  return connections;
}

/** The head of a request as bytes, for connections that write it at once, slowly or in part. */
export function get(path: string, headers: Record<string, string> = {}) {
  return head("GET", path, headers);
}

export function contactMessage(subject: string) {
  return Buffer.from(
    JSON.stringify(samplePayload({ subject, message: "Für die Waage. ".repeat(200) })),
  );
}

/** The head alone: `length` is that of the body still to come. */
export function contactHead(length: number, headers: Record<string, string> = {}) {
  return head("POST", contactPath, {
    "Content-Type": "application/json",
    "Content-Length": String(length),
    ...headers,
  });
}

function head(method: string, path: string, headers: Record<string, string>) {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([n, v]) => `${n}: ${v}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}
