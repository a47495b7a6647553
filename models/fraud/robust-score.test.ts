import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { robustScores, SCORE_LIMIT } from "./robust-score.ts";

describe("robustScores", () => {
  // By hand: of 10, 20, 30, 40, 50 the median is 30 and the median absolute deviation 10, so 100
  // scores 0.6745 × 70 / 10, and the limit of 3.5 is reached at 30 + 3.5 × 10 / 0.6745.
  test("measure a payment in median absolute deviations from the median of those before it", () => {
    const last = robustScores([10, 20, 30, 40, 50, 100], 5).at(-1);
    expect(last?.score).toBeCloseTo(4.7215, 10);
    expect(last?.limitAmount).toBeCloseTo(81.890_289, 6);
  });

  test("of an even number of earlier payments use the mean of the middle two", () => {
    // Of 10, 20, 40, 50 the median is 30, the deviations 20, 10, 10, 20 and their median 15.
    expect(robustScores([10, 20, 40, 50, 60], 4).at(-1)?.score).toBeCloseTo(0.6745 * 2, 10);
  });

  test("never look ahead: what comes after a payment does not change its score", () => {
    const amount = fc.integer({ min: 1, max: 500 });
    const payments = fc.array(amount, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(payments, payments, (before, after) => {
        const known = robustScores(before, 3);
        expect(robustScores([...before, ...after], 3).slice(0, before.length)).toEqual(known);
      }),
    );
  });

  test("do not let a payment count towards its own median", () => {
    const [last] = robustScores([10, 20, 30, 40, 50, 100_000], 5).slice(-1);
    expect(last?.limitAmount).toBeCloseTo(81.890_289, 6);
  });

  test("do not exist without enough history, or where every payment was the same", () => {
    expect(robustScores([10, 20, 30], 3)).toEqual([null, null, null]);
    expect(robustScores([49, 49, 49, 900], 3).at(-1)).toBeNull();
    expect(robustScores([10], 0)).toEqual([null]);
  });

  test("reach the limit exactly at the limit amount", () => {
    const history = [12, 31, 24, 45, 28];
    const limit = robustScores([...history, 0], 5).at(-1)?.limitAmount ?? 0;
    expect(robustScores([...history, limit], 5).at(-1)?.score).toBeCloseTo(SCORE_LIMIT, 10);
  });
});
