import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { extremes } from "./extremes.ts";
import { type Leg, profitAtExpiry } from "./payoff.ts";

const call = (strike: number, premium: number, quantity = 1): Leg => {
  return { kind: "call", strike, premium, quantity };
};
const put = (strike: number, premium: number, quantity = 1): Leg => {
  return { kind: "put", strike, premium, quantity };
};

// The cases are those of the trading strategies in Hull's "Options, Futures, and Other Derivatives"; the extremes by
// hand: a spread of 5 less the 2 paid for it, 5 less 1, and the two premiums of 4 and 3.
describe("extremes", () => {
  test("of Hull's bull spread, calls at 30 and 35 for 3 and 1, are +3 and −2", () => {
    expect(extremes([call(30, 3), call(35, 1, -1)])).toEqual({
      greatestProfit: { kind: "limited", profit: 3, at: [{ from: 35, to: Infinity }] },
      greatestLoss: { kind: "limited", profit: -2, at: [{ from: 0, to: 30 }] },
    });
  });

  test("of Hull's bear spread, puts at 35 and 30 for 3 and 1, are +3 and −2", () => {
    expect(extremes([put(35, 3), put(30, 1, -1)])).toEqual({
      greatestProfit: { kind: "limited", profit: 3, at: [{ from: 0, to: 30 }] },
      greatestLoss: { kind: "limited", profit: -2, at: [{ from: 35, to: Infinity }] },
    });
  });

  test("of Hull's butterfly, calls at 55, 60 and 65 for 10, 7 and 5, are +4 and −1 on both sides", () => {
    expect(extremes([call(55, 10), call(60, 7, -2), call(65, 5)])).toEqual({
      greatestProfit: { kind: "limited", profit: 4, at: [{ from: 60, to: 60 }] },
      greatestLoss: {
        kind: "limited",
        profit: -1,
        at: [
          { from: 0, to: 55 },
          { from: 65, to: Infinity },
        ],
      },
    });
  });

  test("of Hull's straddle at 70 for 4 and 3 are no limit and −7", () => {
    expect(extremes([call(70, 4), put(70, 3)])).toEqual({
      greatestProfit: { kind: "unlimited" },
      greatestLoss: { kind: "limited", profit: -7, at: [{ from: 70, to: 70 }] },
    });
  });

  test("of a naked short call are the premium and no limit", () => {
    expect(extremes([call(110, 2.5, -1)])).toEqual({
      greatestProfit: { kind: "limited", profit: 2.5, at: [{ from: 0, to: 110 }] },
      greatestLoss: { kind: "unlimited" },
    });
  });

  test("of a put sold stop where the share is worth nothing", () => {
    expect(extremes([put(100, 4, -1)]).greatestLoss).toEqual({
      kind: "limited",
      profit: -96,
      at: [{ from: 0, to: 0 }],
    });
  });

  test("of no position are zero everywhere", () => {
    const nothing = { kind: "limited", profit: 0, at: [{ from: 0, to: Infinity }] };
    expect(extremes([])).toEqual({ greatestProfit: nothing, greatestLoss: nothing });
  });

  test("bound the profit at every price, unless there is no limit", () => {
    const leg: fc.Arbitrary<Leg> = fc.record({
      kind: fc.constantFrom("call", "put"),
      strike: fc.integer({ min: 1, max: 200 }),
      premium: fc.integer({ min: 0, max: 60 }),
      quantity: fc.integer({ min: -3, max: 3 }),
    });
    const prices = fc.array(fc.double({ min: 0, max: 1000, noNaN: true }), { minLength: 5 });
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 6 }), prices, (legs, prices) => {
        const { greatestProfit, greatestLoss } = extremes(legs, 1.02);
        for (const price of prices) {
          const profit = profitAtExpiry(legs, price, 1.02);
          if (greatestProfit.kind === "limited") {
            expect(profit).toBeLessThanOrEqual(greatestProfit.profit + 1e-9);
          }
          if (greatestLoss.kind === "limited") {
            expect(profit).toBeGreaterThanOrEqual(greatestLoss.profit - 1e-9);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
