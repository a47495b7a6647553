/**
 * The visitor's address. Behind proxies the socket's is the nearest proxy's, and each proxy adds
 * the one before it at the right end of `X-Forwarded-For`; what stands further left anyone can
 * have written.
 */
export function clientAddress(
  request: Request,
  socketAddress: string,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socketAddress;
  const hops = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  return hops.at(-trustedProxies) ?? hops[0] ?? socketAddress;
}
