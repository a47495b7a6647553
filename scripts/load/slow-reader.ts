import { createHash } from "node:crypto";
import { connect } from "node:net";
import type { SitePage } from "./load-site.ts";
import { get } from "./requests.ts";

const biteBytes = 64 * 1024;

/** So slowly that the file would take half a minute. */
const pauseMs = 200;

/** Reads a file in small pieces, so that most of it waits at the server. Resolves when the answer has begun. */
export async function openSlowReader(port: number, file: SitePage) {
  const digest = createHash("sha256");
  let hurried = false;
  let received = 0;
  let length: number | null = null;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const socket = connect({
    port,
    host: "127.0.0.1",
    onread: { buffer: Buffer.alloc(biteBytes), callback: bite },
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
      hurried = true;
      socket.resume();
    },
    drop: () => void socket.resetAndDestroy(),
    /** Whether every byte arrived, once the connection is closed. */
    async gotAll() {
      await ended;
      return received === length && digest.digest("base64url").slice(0, 22) === file.hash;
    },
  };

  function bite(count: number, buffer: Uint8Array) {
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
    if (!hurried) setTimeout(() => socket.resume(), pauseMs);
    return hurried;
  }
}
