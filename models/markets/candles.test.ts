import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candles, isRising, movingAverage } from "./candles.ts";

describe("candles", () => {
  test("of three prices each take first, highest, lowest and last", () => {
    expect(candles([10, 14, 11, 12, 8, 9], 3)).toEqual([
      { open: 10, high: 14, low: 10, close: 11 },
      { open: 12, high: 12, low: 8, close: 9 },
    ]);
  });

  test("of an uneven number end with a shorter one", () => {
    expect(candles([1, 2, 3], 2).at(-1)).toEqual({ open: 3, high: 3, low: 3, close: 3 });
  });

  test("of no prices are none", () => {
    expect(candles([], 5)).toEqual([]);
  });

  test("hold every price of their period between low and high", () => {
    const prices = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 50 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 9 }), (series, size) => {
        const drawn = candles(series, size);
        expect(drawn).toHaveLength(Math.ceil(series.length / size));
        for (const [index, price] of series.entries()) {
          const candle = drawn[Math.floor(index / size)];
          expect(candle?.low).toBeLessThanOrEqual(price);
          expect(candle?.high).toBeGreaterThanOrEqual(price);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

test("isRising is decided by opening and closing alone", () => {
  expect(isRising({ open: 10, high: 20, low: 1, close: 10 })).toBe(true);
  expect(isRising({ open: 10, high: 20, low: 1, close: 9.99 })).toBe(false);
});

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
