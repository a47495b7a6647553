/** A download that ended early or was refused. */
export class BrokenDownload extends Error {}

/** Fetches a file and reports each piece as it arrives. */
export async function fetchCounted(url: string, onBytes: (bytes: number) => void) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new BrokenDownload(`${response.status}: ${url}`);
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      onBytes(piece.value.byteLength);
    }
  } catch (error) {
    throw error instanceof BrokenDownload ? error : new BrokenDownload(url, { cause: error });
  }
  return new Blob(pieces);
}
