import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { benfordShares, chiSquareOf, firstDigit } from "./benford.ts";

/** Source: tables of the chi-square distribution, 8 degrees of freedom: chance exceeds it in 5% of cases. */
const LIMIT_5_PERCENT = 15.507;

/** How many of the amounts start with 1 to 9. */
function digitsOf(amounts: readonly number[]) {
  return Array.from(
    { length: 9 },
    (_, index) => amounts.filter((amount) => firstDigit(amount) === index + 1).length,
  );
}

describe("benfordShares", () => {
  // Source: Benford (1938), "The Law of Anomalous Numbers", theoretical frequencies in percent.
  test("are Benford's 30.1, 17.6, 12.5, 9.7, 7.9, 6.7, 5.8, 5.1 and 4.6 percent", () => {
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

describe("chiSquareOf", () => {
  test("of powers of two, which follow the law, stays far below the limit", () => {
    const powers = Array.from({ length: 1_000 }, (_, n) => 2 ** n);
    expect(chiSquareOf(digitsOf(powers))).toBeLessThan(1);
  });

  test("of amounts spread evenly over the digits is far above the limit", () => {
    const even = Array.from({ length: 900 }, (_, n) => 100 + n);
    expect(chiSquareOf(digitsOf(even))).toBeGreaterThan(10 * LIMIT_5_PERCENT);
  });

  // By hand: one amount on digit 1 has chi-square (1 − p)² / p + (1 − p) = 1 / p − 1.
  test("of a single amount is one over its share, less one", () => {
    expect(chiSquareOf(digitsOf([17]))).toBeCloseTo(1 / Math.log10(2) - 1, 12);
  });

  test("grows with the number of amounts while their shares stay the same", () => {
    const counts = [3, 9, 1, 4, 7, 2, 2, 5, 8];
    const threefold = counts.map((count) => 3 * count);
    expect(chiSquareOf(threefold)).toBeCloseTo(3 * (chiSquareOf(counts) ?? 0), 10);
  });

  test("of no amounts does not exist", () => {
    expect(chiSquareOf(digitsOf([0, 0]))).toBeNull();
  });
});
