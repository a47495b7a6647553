export type OriginVerdict =
  | { kind: "own" }
  /** Another site that the owner allows. Browsers require it to be repeated in the answer. */
  | { kind: "allowed"; origin: string }
  | { kind: "refused" };

/** Whether the page that sent the request is allowed to. A client without an origin is not a page in a browser. */
export function judgeOrigin(request: Request, allowedOrigins: readonly string[]): OriginVerdict {
  const origin = request.headers.get("origin");
  if (origin !== null && allowedOrigins.includes(origin)) return { kind: "allowed", origin };
  if (request.headers.get("sec-fetch-site") === "cross-site") return { kind: "refused" };
  if (origin === null || isOwn(origin, new URL(request.url))) return { kind: "own" };
  return { kind: "refused" };
}

/** Behind a proxy that terminates TLS, the page is https and the request that reaches us is http. */
function isOwn(origin: string, own: URL) {
  return origin === own.origin || origin === `https://${own.host}`;
}
