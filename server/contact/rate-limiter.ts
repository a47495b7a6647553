export type RateVerdict = { kind: "free" } | { kind: "wait"; seconds: number };

export type RateLimiter = {
  /** Takes one message's worth from the address, or says how long until there is one. */
  take(address: string): RateVerdict;
};

type Bucket = { tokens: number; filledAt: number };

/** A token bucket per address: `burst` at once, then `perHour`. Remembers `maxAddresses` at most. */
export function createRateLimiter({
  burst,
  perHour,
  maxAddresses = 10_000,
  clock = Date.now,
}: {
  burst: number;
  perHour: number;
  maxAddresses?: number;
  clock?: () => number;
}): RateLimiter {
  const tokensPerMs = perHour / 3_600_000;
  // A Map keeps the order of insertion, so the first entry is the address not seen for longest.
  const buckets = new Map<string, Bucket>();

  return {
    take(address) {
      const now = clock();
      const key = addressKey(address);
      const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now };
      // A clock set back must not drain the bucket.
      const elapsed = Math.max(0, now - bucket.filledAt);
      const tokens = Math.min(burst, bucket.tokens + elapsed * tokensPerMs);
      const free = tokens >= 1;

      buckets.delete(key);
      buckets.set(key, { tokens: free ? tokens - 1 : tokens, filledAt: now });
      const [oldest] = buckets.keys();
      if (buckets.size > maxAddresses && oldest !== undefined) buckets.delete(oldest);

      if (free) return { kind: "free" };
      return { kind: "wait", seconds: Math.max(1, Math.ceil((1 - tokens) / tokensPerMs / 1000)) };
    },
  };
}

/** One household or office: an IPv4 address, or the /64 network that an IPv6 host picks from. */
export function addressKey(address: string): string {
  const plain = (address.split("%")[0] ?? "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!plain.includes(":")) return plain;

  const [head = "", tail] = plain.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill("0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
