import { connect, type Socket } from "node:net";
import { get } from "./connection.ts";
import type { LoadSite } from "./load-site.ts";
import { type Findings, none, sleep } from "./phase.ts";
import type { ServerProcess } from "./server-process.ts";

/** By then the server must have given up on all of them: twice its limit, as Node counts it. */
const timeLimitMs = 90_000;

/** Clients that request a large file and never read a byte of it. */
export async function openStalledReaders(
  server: ServerProcess,
  site: LoadSite,
  { readers }: { readers: number },
) {
  const beganAt = performance.now();
  const before = await server.gauge();
  const sockets: Socket[] = Array.from({ length: readers }, (_, number) => {
    const socket = connect({ port: server.port, host: "127.0.0.1" }).pause();
    socket.on("error", () => {});
    socket.write(get(number % 2 === 0 ? site.largeMedia.path : site.largeText.path));
    return socket;
  });

  return {
    /** Waits until all others are closed, so that any connection left is one of these. */
    async findings(): Promise<Findings> {
      let held: number;
      do {
        await sleep(1000);
        held = (await server.gauge()).sockets - before.sockets;
      } while (held > 0 && performance.now() - beganAt < timeLimitMs);
      for (const socket of sockets) socket.destroy();
      return {
        figures: {
          "requested a file and read nothing": readers,
          "of these still connected at the end": Math.max(0, held),
        },
        failures: none(Math.max(0, held), "readers who read nothing are held for ever"),
      };
    },
  };
}
