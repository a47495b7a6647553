/** The networks an address belongs to, smallest first. */
export type AddressNetworks = { household: string; site: string | null };

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
