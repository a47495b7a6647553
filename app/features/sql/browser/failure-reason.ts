import type { FailureReason } from "./messages.ts";

/** Why PostgreSQL did not start. */
export function startFailure(error: unknown): FailureReason {
  if (error instanceof BrokenDownload) return "connection";
  // A file that was cut off without the browser noticing; or the policy of the page, which says so.
  if (error instanceof WebAssembly.CompileError && !/polic|unsafe-eval/i.test(error.message))
    return "connection";
  return isOutOfMemory(error) ? "no-memory" : "other";
}

/**
 * Why PostgreSQL can no longer be used after a run. Null for an error that it reported itself, always with
 * a SQLSTATE; anything else comes from WebAssembly and leaves a database that may be damaged.
 */
export function runFailure(error: unknown): FailureReason | null {
  const { code } = Object(error) as { code?: unknown };
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return null;
  return isOutOfMemory(error) ? "no-memory" : "crashed";
}

/** A wild pointer ("memory access out of bounds") or an endless recursion is not a lack of memory. */
function isOutOfMemory(error: unknown) {
  const message = String(error);
  if (/memory access|call stack/i.test(message)) return false;
  return error instanceof RangeError || /memory|\bOOM\b/i.test(message);
}

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
