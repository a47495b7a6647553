import { addressNetworks } from "./client-address.ts";

export type RateVerdict = { kind: "free" } | { kind: "wait"; seconds: number };

export type RateLimiter = {
  /** Whether one more from the address is allowed, or how long until it is. Does not count it. */
  check(address: string): RateVerdict;
  /** Counts one from the address, unless it has to wait. */
  take(address: string): RateVerdict;
  /** What is counted now, to go on with after a restart. */
  counts(): Counts;
};

/** When each network has its whole allowance back, in milliseconds since 1970. */
export type Counts = Record<string, number>;

/** Messages that were understood, and apart from them what was malformed or written by a bot. */
export type RateLimits = { messages: RateLimiter; junk: RateLimiter };

type Allowance = { key: string; burst: number; perHour: number };

const hourMs = 3_600_000;
/** An IPv6 /48 may send as much as this many of its /64 networks. */
const siteFactor = 4;
/** By default everyone together may send as much as this many addresses. */
const totalFactor = 50;
const totalBurstFactor = 20;
/** How many malformed bodies an address may send for each message. */
const junkFactor = 10;

export function createRateLimits({
  burst,
  perHour,
  totalPerHour,
  saved = { messages: {}, junk: {} },
  onCount = () => {},
}: {
  burst: number;
  perHour: number;
  totalPerHour: number;
  saved?: { messages: Counts; junk: Counts };
  /** Called after each change, so that it can be saved. */
  onCount?: () => void;
}): RateLimits {
  return {
    messages: createRateLimiter({ burst, perHour, totalPerHour, saved: saved.messages, onCount }),
    junk: createRateLimiter({
      burst: burst * junkFactor,
      perHour: perHour * junkFactor,
      // Junk from some must not keep out messages from others.
      totalPerHour: null,
      saved: saved.junk,
      onCount,
    }),
  };
}

/**
 * Token buckets: `burst` at once, then `perHour`, for each address, for each IPv6 /48 and for everyone
 * together. Remembers at most `maxAddresses` networks.
 */
export function createRateLimiter({
  burst,
  perHour,
  totalPerHour = perHour * totalFactor,
  maxAddresses = 10_000,
  clock = Date.now,
  saved = {},
  onCount = () => {},
}: {
  burst: number;
  perHour: number;
  /** `null` without a limit for everyone together. */
  totalPerHour?: number | null;
  maxAddresses?: number;
  clock?: () => number;
  saved?: Counts;
  onCount?: () => void;
}): RateLimiter {
  // A Map keeps the order of insertion, so the first entry is the network not seen for longest.
  const fullAt = new Map(Object.entries(saved));

  return {
    check: (address) => decide(usesOf(address)),
    take(address) {
      const uses = usesOf(address);
      const verdict = decide(uses);
      const now = clock();
      for (const { key, usedMs, eachMs } of uses) {
        fullAt.delete(key);
        fullAt.set(key, now + usedMs + (verdict.kind === "free" ? eachMs : 0));
      }
      forgetOldest();
      onCount();
      return verdict;
    },
    counts: () => Object.fromEntries([...fullAt].filter(([, time]) => time > clock())),
  };

  /** How much of each of its allowances an address has used, in the time it takes to come back. */
  function usesOf(address: string) {
    return allowancesFor(address).map(({ key, burst: most, perHour: rate }) => {
      const eachMs = hourMs / rate;
      const usedMs = Math.max(0, (fullAt.get(key) ?? 0) - clock());
      const maxMs = most * eachMs;
      // More than the whole was counted before the clock was set back, or under other settings.
      return { key, eachMs, maxMs, usedMs: usedMs > maxMs + 1000 ? 0 : usedMs };
    });
  }

  function decide(uses: ReturnType<typeof usesOf>): RateVerdict {
    const waitMs = Math.max(...uses.map(({ usedMs, eachMs, maxMs }) => usedMs + eachMs - maxMs));
    // Fractions of a millisecond get lost in sums.
    return waitMs < 1
      ? { kind: "free" }
      : { kind: "wait", seconds: Math.max(1, Math.ceil(waitMs / 1000)) };
  }

  function allowancesFor(address: string): Allowance[] {
    const { household, site } = addressNetworks(address);
    const allowances = [{ key: household, burst, perHour }];
    if (site !== null) {
      allowances.push({ key: site, burst: burst * siteFactor, perHour: perHour * siteFactor });
    }
    if (totalPerHour !== null) {
      const most = Math.min(burst * totalBurstFactor, totalPerHour);
      allowances.push({ key: "everyone", burst: most, perHour: totalPerHour });
    }
    return allowances;
  }

  function forgetOldest() {
    for (const key of fullAt.keys()) {
      // The shared entry is always among the newest, so it is never reached.
      if (fullAt.size <= maxAddresses + 1) return;
      fullAt.delete(key);
    }
  }
}
