import fc from "fast-check";
import { describe, expect, test } from "vitest";
import reference from "./reference/track.json" with { type: "json" };
import { months } from "./returns.ts";
import { sheet } from "./sheet.ts";
import { estimateAt } from "./solve.ts";
import {
  assetNumbers,
  columnOf,
  firstWeights,
  strategies,
  testStart,
  testYears,
} from "./strategies.ts";

type Inputs = typeof sheet.opening;

function figuresOf(changes: Partial<Inputs> = {}) {
  return sheet.calculate({ ...sheet.opening, ...changes });
}

const double = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  place: double(0, 1),
  limit: double(0.15, 1),
  window: fc.integer({ min: 24, max: 120 }),
  covarianceShrinkage: double(0, 1),
  meanShrinkage: double(0, 0.9),
  risklessRate: double(0, 0.05),
  tradingCost: double(0, 0.02),
});

const columns = strategies.map(columnOf);

// Source: reference/track.py, which exchanges weight between two assets at a time, in plain Python.
describe.each(Object.entries(reference))(
  "%s, as in Python",
  (_, { changes, strategies: expected }) => {
    const figures = figuresOf(changes);

    test.each(strategies)("%s holds the same at the first decision", (strategy) => {
      const weights = expected[columnOf(strategy)].weights;
      for (const asset of assetNumbers) {
        const weight = figures.numberAt(firstWeights(strategy), asset);
        expect(weight, `${asset}`).toBeCloseTo(weights[asset - 1] ?? Number.NaN, 5);
      }
    });

    test.each(columns)("%s promises and delivers the same", (column) => {
      const { weights: _weights, ...numbers } = expected[column];
      for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) {
        const found = figures.numberAt(name === "trueReturn" ? "trueReturnOf" : name, column);
        expect(found, name).toBeCloseTo(numbers[name], 4);
      }
    });
  },
);

/** What one euro in an asset becomes in a year of the test. */
function growthOf(asset: number, year = 0) {
  const from = testStart + 12 * year;
  return months
    .slice(from, from + 12)
    .reduce((product, row) => product * (1 + (row[asset - 1] ?? 0)), 1);
}

describe("equal weights", () => {
  const free = figuresOf({ tradingCost: 0 });
  const growths = assetNumbers.map((asset) => growthOf(asset));
  const total = growths.reduce((sum, growth) => sum + growth, 0);

  test("without costs earn the average of the assets every year, and are bought again", () => {
    const wealth = testYears.reduce((product, _, year) => {
      const ends = assetNumbers.map((asset) => growthOf(asset, year));
      return (product * ends.reduce((sum, end) => sum + end, 0)) / 8;
    }, 100);
    expect(free.numberAt("equalWealth", 2016)).toBeCloseTo((100 * total) / 8, 10);
    expect(free.numberAt("equalWealth", 2025)).toBeCloseTo(wealth, 9);
  });

  test("are charged for the first purchase on all that is invested, and later for what is traded", () => {
    const charged = figuresOf({ tradingCost: 0.01 });
    expect(charged.numberAt("equalWealth", 2016)).toBeCloseTo((99 * total) / 8, 10);
    const trade = growths.reduce((sum, growth) => sum + Math.abs(1 / 8 - growth / total), 0);
    const second = ({ numberAt }: typeof free) =>
      numberAt("equalWealth", 2017) / numberAt("equalWealth", 2016);
    expect(second(charged)).toBeCloseTo((1 - 0.01 * trade) * second(free), 12);
    expect(charged.at("turnover", "Equal")).toBe(free.at("turnover", "Equal"));
  });
});

describe("whatever the inputs are", () => {
  test("weights add up within the limit, and no portfolio is better: the checks are zero", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { number, at, numberAt } = sheet.calculate(inputs);
        expect(Math.abs(number("placeCheck"))).toBeLessThan(1e-8);
        for (const column of columns) {
          expect(numberAt("weightsCheck", column)).toBeCloseTo(0, 8);
          expect(numberAt("smallestWeight", column)).toBeGreaterThanOrEqual(-1e-12);
          const gap = at("gap", column);
          if (gap !== "–") expect(Math.abs(Number(gap)), column).toBeLessThan(1e-6);
        }
        for (const column of ["Chosen", "Calmest", "Sharpe"]) {
          expect(numberAt("largestWeight", column)).toBeLessThanOrEqual(inputs.limit + 1e-9);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("the optimizer estimates at the first decision what the formulas estimate", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { numbers } = sheet.calculate(inputs);
        const { expectedReturns, covariance } = estimateAt(2015, inputs);
        for (const asset of assetNumbers) {
          const own = covariance[asset - 1]?.[asset - 1] ?? Number.NaN;
          expect(numbers("expected")[asset - 1]).toBeCloseTo(expectedReturns[asset - 1] ?? 0, 12);
          expect(numbers("assetVolatility")[asset - 1]).toBeCloseTo(Math.sqrt(own), 12);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("the return and the volatility of a year are those that its months amount to", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { numbers, numberAt, number } = sheet.calculate(inputs);
        const monthly = numbers("chosenReturn");
        expect(monthly).toHaveLength(120);
        const end = monthly.reduce((product, one) => product * (1 + one), 100);
        expect(numberAt("chosenWealth", 2025)).toBeCloseTo(end, 9);
        expect(100 * (1 + numberAt("trackReturn", "Chosen")) ** 10).toBeCloseTo(end, 9);
        const mean = monthly.reduce((sum, one) => sum + one, 0) / 120;
        const meanSquare = monthly.reduce((sum, one) => sum + one ** 2, 0) / 120;
        const volatility = Math.sqrt(12 * (120 / 119) * (meanSquare - mean ** 2));
        expect(numberAt("trackVolatility", "Chosen")).toBeCloseTo(volatility, 12);
        const { risklessRate } = inputs;
        expect(number("outOfSample")).toBeCloseTo((12 * mean - risklessRate) / volatility, 9);
      }),
      { numRuns: 20 },
    );
  });
});

test("a slider of one input leaves what it does not reach: the calmest mix keeps its place", () => {
  const [before, after] = [figuresOf({ place: 0.2 }), figuresOf({ place: 0.8 })];
  expect(after.numbers("calmest2015")).toEqual(before.numbers("calmest2015"));
  expect(after.numbers("chosen2015")).not.toEqual(before.numbers("chosen2015"));
});

test("the estimate looks at no month after the decision", () => {
  const window = 60;
  const known = months.slice(testStart - window, testStart);
  const mean = known.reduce((sum, row) => sum + (row[0] ?? 0), 0) / window;
  expect(figuresOf({ window, meanShrinkage: 0 }).numberAt("expected", 1)).toBeCloseTo(
    12 * mean,
    12,
  );
});

test("the cases to start from are within the limits of the page", () => {
  for (const { inputs } of Object.values(sheet.presets)) {
    for (const [name, { from, to }] of Object.entries(sheet.inputs)) {
      const value = inputs[name as keyof Inputs];
      expect(value, name).toBeGreaterThanOrEqual(from);
      expect(value, name).toBeLessThanOrEqual(to);
    }
  }
});
