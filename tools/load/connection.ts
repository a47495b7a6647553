import { once } from "node:events";
import { connect } from "node:net";
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
