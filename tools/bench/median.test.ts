import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median of an odd number of values is the middle one, in whatever order they came", () => {
  expect(median([9, 1, 100, 2, 3])).toBe(3);
});

test("the median of an even number of values lies between the two in the middle", () => {
  expect(median([10, 1, 2, 4])).toBe(3);
});

test("values are ordered as numbers, not as text", () => {
  expect(median([100, 20, 3])).toBe(20);
});

test("one value is its own median, and no value has none", () => {
  expect(median([7])).toBe(7);
  expect(() => median([])).toThrow("An empty list has no median.");
});
