import { once } from "node:events";
import { connect } from "node:net";
import { samplePayload } from "#contact/service/test-request.ts";
import { contactPath } from "#contracts/contact-fields.ts";

type Answer = { status: number; headers: ReadonlyMap<string, string>; body: Buffer };

/**
 * Splits what arrives on a connection into whole HTTP answers. Our own client, because a good one
 * would hide what this test looks for: answers cut short, and answers that were never requested.
 */
export function createAnswerReader() {
  let pending: Buffer = Buffer.alloc(0);
  let head: { status: number; headers: Map<string, string>; length: number } | null = null;
  let chunks: Buffer[] = [];
  let received = 0;

  function readHead() {
    const end = pending.indexOf("\r\n\r\n");
    if (end === -1) return false;
    const [statusLine = "", ...lines] = pending.subarray(0, end).toString("latin1").split("\r\n");
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
    const headers = new Map(lines.map(headerOf));
    head = { status, headers, length: Number(headers.get("content-length") ?? 0) };
    pending = pending.subarray(end + 4);
    return true;
  }

  function readBody(length: number) {
    const part = pending.subarray(0, length - received);
    chunks.push(part);
    received += part.length;
    pending = pending.subarray(part.length);
    return received === length;
  }

  return {
    /** Whether an answer has arrived only in part. */
    isHalfway: () => head !== null || pending.length > 0,
    push(chunk: Buffer): Answer[] {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const answers: Answer[] = [];
      while ((head !== null || readHead()) && head !== null && readBody(head.length)) {
        answers.push({ status: head.status, headers: head.headers, body: Buffer.concat(chunks) });
        head = null;
        chunks = [];
        received = 0;
      }
      return answers;
    },
  };
}

function headerOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

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
