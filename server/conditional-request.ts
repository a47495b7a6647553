/** Whether the client's copy is current, by `If-None-Match`. */
export function isFresh(request: Request, etag: string): boolean {
  const ifNoneMatch = request.headers.get("if-none-match");
  if (!ifNoneMatch) return false;
  const known = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

/**
 * The `Range` that counts. It is defined for GET alone (RFC 9110, 14.2), and with `If-Range` only
 * while the file is still the one that the client has a part of: otherwise the client would join
 * parts of two different files.
 */
export function rangeToServe(request: Request, etag: string): string | null {
  if (request.method !== "GET") return null;
  const ifRange = request.headers.get("if-range");
  return ifRange === null || ifRange.trim() === etag ? request.headers.get("range") : null;
}
