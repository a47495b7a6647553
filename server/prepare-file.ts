import { once } from "node:events";
import { open, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { Writable } from "node:stream";
import type { SiteFile } from "#contracts/file-list.ts";
import { fileHeaders, filePolicy, securityHeaders } from "#contracts/security-headers.ts";

/** Videos and archives above this size are read from the disk as the client takes them. */
const largestInMemory = 512 * 1024;

const extensions: Record<Encoding, string> = { br: ".br", gzip: ".gz", identity: "" };

/** One file of the site with its headers, ready to be sent in any of its encodings, whole or in part. */
export function prepareFile(
  folder: string,
  file: SiteFile,
  transportHeaders: Record<string, string>,
) {
  const isCompressed = file.encodings.length > 0;
  const isInMemory = isCompressed || file.size <= largestInMemory;
  const shared = {
    ...(file.policy ? securityHeaders : fileHeaders),
    ...transportHeaders,
    "Content-Type": file.type,
    "Content-Security-Policy": file.policy ?? filePolicy,
    "Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
    ...(isCompressed ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
  };
  const variants = { br: variant("br"), gzip: variant("gzip"), identity: variant("identity") };

  function variant(encoding: Encoding) {
    const source = path.join(folder, file.file + extensions[encoding]);
    const isPlain = encoding === "identity";
    const etag = `"${file.hash}${isPlain ? "" : `-${encoding}`}"`;
    // Names and values in turn, as Node writes them fastest.
    const headers = Object.entries({ ...shared, ETag: etag }).flat();
    const encoded = isPlain ? headers : [...headers, "Content-Encoding", encoding];
    return { source, etag, headers, encoded, read: readOnce(source) };
  }

  async function send(request: IncomingMessage, response: ServerResponse, status: 200 | 404) {
    const encoding = chooseEncoding(request.headers["accept-encoding"], file.encodings);
    const { source, etag, headers, encoded, read } = variants[encoding];
    if (status === 200 && isFresh(request.headers["if-none-match"], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    const range =
      status === 404 || isCompressed ? null : parseRange(rangeToServe(request, etag), file.size);
    if (range === "unsatisfiable") {
      const place = ["Content-Range", `bytes */${file.size}`, "Content-Length", "0"];
      response.writeHead(416, [...headers, ...place]).end();
      return;
    }
    const whole = isInMemory ? await read() : null;
    const size = whole?.length ?? file.size;
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const place = range ? ["Content-Range", `bytes ${start}-${end}/${size}`] : [];
    const length = ["Content-Length", String(end - start + 1)];
    response.writeHead(range ? 206 : status, [...encoded, ...place, ...length]);
    if (request.method === "HEAD") response.end();
    else if (whole) response.end(range ? whole.subarray(start, end + 1) : whole);
    else await sendFilePart(response, source, { start, end });
  }

  return { isPage: file.type.startsWith("text/html"), send };
}

/** The files of a build never change while the server runs. */
function readOnce(source: string) {
  let content: Promise<Buffer> | null = null;
  return () => {
    content ??= readFile(source).catch((error) => {
      // A disk that failed for a moment must not make the page fail until the next restart.
      content = null;
      throw error;
    });
    return content;
  };
}

/** Whether the client's copy is current, by `If-None-Match`. */
function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

/**
 * The `Range` to serve. It is defined for GET alone (RFC 9110, 14.2), and with `If-Range` only
 * while the file is still the one that the client has a part of: otherwise the client would join
 * parts of two different files.
 */
function rangeToServe({ method, headers }: IncomingMessage, etag: string) {
  const ifRange = headers["if-range"];
  const counts = method === "GET" && (ifRange === undefined || ifRange === etag);
  return counts ? headers.range : undefined;
}

type Encoding = "br" | "gzip" | "identity";

/** The best variant that a client accepts, by its `Accept-Encoding`: `gzip, br;q=0` accepts gzip. */
export function chooseEncoding(
  accepted: string | undefined,
  available: readonly ("br" | "gzip")[],
): Encoding {
  const weights = new Map((accepted ?? "").split(",").map(parseEntry));
  const weight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  return available.find((name) => weight(name) > 0) ?? "identity";
}

function parseEntry(entry: string): [name: string, weight: number] {
  const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, quality ? Number(quality.slice(2)) || 0 : 1];
}

/** The part of a file that `Range: bytes=…` names; `null` to send the whole. Several parts at once are not served. */
export function parseRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) return "unsatisfiable";
  return start > end ? null : { start, end };
}

const chunkBytes = 64 * 1024;

/**
 * Sends part of a file as fast as the client takes it. The file is open only while a chunk is read, so
 * a client that is slow or disconnects leaves nothing open. Node does not report a client that
 * disconnects with further requests in its pipeline: a descriptor kept to the end could stay forever.
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
