import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { robustScore } from "./robust-score.ts";

describe("robustScore", () => {
  // By hand: of 10, 20, 30, 40, 50 the median is 30 and the median absolute deviation 10.
  test("measures a value in median absolute deviations from the median", () => {
    expect(robustScore([10, 20, 30, 40, 50], 100)).toBeCloseTo(4.7215, 10);
    expect(robustScore([50, 10, 40, 20, 30], 30)).toBe(0);
  });

  // Source: Wikipedia, Median absolute deviation: of 1, 1, 2, 2, 4, 6, 9 the median is 2 and the MAD 1.
  test("uses the textbook’s median absolute deviation", () => {
    expect(robustScore([1, 1, 2, 2, 4, 6, 9], 9)).toBeCloseTo(0.6745 * 7, 10);
  });

  test("of an even number of values uses the mean of the middle two", () => {
    // Of 10, 20, 40, 50 the median is 30, the deviations 20, 10, 10, 20 and their median 15.
    expect(robustScore([10, 20, 40, 50], 60)).toBeCloseTo(0.6745 * 2, 10);
  });

  test("hardly moves when one earlier value is enormous", () => {
    const usual = [12, 31, 24, 45, 28, 30, 22];
    const before = robustScore(usual, 60) ?? Number.NaN;
    expect(robustScore([...usual.slice(1), 1e9], 60)).toBeGreaterThan(before / 2);
  });

  test("does not exist without earlier values, or where they are all the same", () => {
    expect(robustScore([], 10)).toBeNull();
    expect(robustScore([49, 49, 49], 900)).toBeNull();
  });

  test("rises with the value and does not change with the unit", () => {
    const values = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 5_000 }), (earlier, value) => {
        const score = robustScore(earlier, value);
        if (score === null) return;
        expect(robustScore(earlier, value + 1)).toBeGreaterThan(score);
        const inCents = earlier.map((amount) => 100 * amount);
        expect(robustScore(inCents, 100 * value)).toBeCloseTo(score, 8);
      }),
    );
  });
});
