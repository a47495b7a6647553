import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export type OpenConnections = ReturnType<typeof watchConnections>;

/** Which connections are open, which answers are due on each, and which have been idle for how long. */
export function watchConnections(server: Server) {
  const open = new Map<Socket, Set<ServerResponse>>();
  /** No answer is due on these. The one that has been idle for longest comes first. */
  const idle = new Set<Socket>();
  const idleListeners: ((socket: Socket) => void)[] = [];

  function forget(socket: Socket) {
    open.delete(socket);
    idle.delete(socket);
  }

  server.on("connection", (socket: Socket) => {
    open.set(socket, new Set());
    idle.add(socket);
    socket.once("close", () => forget(socket));
  });
  // Ahead of the app, which may answer at once.
  server.prependListener("request", ({ socket }, answer) => {
    idle.delete(socket);
    open.get(socket)?.add(answer);
    answer.once("close", () => {
      const due = open.get(socket);
      due?.delete(answer);
      if (due?.size !== 0) return;
      idle.add(socket);
      for (const listener of idleListeners) listener(socket);
    });
  });

  return {
    open: open as ReadonlyMap<Socket, ReadonlySet<ServerResponse>>,
    idle: idle as ReadonlySet<Socket>,
    /** Calls back whenever the last answer due on a connection has been given. */
    onIdle: (listener: (socket: Socket) => void) => idleListeners.push(listener),
    /** Closes the connection that has been idle for longest. */
    closeLongestIdle() {
      const [socket] = idle;
      if (!socket) return;
      // Not counted anymore from now on; the event comes later.
      forget(socket);
      socket.destroy();
    },
  };
}
