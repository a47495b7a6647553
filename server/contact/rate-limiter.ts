import { addressNetworks } from "./address-networks.ts";

export type RateVerdict = { kind: "free" } | { kind: "wait"; seconds: number };

export type RateLimiter = {
  /** Counts one message from the address, or says how long until the next one is allowed. */
  take(address: string): RateVerdict;
};

type Bucket = { tokens: number; filledAt: number };
type Allowance = { key: string; burst: number; perHour: number };

/** An IPv6 /48 may send as much as this many of its /64 networks. */
const siteFactor = 4;
/** By default everyone together may send as much as this many addresses. */
const totalFactor = 50;
const totalBurstFactor = 20;

/**
 * Token buckets: `burst` messages at once, then `perHour`, for each address, for each IPv6 /48 and
 * for everyone together. Remembers at most `maxAddresses` networks.
 */
export function createRateLimiter({
  burst,
  perHour,
  totalPerHour = perHour * totalFactor,
  maxAddresses = 10_000,
  clock = Date.now,
}: {
  burst: number;
  perHour: number;
  totalPerHour?: number;
  maxAddresses?: number;
  clock?: () => number;
}): RateLimiter {
  // A Map keeps the order of insertion, so the first entry is the network not seen for longest.
  const buckets = new Map<string, Bucket>();
  const everyone: Allowance = {
    key: "everyone",
    burst: Math.min(burst * totalBurstFactor, totalPerHour),
    perHour: totalPerHour,
  };

  return {
    take(address) {
      const now = clock();
      const filled = allowancesFor(address).map((allowance) => ({
        ...allowance,
        tokens: tokensIn(allowance, now),
      }));
      const waits = filled
        .filter(({ tokens }) => tokens < 1)
        .map(({ tokens, perHour: rate }) => ((1 - tokens) / rate) * 3600);
      const free = waits.length === 0;
      for (const { key, tokens } of filled) {
        buckets.delete(key);
        buckets.set(key, { tokens: free ? tokens - 1 : tokens, filledAt: now });
      }
      forgetOldest();
      return free
        ? { kind: "free" }
        : { kind: "wait", seconds: Math.max(1, Math.ceil(Math.max(...waits))) };
    },
  };

  function allowancesFor(address: string): Allowance[] {
    const { household, site } = addressNetworks(address);
    return [
      { key: household, burst, perHour },
      ...(site === null
        ? []
        : [{ key: site, burst: burst * siteFactor, perHour: perHour * siteFactor }]),
      everyone,
    ];
  }

  function tokensIn({ key, burst: most, perHour: rate }: Allowance, now: number) {
    const bucket = buckets.get(key) ?? { tokens: most, filledAt: now };
    // A clock that is set back must not drain the bucket.
    const elapsedMs = Math.max(0, now - bucket.filledAt);
    return Math.min(most, bucket.tokens + (elapsedMs * rate) / 3_600_000);
  }

  function forgetOldest() {
    for (const key of buckets.keys()) {
      // The bucket of everyone is among the newest, so it is never reached.
      if (buckets.size <= maxAddresses + 1) return;
      buckets.delete(key);
    }
  }
}
