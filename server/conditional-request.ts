import type { IncomingMessage } from "node:http";

/** Whether the client's copy is current, by `If-None-Match`. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

/**
 * The `Range` to serve. It is defined for GET alone (RFC 9110, 14.2), and with `If-Range` only
 * while the file is still the one that the client has a part of: otherwise the client would join
 * parts of two different files.
 */
export function rangeToServe({ method, headers }: IncomingMessage, etag: string) {
  const ifRange = headers["if-range"];
  const counts = method === "GET" && (ifRange === undefined || ifRange === etag);
  return counts ? headers.range : undefined;
}
