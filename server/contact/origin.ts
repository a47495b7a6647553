export type OriginVerdict =
  | { kind: "own" }
  /** Another site that the owner has named: browsers want it repeated in the answer. */
  | { kind: "allowed"; origin: string }
  | { kind: "refused" };

/** Whether the page that sent the request may. A client that names no origin is no browser page. */
export function judgeOrigin(request: Request, allowedOrigins: readonly string[]): OriginVerdict {
  const origin = request.headers.get("origin");
  if (origin !== null && allowedOrigins.includes(origin)) return { kind: "allowed", origin };
  if (request.headers.get("sec-fetch-site") === "cross-site") return { kind: "refused" };
  if (origin === null || isOwn(origin, new URL(request.url))) return { kind: "own" };
  return { kind: "refused" };
}

/** Behind a proxy that ends TLS the page is https and the request that reaches us http. */
function isOwn(origin: string, own: URL) {
  return origin === own.origin || origin === `https://${own.host}`;
}
