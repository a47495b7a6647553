import { describe, expect, test } from "vitest";
import { type Assets, portfolioReturn, portfolioVolatility } from "./moments.ts";
import { covarianceOf } from "./reference/closed-form.ts";

// Shares, bonds and gold at 50/30/20, the weights used across this site.
const weights = [0.5, 0.3, 0.2];
const assets: Assets = {
  expectedReturns: [0.07, 0.03, 0.04],
  covariance: covarianceOf(
    [0.18, 0.06, 0.15],
    [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  ),
};

test("portfolioReturn is the weighted mean of the returns", () => {
  expect(portfolioReturn(weights, assets)).toBeCloseTo(0.052, 12);
});

describe("portfolioVolatility", () => {
  // By hand: the root of 0.09² + 0.018² + 0.03².
  test("of uncorrelated assets is the root of the squared parts", () => {
    expect(portfolioVolatility(weights, assets)).toBeCloseTo(Math.sqrt(0.009324), 12);
  });

  test("of perfectly correlated assets is the weighted mean of the volatilities", () => {
    const together = {
      ...assets,
      covariance: covarianceOf([0.18, 0.06, 0.15], Array(3).fill([1, 1, 1])),
    };
    expect(portfolioVolatility(weights, together)).toBeCloseTo(0.138, 12);
  });

  test("of a perfect hedge is zero, never the root of a negative rounding error", () => {
    const hedge = {
      expectedReturns: [0.1, 0.1],
      covariance: covarianceOf(
        [0.1, 0.3],
        [
          [1, -1],
          [-1, 1],
        ],
      ),
    };
    expect(portfolioVolatility([0.75, 0.25], hedge)).toBeCloseTo(0, 8);
  });
});
