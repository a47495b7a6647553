import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";

/** Docker kills a container 10 seconds after it asked it to stop. */
const longestWaitMs = 8_000;

/** For requests that were sent before their clients could know of the stop. */
const shortestWaitMs = 1_000;

/**
 * Returns the function that stops the server: it accepts no new connection, answers every request
 * that has arrived to the last byte, and closes all other connections.
 *
 * Node's `close` is not enough. It closes connections at once that it takes for idle: those whose
 * answer is written but not read yet, and those whose next request is waiting to be read. And it
 * waits for connections on which nothing was ever requested.
 */
export function createGracefulStop(
  server: Server,
  { graceMs = longestWaitMs, settleMs = shortestWaitMs } = {},
) {
  const owed = new Map<Socket, Set<ServerResponse>>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    owed.set(socket, new Set());
    socket.once("close", () => owed.delete(socket));
  });
  // Ahead of the app, which may answer at once.
  server.prependListener("request", ({ socket }, answer) => {
    owed.get(socket)?.add(answer);
    if (stopping) answer.setHeader("Connection", "close");
    answer.once("close", () => {
      owed.get(socket)?.delete(answer);
      if (stopping) closeIfIdle(socket);
    });
  });

  function closeIfIdle(socket: Socket) {
    if (owed.get(socket)?.size === 0) socket.destroySoon();
  }

  return async function stop() {
    stopping = true;
    for (const answers of owed.values()) announceClose([...answers].at(-1));
    // Accept the connections that are already in the queue: closing would reset them.
    await turnOfTheLoop();
    await turnOfTheLoop();
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const settling = setTimeout(() => {
      // On a busy machine the time may be up before anything was read: read once, then decide.
      setImmediate(() => [...owed.keys()].forEach(closeIfIdle));
    }, settleMs);
    const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(settling);
    clearTimeout(overdue);
  };
}

/** So that the client sends its next request to another server, or to the next run of this one. */
function announceClose(answer: ServerResponse | undefined) {
  if (answer && !answer.headersSent) answer.setHeader("Connection", "close");
}
