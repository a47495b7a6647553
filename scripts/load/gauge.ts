import { readdirSync } from "node:fs";

/**
 * Loaded into the server's process beside the server: tells the test, over the channel between
 * parent and child, what the process holds once its garbage is collected.
 */
process.on("message", () => {
  globalThis.gc?.();
  // Streams and sockets let go of their memory a turn after they are collected.
  setTimeout(() => {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const sockets = process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap");
    process.send?.({ rss, held: heapUsed + external, sockets: sockets.length, files: openFiles() });
  }, 100);
});
// The channel alone must not keep a server alive that has stopped.
process.channel?.unref();

/** Descriptors the process has open; only Linux says. */
function openFiles() {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return 0;
  }
}
