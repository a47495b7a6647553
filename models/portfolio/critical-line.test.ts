import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { frontierCorners } from "./critical-line.ts";
import { type Assets, dot, portfolioReturn, portfolioVolatility } from "./moments.ts";
import { minimumVariance } from "./reference/closed-form.ts";

/** Any covariance: loadings on three factors and some risk of its own. */
const anyAssets: fc.Arbitrary<Assets> = fc
  .array(
    fc.record({
      mean: fc.integer({ min: -50, max: 150 }).map((permille) => permille / 1000),
      loadings: fc.tuple(...[0, 1, 2].map(() => fc.double({ min: -0.2, max: 0.2, noNaN: true }))),
      own: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
    }),
    { minLength: 2, maxLength: 8 },
  )
  .map((drawn) => ({
    expectedReturns: drawn.map(({ mean }) => mean),
    covariance: drawn.map((a, i) =>
      drawn.map((b, j) => dot(a.loadings, b.loadings) + (i === j ? a.own ** 2 : 0)),
    ),
  }));

const anyLimit = fc.constantFrom(0.25, 0.3, 0.5, 0.75, 1);

function enough({ expectedReturns }: Assets, limit: number) {
  return expectedReturns.length * limit >= 1;
}

function cornersOf(assets: Assets, limit: number) {
  const corners = frontierCorners(assets, limit);
  if (!corners) throw new Error("no frontier");
  return corners;
}

describe("frontierCorners", () => {
  test("are fully invested, long only and within the limit", () => {
    fc.assert(
      fc.property(anyAssets, anyLimit, (assets, limit) => {
        fc.pre(enough(assets, limit));
        for (const weights of cornersOf(assets, limit)) {
          expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
          expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
          expect(Math.max(...weights)).toBeLessThanOrEqual(limit);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("lose return and risk from one to the next", () => {
    fc.assert(
      fc.property(anyAssets, anyLimit, (assets, limit) => {
        fc.pre(enough(assets, limit));
        const corners = cornersOf(assets, limit);
        for (const [index, weights] of corners.entries()) {
          const before = corners[index - 1] ?? weights;
          expect(portfolioReturn(weights, assets)).toBeLessThanOrEqual(
            portfolioReturn(before, assets) + 1e-6,
          );
          expect(portfolioVolatility(weights, assets)).toBeLessThanOrEqual(
            portfolioVolatility(before, assets) + 1e-6,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test("are not beaten by any mix with as much return", () => {
    const anyParts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(anyAssets, anyParts, anyParts, (assets, parts, shares) => {
        const corners = cornersOf(assets, 1);
        const used = parts.slice(0, assets.expectedReturns.length);
        const sum = used.reduce((total, part) => total + part, 0);
        fc.pre(sum > 0.01);
        const mix = used.map((part) => part / sum);
        for (const [index, corner] of corners.entries()) {
          // A portfolio between two corners, with some return.
          const next = corners[index + 1] ?? corner;
          const share = shares[index % 8] ?? 0;
          const efficient = corner.map((weight, i) => weight + share * ((next[i] ?? 0) - weight));
          if (portfolioReturn(mix, assets) < portfolioReturn(efficient, assets)) continue;
          expect(portfolioVolatility(efficient, assets)).toBeLessThanOrEqual(
            portfolioVolatility(mix, assets) + 1e-6,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  test("start with the best assets, each up to the limit", () => {
    const assets: Assets = {
      expectedReturns: [0.02, 0.08, 0.05],
      covariance: [
        [0.01, 0, 0],
        [0, 0.04, 0],
        [0, 0, 0.02],
      ],
    };
    expect(cornersOf(assets, 0.6)[0]?.map((weight) => weight.toFixed(9))).toEqual([
      "0.000000000",
      "0.600000000",
      "0.400000000",
    ]);
  });

  test("end with the closed form of the least variance where that sells nothing", () => {
    fc.assert(
      fc.property(anyAssets, (assets) => {
        const closed = minimumVariance(assets);
        fc.pre(closed !== null && Math.min(...closed) >= 0);
        const found = cornersOf(assets, 1).at(-1) ?? [];
        const furthest = Math.max(
          ...found.map((weight, i) => Math.abs(weight - (closed?.[i] ?? 9))),
        );
        expect(furthest).toBeLessThan(1e-7);
      }),
      { numRuns: 300 },
    );
  });

  test("of assets with the same return still lead to the least variance", () => {
    const assets: Assets = {
      expectedReturns: [0.05, 0.05, 0.05],
      covariance: [
        [0.01, 0, 0],
        [0, 0.04, 0],
        [0, 0, 0.04],
      ],
    };
    // By hand: weights in proportion to 1/variance, 100 : 25 : 25.
    const found = cornersOf(assets, 1).at(-1) ?? [];
    expect(found[0]).toBeCloseTo(2 / 3, 7);
    expect(found[1]).toBeCloseTo(1 / 6, 7);
  });

  test("of two assets with the same risk are the better one alone", () => {
    const copies: Assets = { expectedReturns: [0.1, 0.2], covariance: Array(2).fill([0.04, 0.04]) };
    expect(frontierCorners(copies, 1)).toEqual([[0, 1]]);
  });

  test("do not exist where the limit leaves wealth uninvested", () => {
    const pair: Assets = {
      expectedReturns: [0.1, 0.2],
      covariance: [
        [0.01, 0],
        [0, 0.04],
      ],
    };
    expect(frontierCorners(pair, 0.4)).toBeNull();
  });
});
