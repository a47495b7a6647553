import fc from "fast-check";
import { expect, test } from "vitest";
import { noSpread, standardDeviation, withValue } from "./running-spread.ts";

const spreadOf = (values: readonly number[]) =>
  standardDeviation(values.reduce(withValue, noSpread));

test("the running standard deviation is the textbook’s", () => {
  // By hand: the deviations of 2, 4, 4, 4, 5, 5, 7, 9 from 5 have squares that add up to 32.
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7), 12);
  expect(spreadOf([3])).toBe(0);
  expect(spreadOf([])).toBe(0);
});

test("it agrees with the two-pass formula, whatever the values", () => {
  const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2 });
  fc.assert(
    fc.property(values, (list) => {
      const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
      const squares = list.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      expect(spreadOf(list)).toBeCloseTo(Math.sqrt(squares / (list.length - 1)), 4);
    }),
  );
});
