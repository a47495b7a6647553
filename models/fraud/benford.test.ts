import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { benfordShares, benfordTest, CHI_SQUARE_LIMIT_5_PERCENT, firstDigit } from "./benford.ts";

describe("benfordShares", () => {
  // Source: Benford (1938), "The Law of Anomalous Numbers", theoretical frequencies in per cent.
  test("are Benford's 30.1, 17.6, 12.5, 9.7, 7.9, 6.7, 5.8, 5.1 and 4.6 per cent", () => {
    const published = [0.301, 0.176, 0.125, 0.097, 0.079, 0.067, 0.058, 0.051, 0.046];
    for (const [index, share] of published.entries()) {
      expect(benfordShares[index]).toBeCloseTo(share, 3);
    }
  });

  test("sum to one", () => {
    expect(benfordShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 14);
  });
});

describe("firstDigit", () => {
  test.each([
    [1, 1],
    [-742.5, 7],
    [0.00031, 3],
    [9.99, 9],
    [1e23, 1],
    [5e-324, 5],
    [Number.MAX_VALUE, 1],
  ])("of %f is %i", (amount, digit) => {
    expect(firstDigit(amount)).toBe(digit);
  });

  test("of nothing, or of no number, does not exist", () => {
    expect(firstDigit(0)).toBeNull();
    expect(firstDigit(Number.NaN)).toBeNull();
    expect(firstDigit(-Infinity)).toBeNull();
  });

  test("does not change with the unit of a thousand", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (amount) => {
        expect(firstDigit(amount * 1_000)).toBe(firstDigit(amount));
        expect(firstDigit(-amount)).toBe(Number(String(amount)[0]));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("benfordTest", () => {
  test("of powers of two, which follow the law, stays far below the limit", () => {
    const powers = Array.from({ length: 1_000 }, (_, n) => 2 ** n);
    const { total, chiSquare } = benfordTest(powers);
    expect(total).toBe(1_000);
    expect(chiSquare).toBeLessThan(1);
  });

  test("counts first digits, and leaves out what has none", () => {
    const { total, counts, shares } = benfordTest([1, 19, 0.02, -3, 350, 0]);
    expect(total).toBe(5);
    expect(counts).toEqual([2, 1, 2, 0, 0, 0, 0, 0, 0]);
    expect(shares).toEqual([0.4, 0.2, 0.4, 0, 0, 0, 0, 0, 0]);
  });

  test("of amounts spread evenly over the digits is far above the limit", () => {
    const even = Array.from({ length: 900 }, (_, n) => 100 + n);
    expect(benfordTest(even).chiSquare).toBeGreaterThan(10 * CHI_SQUARE_LIMIT_5_PERCENT);
  });

  // By hand: one amount on digit 1 has chi-square (1 − p)² / p + (1 − p) = 1 / p − 1.
  test("of a single amount is one over its share, less one", () => {
    expect(benfordTest([17]).chiSquare).toBeCloseTo(1 / Math.log10(2) - 1, 12);
  });

  test("of no amounts, or only zeroes, has no shares and no distance", () => {
    const nothing = { total: 0, counts: Array(9).fill(0), shares: null, chiSquare: null };
    expect(benfordTest([])).toEqual(nothing);
    expect(benfordTest([0, 0])).toEqual(nothing);
  });
});
