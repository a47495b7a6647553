import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blackScholes } from "./black-scholes.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

// Source: reference/worked_examples.py, which integrates. The case is the one with which Hull's "Options,
// Futures, and Other Derivatives" introduces the formula; to two digits the call is worth 4.76, the put 0.81.
const example = examples["six months in the money"];
const hull = example.inputs;

const markets = fc.record({
  spot: fc.double({ min: 1, max: 1000, noNaN: true }),
  strike: fc.double({ min: 1, max: 1000, noNaN: true }),
  years: fc.double({ min: 0, max: 10, noNaN: true }),
  rate: fc.double({ min: -0.02, max: 0.2, noNaN: true }),
  volatility: fc.double({ min: 0, max: 2, noNaN: true }),
});

describe("blackScholes", () => {
  test("of Hull's call is 4.76", () => {
    expect(example.call.value).toBeCloseTo(4.76, 2);
    expect(blackScholes({ kind: "call", ...hull })).toBeCloseTo(example.call.value, 9);
  });

  test("of Hull's put is 0.81", () => {
    expect(example.put.value).toBeCloseTo(0.81, 2);
    expect(blackScholes({ kind: "put", ...hull })).toBeCloseTo(example.put.value, 9);
  });

  test("at expiry is what exercise pays", () => {
    expect(blackScholes({ kind: "call", ...hull, years: 0 })).toBe(2);
    expect(blackScholes({ kind: "put", ...hull, years: 0 })).toBe(0);
  });

  test("without movement is the discounted certain payoff", () => {
    const value = blackScholes({ kind: "call", ...hull, volatility: 0 });
    expect(value).toBeCloseTo(42 - 40 * Math.exp(-0.05), 12);
  });

  test("on a worthless stock is nothing for the call, the discounted strike for the put", () => {
    expect(blackScholes({ kind: "call", ...hull, spot: 0 })).toBe(0);
    expect(blackScholes({ kind: "put", ...hull, spot: 0 })).toBeCloseTo(40 * Math.exp(-0.05), 12);
  });

  test("with a strike of nothing is the stock itself", () => {
    expect(blackScholes({ kind: "call", ...hull, strike: 0 })).toBe(42);
  });

  test("holds put–call parity: call − put = spot − discounted strike", () => {
    fc.assert(
      fc.property(markets, (market) => {
        const difference =
          blackScholes({ kind: "call", ...market }) - blackScholes({ kind: "put", ...market });
        const forward = market.spot - market.strike * Math.exp(-market.rate * market.years);
        expect(Math.abs(difference - forward)).toBeLessThan(1e-10);
      }),
      { numRuns: 3000 },
    );
  });

  test("stays between the certain payoff and the stock or the strike, and rises with volatility", () => {
    fc.assert(
      fc.property(markets, (market) => {
        const call = blackScholes({ kind: "call", ...market });
        const strikeToday = market.strike * Math.exp(-market.rate * market.years);
        expect(call).toBeGreaterThanOrEqual(Math.max(0, market.spot - strikeToday) - 1e-10);
        expect(call).toBeLessThanOrEqual(market.spot);
        const wilder = blackScholes({
          kind: "call",
          ...market,
          volatility: market.volatility + 0.05,
        });
        expect(wilder).toBeGreaterThanOrEqual(call - 1e-10);
      }),
      { numRuns: 3000 },
    );
  });
});
