import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minimumVarianceShare, mixVolatility, type TwoAssets } from "./two-assets.ts";

// The two funds of the optimal risky portfolios in Bodie, Kane and Marcus, "Investments": bonds of 12% and stocks of
// 20% volatility, correlation 0.30. By hand: (0.04 − 0.0072) / (0.0144 + 0.04 − 2 × 0.0072) is 82% bonds.
const funds: TwoAssets = { volatilities: [0.12, 0.2], correlation: 0.3 };

describe("minimumVarianceShare", () => {
  test("of the two funds is 82% in bonds, at 11.45% volatility", () => {
    const share = minimumVarianceShare(funds) ?? Number.NaN;
    expect(share).toBeCloseTo(0.82, 4);
    expect(mixVolatility(funds, share)).toBeCloseTo(0.1145, 4);
  });

  test("of perfectly opposed assets removes all risk", () => {
    const opposed: TwoAssets = { volatilities: [0.1, 0.3], correlation: -1 };
    const share = minimumVarianceShare(opposed) ?? Number.NaN;
    expect(share).toBeCloseTo(0.75, 12);
    expect(mixVolatility(opposed, share)).toBeCloseTo(0, 12);
  });

  test("of two copies of one asset does not exist", () => {
    expect(minimumVarianceShare({ volatilities: [0.2, 0.2], correlation: 1 })).toBeNull();
  });

  test("of a riskless asset beside a risky one is all in the riskless", () => {
    expect(minimumVarianceShare({ volatilities: [0, 0.2], correlation: 0 })).toBe(1);
  });

  test("is no more volatile than any other share", () => {
    const volatility = fc.double({ min: 0.01, max: 1, noNaN: true });
    const pair = fc.record({
      volatilities: fc.tuple(volatility, volatility),
      correlation: fc.double({ min: -1, max: 0.99, noNaN: true }),
    });
    const anyShare = fc.double({ min: -2, max: 3, noNaN: true });
    fc.assert(
      fc.property(pair, anyShare, (assets, share) => {
        const best = minimumVarianceShare(assets) ?? Number.NaN;
        expect(mixVolatility(assets, best)).toBeLessThanOrEqual(
          mixVolatility(assets, share) + 1e-7,
        );
      }),
      { numRuns: 3000 },
    );
  });
});
