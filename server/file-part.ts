import { open } from "node:fs/promises";

const chunkBytes = 128 * 1024;

/**
 * Part of a file, read as the client asks for more. The file is open only while a chunk is read, so
 * a client that is slow or disconnects leaves nothing open. Node does not report a client that
 * disconnects with further requests in its pipeline: a descriptor kept to the end could stay for ever.
 */
export function filePart(file: string, { start, end }: { start: number; end: number }) {
  let position = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await readChunk(file, position, Math.min(chunkBytes, end + 1 - position));
        if (chunk.length === 0) throw new Error(`${file} is shorter than when it was built.`);
        controller.enqueue(chunk);
        position += chunk.length;
        if (position > end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
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
