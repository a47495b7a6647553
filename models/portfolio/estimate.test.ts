import { describe, expect, test } from "vitest";
import { constantCorrelation, estimate } from "./estimate.ts";
import { months, truth } from "./returns.ts";

const monthly = [
  [0.01, 0.02],
  [0.03, -0.02],
  [0.02, 0.03],
];

describe("estimate", () => {
  // By hand: means of 2% and 1% a month; variances 1e-4 and 7e-4, covariance −2e-4.
  test("of three months, without shrinkage, is the sample's, a year", () => {
    const { expectedReturns, covariance } = estimate(monthly, { means: 0, covariance: 0 });
    expect(expectedReturns[0]).toBeCloseTo(0.24, 12);
    expect(expectedReturns[1]).toBeCloseTo(0.12, 12);
    expect(covariance[0]?.[0]).toBeCloseTo(12e-4, 12);
    expect(covariance[1]?.[1]).toBeCloseTo(84e-4, 12);
    expect(covariance[0]?.[1]).toBeCloseTo(-24e-4, 12);
  });

  test("with full shrinkage expects the average of every asset", () => {
    const { expectedReturns } = estimate(monthly, { means: 1, covariance: 0 });
    for (const mean of expectedReturns) expect(mean).toBeCloseTo(0.18, 12);
  });

  test("keeps variances whatever the shrinkage", () => {
    const [none, full] = [0, 1].map((covariance) => estimate(months, { means: 0, covariance }));
    for (const [i, row] of (none?.covariance ?? []).entries()) {
      expect(full?.covariance[i]?.[i]).toBeCloseTo(row[i] ?? 0, 12);
    }
  });

  test("over all months is near the truth, as far as twenty years can tell", () => {
    const { expectedReturns } = estimate(months, { means: 0, covariance: 0 });
    for (const [i, mean] of expectedReturns.entries()) {
      const error = Math.sqrt((truth.covariance[i]?.[i] ?? 0) / 20);
      expect(Math.abs(mean - (truth.expectedReturns[i] ?? 0))).toBeLessThan(3.5 * error);
    }
  });
});

test("constantCorrelation gives every pair the average correlation", () => {
  const target = constantCorrelation([
    [0.04, 0.01, 0],
    [0.01, 0.01, 0.005],
    [0, 0.005, 0.0225],
  ]);
  // By hand: correlations 0.5, 0 and 1/3 average to 5/18.
  expect(target[0]?.[1]).toBeCloseTo((5 / 18) * 0.2 * 0.1, 12);
  expect(target[0]?.[2]).toBeCloseTo((5 / 18) * 0.2 * 0.15, 12);
  expect(target[2]?.[2]).toBeCloseTo(0.0225, 12);
});
