import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakEvens } from "./break-even.ts";
import { type Leg, profitAtExpiry } from "./payoff.ts";

const call = (strike: number, premium: number, quantity = 1): Leg => {
  return { kind: "call", strike, premium, quantity };
};
const put = (strike: number, premium: number, quantity = 1): Leg => {
  return { kind: "put", strike, premium, quantity };
};

describe("breakEvens", () => {
  test("of a call lie at strike plus premium", () => {
    expect(breakEvens([call(100, 5)])).toEqual([105]);
  });

  test("of a put lie at strike less premium", () => {
    expect(breakEvens([put(100, 4)])).toEqual([96]);
  });

  test("of a straddle lie at the strike plus and minus both premiums", () => {
    expect(breakEvens([call(100, 5), put(100, 4)])).toEqual([91, 109]);
  });

  test("of a bull call spread lie at the lower strike plus the net premium", () => {
    expect(breakEvens([call(100, 5), call(110, 2, -1)])).toEqual([103]);
  });

  test("of an iron condor are two, outside the strikes sold", () => {
    const condor = [put(80, 1), put(90, 3, -1), call(110, 3, -1), call(120, 1)];
    expect(breakEvens(condor)).toEqual([86, 114]);
  });

  test("of a long butterfly are two, inside its wings", () => {
    expect(breakEvens([call(90, 12), call(100, 5, -2), call(110, 1)])).toEqual([93, 107]);
  });

  test("of uneven amounts are not multiplied by rounding on a flat stretch", () => {
    const [only, ...others] = breakEvens([call(100.1, 5.3), call(110.7, 2.2, -1)]);
    expect(only).toBeCloseTo(103.2, 10);
    expect(others).toEqual([]);
  });

  test("that fall on a strike are found once, however the amounts round", () => {
    // In binary 100.1 + 0.1 misses 100.2 by a hair, below it and so inside the stretch before.
    expect(breakEvens([call(100.1, 0.1), call(100.2, 0, -0.5)])).toEqual([100.2]);
  });

  test("of the share alone lie at the price paid", () => {
    expect(breakEvens([{ kind: "share", price: 42, quantity: 1 }])).toEqual([42]);
  });

  test("of a put bought for its strike lie at zero", () => {
    expect(breakEvens([put(50, 50)])).toEqual([0]);
  });

  test("of a strategy that only gains or only loses are none", () => {
    expect(breakEvens([call(100, -1)])).toEqual([]);
    expect(breakEvens([put(100, 101)])).toEqual([]);
  });

  test("of no premium lie along the stretch where nothing is gained or lost", () => {
    expect(breakEvens([call(100, 0)])).toEqual([0, 100]);
    expect(breakEvens([])).toEqual([0]);
  });

  test("of a call that costs nothing and is always exercised lie at zero, once", () => {
    expect(breakEvens([call(0, 0)])).toEqual([0]);
  });

  test("of stock hedged by put and call at the price paid lie along every price: parity", () => {
    const stock: Leg = { kind: "share", price: 100.1, quantity: 1 };
    expect(breakEvens([stock, put(100.1, 5.3), call(100.1, 5.3, -1)])).toEqual([0, 100.1]);
  });

  test("part gains from losses: profit is zero at each and keeps its sign between them", () => {
    const quantity = fc.integer({ min: -3, max: 3 }).filter((n) => n !== 0);
    const leg: fc.Arbitrary<Leg> = fc.record({
      kind: fc.constantFrom("call", "put"),
      strike: fc.integer({ min: 1, max: 200 }),
      premium: fc.integer({ min: 1, max: 60 }),
      quantity,
    });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 5 }), (legs) => {
        const found = breakEvens(legs);
        for (const price of found) {
          expect(Math.abs(profitAtExpiry(legs, price))).toBeLessThan(1e-8);
        }
        const edges = [0, ...found, (found.at(-1) ?? 200) + 400];
        for (const [index, from] of edges.entries()) {
          const to = edges[index + 1];
          if (to === undefined || to === from) continue;
          const inside = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => from + share * (to - from));
          const signs = inside.map((price) => {
            const profit = profitAtExpiry(legs, price);
            return Math.abs(profit) < 1e-9 ? 0 : Math.sign(profit);
          });
          expect(new Set(signs).size).toBe(1);
        }
      }),
      { numRuns: 3000 },
    );
  });
});
