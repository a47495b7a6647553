import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Assets, portfolioReturn, portfolioVolatility } from "../moments.ts";
import { minimumVarianceShare } from "../two-assets.ts";
import { covarianceOf, frontierPortfolio, minimumVariance, tangency } from "./closed-form.ts";

// The two funds of the optimal risky portfolios in Bodie, Kane and Marcus, "Investments": bonds of 8% return and 12%
// volatility, stocks of 13% and 20%, correlation 0.30, bills at 5%. By hand: 40% bonds have the best Sharpe ratio.
const funds: Assets = {
  expectedReturns: [0.08, 0.13],
  covariance: covarianceOf(
    [0.12, 0.2],
    [
      [1, 0.3],
      [0.3, 1],
    ],
  ),
};

/** The same funds, a thousand times calmer: what does not exist must not appear with the unit. */
const calmFunds: Assets = {
  ...funds,
  covariance: covarianceOf(
    [0.000_12, 0.000_2],
    [
      [1, 0.3],
      [0.3, 1],
    ],
  ),
};

const loading = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const loadings = fc.tuple(loading, loading, loading);
const mean = fc.double({ min: 0, max: 0.2, noNaN: true });

/** Three assets driven by three factors, each with some idiosyncratic risk. */
const threeAssets: fc.Arbitrary<Assets> = fc
  .tuple(fc.tuple(loadings, loadings, loadings), fc.tuple(mean, mean, mean))
  .map(([factors, expectedReturns]) => ({
    expectedReturns,
    covariance: factors.map((a, i) =>
      factors.map((b, j) => a.reduce((sum, x, k) => sum + x * (b[k] ?? 0), i === j ? 0.01 : 0)),
    ),
  }));

const anyWeights = fc
  .tuple(fc.double({ min: -1, max: 2, noNaN: true }), fc.double({ min: -1, max: 2, noNaN: true }))
  .map(([first, second]) => [first, second, 1 - first - second]);

function found(weights: number[] | null): number[] {
  if (weights === null) throw new Error("no portfolio");
  return weights;
}

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

describe("minimumVariance", () => {
  test("of two funds is the closed form for two assets: 82% bonds", () => {
    const [bonds] = found(minimumVariance(funds));
    const closedForm = minimumVarianceShare({ volatilities: [0.12, 0.2], correlation: 0.3 });
    expect(bonds).toBeCloseTo(closedForm ?? Number.NaN, 12);
  });

  test("of uncorrelated assets weighs each by the inverse of its variance", () => {
    const weights = found(
      minimumVariance({
        expectedReturns: [0, 0, 0],
        covariance: [
          [1, 0, 0],
          [0, 2, 0],
          [0, 0, 4],
        ],
      }),
    );
    for (const [i, share] of [4 / 7, 2 / 7, 1 / 7].entries()) {
      expect(weights[i]).toBeCloseTo(share, 12);
    }
  });

  test("of assets one of which can be copied from the others does not exist", () => {
    const copies = { expectedReturns: [0.1, 0.1], covariance: Array(2).fill([0.04, 0.04]) };
    expect(minimumVariance(copies)).toBeNull();
  });

  test("is no more volatile than any other three-asset portfolio", () => {
    fc.assert(
      fc.property(threeAssets, anyWeights, (assets, weights) => {
        const best = found(minimumVariance(assets));
        expect(sum(best)).toBeCloseTo(1, 10);
        expect(portfolioVolatility(best, assets)).toBeLessThanOrEqual(
          portfolioVolatility(weights, assets) + 1e-9,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe("tangency", () => {
  test("of the two funds with bills at 5% is 40% bonds: 11% return, 14.2% volatility", () => {
    const weights = found(tangency(funds, 0.05));
    expect(weights[0]).toBeCloseTo(0.4, 2);
    expect(portfolioReturn(weights, funds)).toBeCloseTo(0.11, 3);
    expect(portfolioVolatility(weights, funds)).toBeCloseTo(0.142, 3);
  });

  test("with a riskless rate above the minimum-variance return does not exist", () => {
    expect(tangency(funds, 0.12)).toBeNull();
  });

  test("with a riskless rate of exactly the minimum-variance return does not exist", () => {
    for (const assets of [funds, calmFunds]) {
      const riskless = portfolioReturn(found(minimumVariance(assets)), assets);
      expect(tangency(assets, riskless)).toBeNull();
    }
  });

  test("has the highest Sharpe ratio of all three-asset portfolios", () => {
    fc.assert(
      fc.property(threeAssets, anyWeights, (assets, weights) => {
        const leastRisk = found(minimumVariance(assets));
        const riskless = portfolioReturn(leastRisk, assets) - 0.02;
        const sharpe = (mix: number[]) =>
          (portfolioReturn(mix, assets) - riskless) / portfolioVolatility(mix, assets);
        expect(sharpe(found(tangency(assets, riskless)))).toBeGreaterThanOrEqual(
          sharpe(weights) - 1e-9,
        );
      }),
      { numRuns: 1000 },
    );
  });
});

describe("frontierPortfolio", () => {
  test("of two funds is the only mix with that return", () => {
    const weights = found(frontierPortfolio(funds, 0.1));
    expect(weights[0]).toBeCloseTo(0.6, 10);
    expect(weights[1]).toBeCloseTo(0.4, 10);
  });

  test("of assets that all return the same does not exist", () => {
    expect(frontierPortfolio({ ...funds, expectedReturns: [0.1, 0.1] }, 0.1)).toBeNull();
    expect(frontierPortfolio({ ...calmFunds, expectedReturns: [0.1, 0.1] }, 0.1)).toBeNull();
  });

  test("of assets one of which can be copied from the others does not exist", () => {
    const copies = { expectedReturns: [0.1, 0.2], covariance: Array(2).fill([0.04, 0.04]) };
    expect(frontierPortfolio(copies, 0.15)).toBeNull();
  });

  test("has the return asked for, and no more volatility than any portfolio with it", () => {
    fc.assert(
      fc.property(threeAssets, anyWeights, (assets, weights) => {
        const [low = 0, , high = 0] = assets.expectedReturns.toSorted((a, b) => a - b);
        fc.pre(high - low > 0.01);
        const target = portfolioReturn(weights, assets);
        const best = found(frontierPortfolio(assets, target));
        expect(sum(best)).toBeCloseTo(1, 7);
        expect(portfolioReturn(best, assets)).toBeCloseTo(target, 7);
        expect(portfolioVolatility(best, assets)).toBeLessThanOrEqual(
          portfolioVolatility(weights, assets) + 1e-7,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
