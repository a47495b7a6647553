import { readdirSync } from "node:fs";

export type Gauge = { rss: number; held: number; sockets: number; files: number };

/**
 * Loaded into the server's process. Reports to the test, over the channel between parent and child,
 * what the process holds after garbage collection.
 */
process.on("message", () => {
  globalThis.gc?.();
  // Streams and sockets release their memory one turn of the event loop after collection.
  setTimeout(() => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const sockets = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap");
    const gauge: Gauge = {
      ...{ rss, held: heapUsed + external },
      ...{ sockets: sockets.length, files: openFiles() },
    };
    process.send?.(gauge);
  }, 100);
});
// The channel alone must not keep a server alive that has stopped.
process.channel?.unref();

/** File descriptors the process has open; known on Linux only. */
function openFiles() {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return 0;
  }
}
