import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { movingAverage } from "./moving-average.ts";

describe("movingAverage", () => {
  test("over three prices starts with the third", () => {
    expect(movingAverage([1, 2, 3, 4, 8], 3)).toEqual([null, null, 2, 3, 5]);
  });

  test("over one price is the price", () => {
    expect(movingAverage([5, 6, 7], 1)).toEqual([5, 6, 7]);
  });

  test("over more prices than there are is nowhere", () => {
    expect(movingAverage([5, 6], 3)).toEqual([null, null]);
    expect(movingAverage([], 3)).toEqual([]);
  });

  test("keeps small prices that follow huge ones", () => {
    expect(movingAverage([1e17, 1, 2, 3], 3).at(-1)).toBe(2);
  });

  test("stays between the lowest and the highest price of its window", () => {
    const prices = fc.array(fc.integer({ min: 1, max: 10_000 }), { maxLength: 60 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 20 }), (series, window) => {
        for (const [index, average] of movingAverage(series, window).entries()) {
          if (average === null) {
            expect(index).toBeLessThan(window - 1);
            continue;
          }
          const recent = series.slice(index + 1 - window, index + 1);
          expect(average).toBeGreaterThanOrEqual(Math.min(...recent) - 1e-9);
          expect(average).toBeLessThanOrEqual(Math.max(...recent) + 1e-9);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
