import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { estimate } from "./estimate.ts";
import {
  bestSharpe,
  efficientFrontier,
  portfolioAtRisk,
  riskParity,
  sharpeRatio,
} from "./frontier.ts";
import { dot, portfolioReturn, portfolioVolatility } from "./moments.ts";
import reference from "./reference/frontier.json" with { type: "json" };
import { months, truth } from "./returns.ts";
import { estimateAt, frontierOf } from "./solve.ts";

// Source: reference/frontier.py, which minimizes with SciPy's SLSQP, one target return after the other.
describe.each(reference)("$name, as SciPy solves it", (expected) => {
  const assets = estimate(months.slice(expected.months[0], expected.months[1]), {
    means: expected.means,
    covariance: expected.covariance,
  });
  const frontier = frontierOf(assets, expected.limit);

  test("the least variance and the highest return agree", () => {
    expect(frontier.calmest.volatility).toBeCloseTo(expected.calmest.volatility, 6);
    expect(frontier.calmest.expectedReturn).toBeCloseTo(expected.calmest.expectedReturn, 4);
    expect(frontier.highest.expectedReturn).toBeCloseTo(expected.highestReturn, 6);
  });

  test("the best Sharpe ratio agrees", () => {
    expect(sharpeRatio(bestSharpe(frontier, 0.02), 0.02)).toBeCloseTo(expected.bestSharpe, 4);
  });

  test.each(expected.frontier)("at a return of $expectedReturn so does the risk", (point) => {
    const share =
      (point.volatility - frontier.calmest.volatility) /
      (frontier.highest.volatility - frontier.calmest.volatility);
    const found = portfolioAtRisk(frontier, share);
    expect(found.volatility).toBeCloseTo(point.volatility, 6);
    expect(found.expectedReturn).toBeCloseTo(point.expectedReturn, 5);
  });
});

describe("portfolioAtRisk", () => {
  const frontier = frontierOf(truth, 0.4);

  test("has the volatility of its place, from the least to that of the highest return", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (place) => {
        const { calmest, highest } = frontier;
        const { volatility, weights } = portfolioAtRisk(frontier, place);
        expect(volatility).toBeCloseTo(
          calmest.volatility + place * (highest.volatility - calmest.volatility),
          9,
        );
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  test("returns more the more it risks", () => {
    const returns = Array.from(
      { length: 21 },
      (_, step) => portfolioAtRisk(frontier, step / 20).expectedReturn,
    );
    expect(returns).toEqual(returns.toSorted((a, b) => a - b));
  });
});

test("bestSharpe is not beaten anywhere on the frontier", () => {
  const frontier = frontierOf(truth, 0.35);
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 0.035, noNaN: true }),
      (place, riskless) => {
        expect(sharpeRatio(bestSharpe(frontier, riskless), riskless)).toBeGreaterThanOrEqual(
          sharpeRatio(portfolioAtRisk(frontier, place), riskless) - 1e-9,
        );
      },
    ),
  );
});

test("a frontier of assets that all return the same is one portfolio", () => {
  const flat = { ...truth, expectedReturns: truth.expectedReturns.map(() => 0.05) };
  const frontier = efficientFrontier(flat, 0.5);
  expect(frontier?.segments).toEqual([]);
  expect(frontier?.highest).toEqual(frontier?.calmest);
});

test("riskParity: the weights add up, and every asset contributes the same risk", () => {
  const weights = riskParity(truth);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  const variance = portfolioVolatility(weights, truth) ** 2;
  const shares = truth.covariance.map(
    (row, i) => ((weights[i] ?? 0) * dot(row, weights)) / variance,
  );
  for (const share of shares) expect(share).toBeCloseTo(1 / 8, 9);
  expect(portfolioReturn(weights, truth)).toBeGreaterThan(0);
});

test("a frontier of a single portfolio is that portfolio at every place", () => {
  const sameRisk = { expectedReturns: [0.1, 0.2], covariance: Array(2).fill([0.04, 0.04]) };
  const frontier = efficientFrontier(sameRisk, 1);
  if (!frontier) throw new Error("no frontier");
  for (const place of [0, 0.5, 1]) {
    expect(portfolioAtRisk(frontier, place).weights).toEqual([0, 1]);
  }
});

test("estimates and frontiers are found once for the decisions of a case", () => {
  const inputs = { window: 60, meanShrinkage: 0.5, covarianceShrinkage: 0.3 };
  const first = estimateAt(2015, inputs);
  const frontier = frontierOf(first, 0.35);
  estimateAt(2016, inputs);
  expect(estimateAt(2015, inputs)).toBe(first);
  expect(frontierOf(first, 0.35)).toBe(frontier);
});
