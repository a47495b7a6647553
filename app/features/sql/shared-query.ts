import { useEffect, useState } from "react";
import { useLocation } from "#app/lib/url-state/use-location.ts";

/** Longer addresses are cut or refused somewhere on their way. */
const longestHash = 8000;

/** In bytes. A few kilobytes can unpack into megabytes of line breaks, which would freeze the page. */
const longestQuery = 100_000;

/** `#q1=…`: the text of a query, compressed, for an address to share. Null where it is too long for one. */
export async function hashOfQuery(queryId: string, sql: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(sql);
  if (bytes.length > longestQuery) return null;
  const packed = await pipeThrough(new CompressionStream("deflate-raw"), bytes, longestHash);
  if (packed === null) return null;
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return text.length < longestHash ? `#${queryId}=${text}` : null;
}

/** The text in an address, if it holds one for this query that can be read. */
export async function queryInHash(queryId: string, hash: string): Promise<string | null> {
  if (!hash.startsWith(`#${queryId}=`)) return null;
  const text = hash.slice(queryId.length + 2);
  if (text.length >= longestHash) return null;
  try {
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    const unpacked = await pipeThrough(new DecompressionStream("deflate-raw"), bytes, longestQuery);
    return unpacked && new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
  } catch {
    return null;
  }
}

/** What comes out of a stream. Null, and no more is read, where it is longer than `maxBytes`. */
async function pipeThrough(
  transform: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const stream: ReadableStream<Uint8Array<ArrayBuffer>> = new Blob([bytes])
    .stream()
    .pipeThrough(transform);
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value);
    length += piece.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

type QuerySource = "author" | "link" | "visitor";

/** The text of a query: the author's, one that came with the address, or the visitor's edit of it. */
export function useQueryText(queryId: string, original: string) {
  const [edited, setEdited] = useState<{ text: string; from: "link" | "visitor" } | null>(null);
  /** How many texts have come with an address: an open editor has to start again with each. */
  const [arrivals, setArrivals] = useState(0);
  const { hash } = useLocation();

  useEffect(() => {
    let isGone = false;
    queryInHash(queryId, hash).then((text) => {
      if (text === null || isGone) return;
      setEdited({ text, from: "link" });
      setArrivals((count) => count + 1);
    });
    return () => {
      isGone = true;
    };
  }, [queryId, hash]);

  const isChanged = edited !== null && edited.text !== original;
  const source: QuerySource = isChanged ? edited.from : "author";
  return {
    text: edited?.text ?? original,
    source,
    arrivals,
    change: (text: string) => setEdited({ text, from: "visitor" }),
    reset: () => setEdited(null),
  };
}
