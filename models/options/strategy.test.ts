import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { legLimits, mostLegs, strategyLimits } from "./limits.ts";
import { strategies } from "./presets.ts";
import reference from "./reference/strategies.json";
import {
  type LegInput,
  legTypes,
  priceRow,
  type StrategyInputs,
  strategyResults,
} from "./strategy.ts";

type ReferenceCase = {
  name: string;
  inputs: StrategyInputs;
  expected: Record<"cost" | "financing" | "value" | "profitOnDay", number> &
    Record<"delta" | "gamma" | "vega" | "theta", number> &
    Record<"greatestProfit" | "greatestLoss", number | null> & { breakEvens: number[] };
};

function expectNear(actual: number, expected: number, tolerance: number) {
  expect(Math.abs(actual - expected)).toBeLessThan(tolerance * (1 + Math.abs(expected)));
}

// Source: reference/strategies.py, which integrates, bisects and takes differences.
describe.each(reference as ReferenceCase[])("$name, as in Python", ({ inputs, expected }) => {
  const results = strategyResults(inputs);

  test("costs the same, with the same interest on it", () => {
    expectNear(results.cost, expected.cost, 1e-12);
    expectNear(results.financing, expected.financing, 1e-9);
  });

  test("breaks even at the same prices", () => {
    expect(results.breakEvens).toHaveLength(expected.breakEvens.length);
    for (const [index, price] of expected.breakEvens.entries()) {
      expectNear(results.breakEvens[index] ?? Number.NaN, price, 1e-10);
    }
  });

  test("gains and loses at most the same, or without limit", () => {
    for (const side of ["greatestProfit", "greatestLoss"] as const) {
      const extreme = results[side];
      const amount = expected[side];
      if (amount === null) expect(extreme.kind).toBe("unlimited");
      else expectNear(extreme.kind === "limited" ? extreme.profit : Number.NaN, amount, 1e-10);
    }
  });

  test("has the same value and Greeks on the day", () => {
    expectNear(results.total.value, expected.value, 1e-9);
    expectNear(results.profitOnDay, expected.profitOnDay, 1e-8);
    for (const greek of ["delta", "gamma", "vega", "theta"] as const) {
      expectNear(results.total[greek], expected[greek], 1e-5);
    }
  });
});

test.each(Object.values(strategies))("$title is within the limits of the page", ({ inputs }) => {
  const within = (value: number, { min, max }: { min: number; max: number }) =>
    value >= min && value <= max;
  for (const name of ["spot", "volatility", "rate", "termDays", "day"] as const) {
    expect(within(inputs[name], strategyLimits[name]), name).toBe(true);
  }
  expect(inputs.legs.length).toBeLessThanOrEqual(mostLegs);
  for (const leg of inputs.legs) {
    for (const name of ["quantity", "strike", "premium"] as const) {
      expect(within(leg[name], legLimits[name]), name).toBe(true);
    }
  }
});

const leg: fc.Arbitrary<LegInput> = fc.record({
  type: fc.constantFrom(...legTypes),
  side: fc.constantFrom("long", "short"),
  quantity: fc.integer({ min: 1, max: 100 }),
  strike: fc.integer({ min: 2, max: 1000 }).map((half) => half / 2),
  premium: fc.integer({ min: 0, max: 2000 }).map((twentieth) => twentieth / 20),
});
const inputsOf = (legs: fc.Arbitrary<LegInput[]>): fc.Arbitrary<StrategyInputs> =>
  fc.record({
    legs,
    spot: fc.integer({ min: 10, max: 400 }),
    volatility: fc.double({ min: 0.01, max: 1.5, noNaN: true }),
    rate: fc.double({ min: -0.02, max: 0.15, noNaN: true }),
    termDays: fc.integer({ min: 1, max: 730 }),
    day: fc.integer({ min: 0, max: 730 }),
  });
const anyInputs = inputsOf(fc.array(leg, { minLength: 1, maxLength: 6 }));

describe("strategyResults", () => {
  test("of a call bought, a put sold and the strike in cash are those of the share: put–call parity", () => {
    fc.assert(
      fc.property(inputsOf(fc.constant([])), leg, (market, { strike }) => {
        const today = strike * Math.exp((-market.rate * market.termDays) / 365);
        const option = { side: "long", quantity: 1, strike, premium: 0 } as const;
        const { total } = strategyResults({
          ...market,
          legs: [
            { ...option, type: "call" },
            { ...option, type: "put", side: "short" },
            { ...option, type: "cash", premium: today },
          ],
        });
        expect(total.value).toBeCloseTo(market.spot, 8);
        expect(total.delta).toBeCloseTo(1, 10);
        expect(total.gamma).toBeCloseTo(0, 10);
        expect(total.vega).toBeCloseTo(0, 8);
        // After expiry the options no longer change, while cash goes on earning interest.
        if (market.day < market.termDays) expect(total.theta).toBeCloseTo(0, 8);
      }),
      { numRuns: 500 },
    );
  });

  test("are the sum of the legs, in value, Greeks, cost and profit", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const whole = strategyResults(inputs);
        const parts = inputs.legs.map((one) => strategyResults({ ...inputs, legs: [one] }));
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((total, part) => total + of(part), 0);
        expect(whole.cost).toBeCloseTo(
          sum(({ cost }) => cost),
          6,
        );
        expect(whole.total.value).toBeCloseTo(
          sum(({ total }) => total.value),
          6,
        );
        expect(whole.total.delta).toBeCloseTo(
          sum(({ total }) => total.delta),
          6,
        );
        expect(whole.total.theta).toBeCloseTo(
          sum(({ total }) => total.theta),
          6,
        );
        expect(whole.profitOnDay).toBeCloseTo(
          sum(({ profitOnDay }) => profitOnDay),
          6,
        );
      }),
      { numRuns: 200 },
    );
  });

  test("on the day of expiry and after it are the payoff and the profit at expiry", () => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 0, max: 500 }), (inputs, price) => {
        for (const day of [inputs.termDays, 730]) {
          const row = priceRow({ ...inputs, day }, price);
          expect(row.valueOnDay).toBeCloseTo(row.payoff, 8);
          expect(row.profitOnDay).toBeCloseTo(row.profit, 8);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("of the opposite position are the opposite", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const legs = inputs.legs.map((one) => ({
          ...one,
          side: one.side === "long" ? ("short" as const) : ("long" as const),
        }));
        const [bought, sold] = [strategyResults(inputs), strategyResults({ ...inputs, legs })];
        expect(sold.cost).toBeCloseTo(-bought.cost, 9);
        expect(sold.profitOnDay).toBeCloseTo(-bought.profitOnDay, 9);
        expect(sold.breakEvens).toEqual(bought.breakEvens);
        expect(sold.greatestProfit.kind).toBe(bought.greatestLoss.kind);
      }),
      { numRuns: 200 },
    );
  });

  test("with the premiums of the named strategies lose at most a quarter of a euro on the first day", () => {
    for (const { inputs } of Object.values(strategies)) {
      expect(Math.abs(strategyResults(inputs).profitOnDay)).toBeLessThan(0.25);
    }
  });
});
