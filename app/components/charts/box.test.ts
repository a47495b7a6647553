import { expect, test } from "vitest";
import { crosses } from "./box.ts";

const box = { left: 10, right: 20, top: 10, bottom: 20 };

test.each([
  ["through it", [0, 0], [30, 30]],
  ["through a corner of it", [5, 15], [15, 5]],
  ["straight down through it", [15, 0], [15, 30]],
  ["that ends in it", [0, 15], [12, 15]],
  ["that stays in it", [12, 12], [18, 18]],
] as const)("a line %s crosses a box", (_, from, to) => {
  expect(crosses([from, to], box)).toBe(true);
  expect(crosses([to, from], box)).toBe(true);
});

test.each([
  ["that ends before it", [0, 0], [9, 9]],
  ["past a corner of it", [0, 15], [15, 0]],
  ["straight down beside it", [21, 0], [21, 30]],
  ["above it", [0, 9], [30, 9]],
] as const)("a line %s does not", (_, from, to) => {
  expect(crosses([from, to], box)).toBe(false);
  expect(crosses([to, from], box)).toBe(false);
});

test("a line crosses with any of its parts", () => {
  const places = [
    [0, 0],
    [30, 0],
    [15, 30],
  ] as const;
  expect(crosses(places, box)).toBe(true);
  expect(crosses(places.slice(0, 2), box)).toBe(false);
});
