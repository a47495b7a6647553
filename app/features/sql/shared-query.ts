/** Longer addresses are cut or refused somewhere on their way. */
const longestHash = 8000;

/** `#q1=…`: the text of a query, compressed, for an address to share. Null where it is too long for one. */
export async function hashOfQuery(queryId: string, sql: string): Promise<string | null> {
  const packed = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(sql));
  const text = btoa(String.fromCharCode(...packed.slice(0, longestHash)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
  return packed.length < longestHash && text.length < longestHash ? `#${queryId}=${text}` : null;
}

/** The text in an address, if it holds one for this query that can be read. */
export async function queryInHash(queryId: string, hash: string): Promise<string | null> {
  if (!hash.startsWith(`#${queryId}=`)) return null;
  try {
    const text = hash.slice(queryId.length + 2);
    const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(packed, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(
      await through(new DecompressionStream("deflate-raw"), bytes),
    );
  } catch {
    return null;
  }
}

async function through(
  transform: GenericTransformStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
