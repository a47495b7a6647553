import { createHash } from "node:crypto";
import { connect } from "node:net";
import { get } from "./connection.ts";
import type { SitePage } from "./load-site.ts";

const chunkBytes = 64 * 1024;

/** At this pace the file would take half a minute. */
const pauseMs = 200;

/** Reads a file in small pieces, so that most of it waits at the server. Resolves when the answer has begun. */
export async function openSlowReader(port: number, file: SitePage) {
  const digest = createHash("sha256");
  let isAtFullSpeed = false;
  let received = 0;
  let length: number | null = null;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const socket = connect({
    port,
    host: "127.0.0.1",
    onread: { buffer: Buffer.alloc(chunkBytes), callback: readChunk },
  });
  socket.on("error", begun);
  const ended = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
  });
  socket.write(get(file.path));
  await hasBegun;

  return {
    /** Reads at full speed from now on. */
    hurry() {
      isAtFullSpeed = true;
      socket.resume();
    },
    drop: () => void socket.resetAndDestroy(),
    /** Whether every byte arrived, once the connection is closed. */
    async gotAll() {
      await ended;
      return received === length && digest.digest("base64url").slice(0, 22) === file.hash;
    },
  };

  function readChunk(count: number, buffer: Uint8Array) {
    let body = Buffer.from(buffer.subarray(0, count));
    if (length === null) {
      const head = body.subarray(0, body.indexOf("\r\n\r\n") + 4);
      length = Number(/^content-length: (\d+)/im.exec(head.toString("latin1"))?.[1]);
      body = body.subarray(head.length);
      begun();
    }
    digest.update(body);
    received += body.length;
    if (received === length) socket.end();
    if (!isAtFullSpeed) setTimeout(() => socket.resume(), pauseMs);
    return isAtFullSpeed;
  }
}
