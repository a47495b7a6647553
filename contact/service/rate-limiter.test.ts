import { describe, expect, test } from "vitest";
import { createRateLimiter } from "./rate-limiter.ts";

function limiterAt(start: number, options: Omit<Parameters<typeof createRateLimiter>[0], "clock">) {
  const time = { now: start };
  const limiter = createRateLimiter({ ...options, clock: () => time.now });
  return { time, take: (address: string) => limiter.take(address) };
}

const free = { kind: "free" };

describe("the rate limiter", () => {
  test("lets a burst through, then one message per refill", () => {
    const { time, take } = limiterAt(0, { burst: 3, perHour: 60 });
    expect([take("a"), take("a"), take("a")]).toEqual([free, free, free]);
    expect(take("a")).toEqual({ kind: "wait", seconds: 60 });
    time.now = 45_000;
    expect(take("a")).toEqual({ kind: "wait", seconds: 15 });
    time.now = 60_000;
    expect(take("a")).toEqual(free);
    expect(take("a")).toEqual({ kind: "wait", seconds: 60 });
  });

  test("saves up no more than a burst", () => {
    const { time, take } = limiterAt(0, { burst: 2, perHour: 60 });
    take("a");
    time.now = 1e9;
    expect([take("a"), take("a"), take("a").kind]).toEqual([free, free, "wait"]);
  });

  test("does not lengthen the wait of someone who asks too early", () => {
    const { time, take } = limiterAt(0, { burst: 1, perHour: 60 });
    take("a");
    for (time.now = 0; time.now < 60_000; time.now += 500) expect(take("a").kind).toBe("wait");
    time.now = 60_001;
    expect(take("a")).toEqual(free);
  });

  test("allows a whole burst at any rate", () => {
    for (const perHour of [7, 11, 13, 17, 977]) {
      const { take } = limiterAt(1.8e12, { burst: 30, perHour, totalPerHour: 1_000_000 });
      const verdicts = Array.from({ length: 31 }, () => take("a").kind);
      expect(verdicts).toEqual([...Array(30).fill("free"), "wait"]);
    }
  });

  test("tells whether one more is allowed without counting it", () => {
    const limiter = createRateLimiter({ burst: 1, perHour: 60, clock: () => 0 });
    expect([limiter.check("a"), limiter.check("a")]).toEqual([free, free]);
    limiter.take("a");
    expect(limiter.check("a")).toEqual({ kind: "wait", seconds: 60 });
  });

  test("goes on with its counts after a restart, and keeps none that is whole again", () => {
    const time = { now: 1e12 };
    const options = { burst: 2, perHour: 60, clock: () => time.now };
    const before = createRateLimiter(options);
    for (const address of ["a", "a", "b"]) before.take(address);
    const after = createRateLimiter({ ...options, saved: before.counts() });
    expect(after.take("a")).toEqual({ kind: "wait", seconds: 60 });
    expect([after.take("b"), after.take("b").kind]).toEqual([free, "wait"]);
    time.now += 120_000;
    expect(after.counts()).toEqual({});
  });

  test("may leave everyone together without a limit", () => {
    const { take } = limiterAt(0, { burst: 1, perHour: 1, totalPerHour: null });
    const verdicts = Array.from({ length: 5000 }, (_, n) => take(`${n}`).kind);
    expect(new Set(verdicts)).toEqual(new Set(["free"]));
  });

  test("survives a clock that is set back", () => {
    const { time, take } = limiterAt(1e9, { burst: 2, perHour: 60 });
    take("a");
    time.now = 0;
    expect(take("a")).toEqual(free);
  });

  test("counts a whole IPv6 /48 as four of its /64 networks", () => {
    const { time, take } = limiterAt(0, { burst: 2, perHour: 60 });
    const networks = Array.from({ length: 5 }, (_, n) => `2001:db8:1:${n}::1`);
    const verdicts = networks.flatMap((network) => [take(network).kind, take(network).kind]);
    expect(verdicts).toEqual([...Array(8).fill("free"), "wait", "wait"]);
    expect(take("2001:db8:2:1::1")).toEqual(free);
    expect(take("2001:db8:1:9::1")).toEqual({ kind: "wait", seconds: 15 });
    time.now = 15_000;
    expect(take("2001:db8:1:9::1")).toEqual(free);
  });

  test("limits everyone together", () => {
    const { time, take } = limiterAt(0, { burst: 2, perHour: 60, totalPerHour: 3600 });
    const verdicts = Array.from({ length: 41 }, (_, n) => take(`192.0.2.${n}`).kind);
    expect(verdicts).toEqual([...Array(40).fill("free"), "wait"]);
    expect(take("198.51.100.1")).toEqual({ kind: "wait", seconds: 1 });
    time.now = 1000;
    expect(take("198.51.100.1")).toEqual(free);
  });

  test("names the longer wait when both the address and everyone together must wait", () => {
    const { take } = limiterAt(0, { burst: 1, perHour: 1, totalPerHour: 2 });
    take("a");
    take("b");
    expect(take("c")).toEqual({ kind: "wait", seconds: 1800 });
    expect(take("a")).toEqual({ kind: "wait", seconds: 3600 });
  });

  test("takes nothing from an address that the limit for everyone has refused", () => {
    const { time, take } = limiterAt(0, { burst: 1, perHour: 1, totalPerHour: 1 });
    expect(take("a")).toEqual(free);
    expect(take("b").kind).toBe("wait");
    time.now = 3_600_000;
    expect(take("b")).toEqual(free);
  });

  test("forgets the address it has not seen for longest when there are too many", () => {
    const { take } = limiterAt(0, {
      burst: 1,
      perHour: 1,
      totalPerHour: 1_000_000,
      maxAddresses: 2,
    });
    take("a");
    take("b");
    expect(take("a").kind).toBe("wait");
    take("c");
    expect(take("a").kind).toBe("wait");
    expect(take("b")).toEqual(free);
  });
});
