import { expect, test } from "vitest";
import { bootstrapErrors, drawSamples, portfolioEstimate, sampleOf } from "./bootstrap.ts";
import { estimate } from "./estimate.ts";
import { portfolioReturn, portfolioVolatility } from "./moments.ts";
import { months } from "./returns.ts";

const window = months.slice(60, 120);
const weights = [0.3, 0.05, 0, 0.1, 0.35, 0.1, 0.1, 0];
const once = sampleOf(window)(window.map(() => 1));
const shrinkage = { means: 0.5, covariance: 0.3 };

test("the estimate for one portfolio is that from the covariance of every pair", () => {
  const assets = estimate(window, shrinkage);
  const { mean, variance } = portfolioEstimate(window, weights, shrinkage)(once);
  expect(mean).toBeCloseTo(portfolioReturn(weights, assets), 14);
  expect(Math.sqrt(variance)).toBeCloseTo(portfolioVolatility(weights, assets), 14);
});

// With nothing shrunk, textbooks have the standard error of a mean, σ/√n, and of a deviation, about σ/√(2n); 200 samples
// leave some 5% to chance.
test("errors are near those of the normal distribution", () => {
  const none = { means: 0, covariance: 0 };
  const { mean, variance } = portfolioEstimate(window, weights, none)(once);
  const errors = bootstrapErrors(window, drawSamples(window), weights, {
    shrinkage: none,
    risklessRate: 0.02,
  });
  const [volatility, years] = [Math.sqrt(variance), window.length / 12];
  expect(errors.expectedReturn / (volatility / Math.sqrt(years))).toBeCloseTo(1, 0);
  expect(errors.volatility / (volatility / Math.sqrt(2 * window.length))).toBeCloseTo(1, 0);
  const sharpe = (mean - 0.02) / volatility;
  expect(errors.sharpe / Math.sqrt((1 + sharpe ** 2 / 24) / years)).toBeCloseTo(1, 0);
});

test("the same samples are drawn in every run", () => {
  const options = { shrinkage, risklessRate: 0.02 };
  expect(bootstrapErrors(window, drawSamples(window), weights, options)).toEqual(
    bootstrapErrors(window, drawSamples(window), weights, options),
  );
});
