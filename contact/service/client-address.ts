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

/** The networks an address belongs to, smallest first. */
type AddressNetworks = { household: string; site: string | null };

/**
 * An IPv4 address is one household or office. An IPv6 host picks its address from a /64 network, and
 * a customer of many providers gets 65,536 of those: a /48.
 */
export function addressNetworks(address: string): AddressNetworks {
  const plain = (address.split("%")[0] ?? "").toLowerCase();
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain) ?? [];
  if (mapped !== undefined) return { household: mapped, site: null };
  if (!plain.includes(":")) return { household: plain, site: null };

  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
  return {
    household: `${groups.slice(0, 4).join(":")}::/64`,
    site: `${groups.slice(0, 3).join(":")}::/48`,
  };
}
