import { once } from "node:events";
import { open } from "node:fs/promises";
import type { Writable } from "node:stream";

const chunkBytes = 64 * 1024;

/**
 * Sends part of a file as fast as the client takes it. The file is open only while a chunk is read, so
 * a client that is slow or disconnects leaves nothing open. Node does not report a client that
 * disconnects with further requests in its pipeline: a descriptor kept to the end could stay for ever.
 */
export async function sendFilePart(
  response: Writable,
  file: string,
  { start, end }: { start: number; end: number },
) {
  let position = start;
  while (position <= end) {
    const chunk = await readChunk(file, position, Math.min(chunkBytes, end + 1 - position));
    if (chunk.length === 0) throw new Error(`${file} is shorter than when it was built.`);
    position += chunk.length;
    // A client that has gone never drains: nothing more is read for it.
    if (!response.write(chunk)) await once(response, "drain");
  }
  response.end();
}

async function readChunk(file: string, position: number, length: number) {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: new Uint8Array(length), position });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
