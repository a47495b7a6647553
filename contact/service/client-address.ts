/**
 * The visitor's address. Behind proxies the socket's address is the nearest proxy's, and each proxy
 * appends the address it saw to `X-Forwarded-For`. Entries further left may be forged.
 */
export function clientAddress(
  request: Request,
  socketAddress: string,
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socketAddress;
  const hops = (request.headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => withoutPort(hop.trim()))
    .filter((hop) => hop !== "");
  return hops.at(-trustedProxies) ?? hops[0] ?? socketAddress;
}

/** Some proxies append the port, which is another one for every connection. */
function withoutPort(hop: string) {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(hop) ?? [];
  if (bracketed !== undefined) return bracketed;
  return hop.replace(/^([^:]+):\d+$/, "$1");
}
