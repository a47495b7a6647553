import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";
import type { OpenConnections } from "./open-connections.ts";

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
  { open, idle, onIdle }: OpenConnections,
  { graceMs = longestWaitMs, settleMs = shortestWaitMs } = {},
) {
  let stopping = false;
  // Ahead of the app, which may answer at once.
  server.prependListener("request", (_, answer) => {
    if (stopping) answer.setHeader("Connection", "close");
  });
  onIdle((socket) => {
    if (stopping) socket.destroySoon();
  });

  return async function stop() {
    stopping = true;
    for (const answers of open.values()) announceClose([...answers].at(-1));
    // Accept the connections that are already in the queue: closing would reset them.
    await turnOfTheLoop();
    await turnOfTheLoop();
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const settling = setTimeout(() => {
      // On a busy machine the time may be up before anything was read: read once, then decide.
      setImmediate(() => {
        for (const socket of idle) socket.destroySoon();
      });
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
