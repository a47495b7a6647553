import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as turnOfTheLoop } from "node:timers/promises";

/** Docker kills a container 10 seconds after it asked it to stop. */
const longestWaitMs = 8_000;

/** For requests that set out before their clients could know. */
const shortestWaitMs = 1_000;

/**
 * Gives the function that stops the server: no new connection is taken, every request that has
 * arrived is answered to its last byte, and everyone else is hung up on.
 *
 * Node's `close` would not do. It hangs up at once on connections it takes for idle: those whose
 * answer is handed over but not read yet, and those whose next request waits to be read. And it
 * waits for connections on which nothing was ever asked.
 */
export function createGracefulStop(
  server: Server,
  { graceMs = longestWaitMs, hearingMs = shortestWaitMs } = {},
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
    // Whoever stands at the door already is let in: closing it would turn the queue away.
    await turnOfTheLoop();
    await turnOfTheLoop();
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    const hearing = setTimeout(() => {
      // On a busy machine the time may be up before anything was read: read once, then judge.
      setImmediate(() => [...owed.keys()].forEach(closeIfIdle));
    }, hearingMs);
    const overdue = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(hearing);
    clearTimeout(overdue);
  };
}

/** So that the client asks its next question of another server, or of the next. */
function announceClose(answer: ServerResponse | undefined) {
  if (answer && !answer.headersSent) answer.setHeader("Connection", "close");
}
