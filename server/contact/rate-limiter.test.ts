import { describe, expect, test } from "vitest";
import { addressKey, createRateLimiter } from "./rate-limiter.ts";

function limiterAt(
  start: number,
  options: { burst: number; perHour: number; maxAddresses?: number },
) {
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

  test("asking while one waits does not lengthen the wait", () => {
    const { time, take } = limiterAt(0, { burst: 1, perHour: 60 });
    take("a");
    for (time.now = 0; time.now < 60_000; time.now += 500) expect(take("a").kind).toBe("wait");
    time.now = 60_001;
    expect(take("a")).toEqual(free);
  });

  test("survives a clock that is set back", () => {
    const { time, take } = limiterAt(1e9, { burst: 2, perHour: 60 });
    take("a");
    time.now = 0;
    expect(take("a")).toEqual(free);
  });

  test("forgets the address it has not seen for longest when there are too many", () => {
    const { take } = limiterAt(0, { burst: 1, perHour: 1, maxAddresses: 2 });
    take("a");
    take("b");
    expect(take("a").kind).toBe("wait");
    take("c");
    expect(take("a").kind).toBe("wait");
    expect(take("b")).toEqual(free);
  });
});

describe("one key stands", () => {
  test.each([
    ["for an IPv4 address", "192.0.2.1", "192.0.2.1"],
    ["for an IPv4 address in IPv6 clothes", "::ffff:192.0.2.1", "192.0.2.1"],
    ["for the /64 network of an IPv6 address", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["for the same network written short", "2001:0DB8:1:2::6", "2001:db8:1:2"],
    ["for a network with zeros inside", "2001:db8::6", "2001:db8:0:0"],
    ["for loopback", "::1", "0:0:0:0"],
    ["for a link-local address, whatever its zone", "fe80::1%eth0", "fe80:0:0:0"],
    ["for an unknown address", "", ""],
  ])("%s", (_, address, key) => expect(addressKey(address)).toBe(key));
});
