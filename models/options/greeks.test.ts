import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blackScholes } from "./black-scholes.ts";
import { valueOption } from "./greeks.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

// Source: reference/worked_examples.py, which integrates and takes differences. The second case is that of the
// Greek letters in Hull's "Options, Futures, and Other Derivatives": a stock at 49, strike 50, 20 weeks.
const { inputs: hull } = examples["twenty weeks"];

const markets = fc.record({
  spot: fc.double({ min: 20, max: 300, noNaN: true }),
  strike: fc.double({ min: 20, max: 300, noNaN: true }),
  years: fc.double({ min: 0.02, max: 3, noNaN: true }),
  rate: fc.double({ min: -0.02, max: 0.15, noNaN: true }),
  volatility: fc.double({ min: 0.05, max: 1.2, noNaN: true }),
});

describe("valueOption", () => {
  test.each(Object.entries(examples))(
    "agrees with integrals and their differences: %s",
    (_, { inputs, ...expected }) => {
      for (const kind of ["call", "put"] as const) {
        const option = valueOption({ kind, ...inputs });
        expect(option.value).toBeCloseTo(expected[kind].value, 9);
        expect(option.delta).toBeCloseTo(expected[kind].delta, 7);
        expect(option.gamma).toBeCloseTo(expected[kind].gamma, 7);
        expect(option.vega).toBeCloseTo(expected[kind].vega, 6);
        expect(option.theta).toBeCloseTo(expected[kind].theta, 6);
      }
    },
  );

  test("of a put differs from the call as parity demands", () => {
    const put = valueOption({ kind: "put", ...hull });
    const call = valueOption({ kind: "call", ...hull });
    const strikeToday = 50 * Math.exp(-0.05 * 0.3846);
    expect(call.value - put.value).toBeCloseTo(49 - strikeToday, 12);
    expect(call.delta - put.delta).toBeCloseTo(1, 14);
    expect(call.gamma).toBe(put.gamma);
    expect(call.vega).toBe(put.vega);
    expect(call.theta - put.theta).toBeCloseTo(-0.05 * strikeToday, 12);
  });

  test("gives the slopes of the value, by finite differences", () => {
    fc.assert(
      fc.property(markets, fc.constantFrom("call" as const, "put" as const), (market, kind) => {
        const at = (change: Partial<typeof market>) => blackScholes({ kind, ...market, ...change });
        const { delta, gamma, vega, theta } = valueOption({ kind, ...market });
        const [s, v, t] = [market.spot * 2e-5, 1e-5, market.years * 1e-4];
        const up = at({ spot: market.spot + s });
        const down = at({ spot: market.spot - s });
        expect((up - down) / (2 * s)).toBeCloseTo(delta, 5);
        expect((up - 2 * at({}) + down) / s ** 2).toBeCloseTo(gamma, 3);
        const volatilities = [market.volatility + v, market.volatility - v] as const;
        const vegaSeen =
          (at({ volatility: volatilities[0] }) - at({ volatility: volatilities[1] })) / (2 * v);
        expect(Math.abs(vegaSeen - vega)).toBeLessThan(1e-4 * (1 + Math.abs(vega)));
        const thetaSeen =
          (at({ years: market.years - t }) - at({ years: market.years + t })) / (2 * t);
        expect(Math.abs(thetaSeen - theta)).toBeLessThan(1e-4 * (1 + Math.abs(theta)));
      }),
      { numRuns: 500 },
    );
  });

  test("at expiry has the slope of the payoff, half-way at the strike", () => {
    const atExpiry = { ...hull, years: 0 };
    const deltaAt = (kind: "call" | "put", spot: number) =>
      valueOption({ kind, ...atExpiry, spot }).delta;
    expect([45, 50, 55].map((spot) => deltaAt("call", spot))).toEqual([0, 0.5, 1]);
    expect([45, 50, 55].map((spot) => deltaAt("put", spot))).toEqual([-1, -0.5, -0]);
    expect(valueOption({ kind: "call", ...atExpiry })).toMatchObject({ gamma: 0, vega: 0 });
  });

  test("at expiry no longer changes with time", () => {
    const inTheMoney = { ...hull, years: 0, spot: 80 };
    expect(valueOption({ kind: "call", ...inTheMoney }).theta).toBeCloseTo(0, 12);
  });

  test("of a call that is certain to be exercised gains interest on the strike as time passes", () => {
    const certain = valueOption({ kind: "call", ...hull, spot: 80, volatility: 0 });
    expect(certain.theta).toBeCloseTo(-0.05 * 50 * Math.exp(-0.05 * 0.3846), 12);
  });
});
