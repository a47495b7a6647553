import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backtest, estimateAt, frontierOf, testStart, testYears, weightsAt } from "./backtest.ts";
import { cases, inputLimits, type PortfolioInputs } from "./inputs.ts";
import { portfolioVolatility } from "./moments.ts";
import { months } from "./returns.ts";

const { inputs } = cases.balanced;
const free: PortfolioInputs = { ...inputs, tradingCost: 0 };

const limited = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((steps) => min + steps * step);

describe("backtest", () => {
  test("tests the ten years after the first decision", () => {
    expect([testYears[0], testYears.at(-1)]).toEqual([2016, 2025]);
    expect(backtest("equal", inputs).wealth).toHaveLength(11);
  });

  test("of equal weights without costs earns the average of the assets in the first year", () => {
    const growth = (asset: number) =>
      months
        .slice(testStart, testStart + 12)
        .reduce((product, row) => product * (1 + (row[asset] ?? 0)), 1);
    const average = Array.from({ length: 8 }, (_, i) => growth(i)).reduce((a, b) => a + b, 0) / 8;
    expect(backtest("equal", free).wealth[1]).toBeCloseTo(average, 12);
  });

  test("of equal weights buys them again at the start of every year", () => {
    const averages = testYears.map((_, year) => {
      const rows = months.slice(testStart + 12 * year, testStart + 12 * year + 12);
      const growths = Array.from({ length: 8 }, (_, asset) =>
        rows.reduce((product, row) => product * (1 + (row[asset] ?? 0)), 1),
      );
      return growths.reduce((a, b) => a + b, 0) / 8;
    });
    const wealth = averages.reduce((product, average) => product * average, 1);
    expect(backtest("equal", free).wealth.at(-1)).toBeCloseTo(wealth, 12);
  });

  test("charges the first purchase on all that is invested", () => {
    const [without, charged] = [free, { ...free, tradingCost: 0.01 }].map((one) =>
      backtest("equal", one),
    );
    expect(charged?.wealth[1]).toBeCloseTo(0.99 * (without?.wealth[1] ?? 0), 12);
    expect(charged?.turnover).toBeCloseTo(without?.turnover ?? 0, 12);
  });

  test("charges every later year for what is bought and sold at its start", () => {
    const growths = Array.from({ length: 8 }, (_, asset) =>
      months
        .slice(testStart, testStart + 12)
        .reduce((product, row) => product * (1 + (row[asset] ?? 0)), 1),
    );
    const total = growths.reduce((a, b) => a + b, 0);
    const trade = growths.reduce((sum, one) => sum + Math.abs(1 / 8 - one / total), 0);
    const second = ({ wealth }: { wealth: readonly number[] }) =>
      (wealth[2] ?? 0) / (wealth[1] ?? 0);
    const charged = backtest("equal", { ...free, tradingCost: 0.01 });
    expect(charged.trades[1]).toBeCloseTo(trade, 12);
    expect(second(charged)).toBeCloseTo((1 - 0.01 * trade) * second(backtest("equal", free)), 12);
  });

  test("chooses the weights of each year at its start", () => {
    const starts = testYears.map((_, year) => testStart + 12 * year);
    expect(backtest("chosen", inputs).weights).toEqual(
      starts.map((month) => weightsAt(month, "chosen", inputs)),
    );
  });

  test("tells the return and the volatility of a year that its months amount to", () => {
    const { wealth, annualReturn, volatility, sharpe, monthly } = backtest("chosen", inputs);
    const end = wealth.at(-1) ?? Number.NaN;
    expect(monthly).toHaveLength(120);
    expect(monthly.reduce((product, one) => product * (1 + one), 1)).toBeCloseTo(end, 12);
    expect((1 + annualReturn) ** 10).toBeCloseTo(end, 12);
    const mean = monthly.reduce((sum, one) => sum + one, 0) / 120;
    const meanSquare = monthly.reduce((sum, one) => sum + one ** 2, 0) / 120;
    expect(volatility).toBeCloseTo(Math.sqrt(12 * (120 / 119) * (meanSquare - mean ** 2)), 12);
    expect(sharpe).toBeCloseTo((12 * mean - inputs.risklessRate) / volatility, 12);
  });

  test("looks at no month after the decision", () => {
    const { window } = inputs;
    const known = months.slice(testStart - window, testStart);
    const means = known.reduce((sum, row) => sum + (row[0] ?? 0), 0) / window;
    const { expectedReturns } = estimateAt(testStart, { ...inputs, meanShrinkage: 0 });
    expect(expectedReturns[0]).toBeCloseTo(12 * means, 12);
  });
});

test("the calmest portfolio is estimated to be calmer than equal weights", () => {
  const assets = estimateAt(testStart, inputs);
  const [calmest, equal] = (["calmest", "equal"] as const).map((strategy) =>
    portfolioVolatility(weightsAt(testStart, strategy, inputs), assets),
  );
  expect(calmest).toBeLessThan(0.9 * (equal ?? 0));
});

test("estimates and frontiers are found once for the decisions of a case", () => {
  const first = estimateAt(testStart, inputs);
  const frontier = frontierOf(first, inputs.limit);
  estimateAt(testStart + 12, inputs);
  expect(estimateAt(testStart, inputs)).toBe(first);
  expect(frontierOf(first, inputs.limit)).toBe(frontier);
});

test("every case that can be set has weights that add up, within the limit", () => {
  const anyInputs: fc.Arbitrary<PortfolioInputs> = fc.record({
    place: limited(inputLimits.place),
    limit: limited(inputLimits.limit),
    window: limited(inputLimits.window),
    covarianceShrinkage: limited(inputLimits.covarianceShrinkage),
    meanShrinkage: limited(inputLimits.meanShrinkage),
    risklessRate: limited(inputLimits.risklessRate),
    tradingCost: limited(inputLimits.tradingCost),
  });
  const anyStrategy = fc.constantFrom("chosen", "calmest", "best-sharpe");
  const anyYear = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(anyInputs, anyStrategy, anyYear, (any, strategy, year) => {
      const weights = weightsAt(testStart + 12 * year, strategy, any);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 8);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(-1e-12);
      expect(Math.max(...weights)).toBeLessThanOrEqual(any.limit + 1e-9);
    }),
    { numRuns: 300 },
  );
});
