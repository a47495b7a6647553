import { describe, expect, test } from "vitest";
import { across, bands, edgesOf, middleOf, spanOf, upward } from "./scale.ts";

test("values run from left to right and from the bottom to the top", () => {
  expect([0, 5, 10].map(across([0, 10]))).toEqual([0, 50, 100]);
  expect([-10, 0, 10].map(upward([-10, 10]))).toEqual([100, 50, 0]);
});

describe("spanOf", () => {
  test("reaches from the lowest value to the highest", () => {
    expect(spanOf([4, -2, 7])).toEqual([-2, 7]);
  });

  test("is not empty even if all values are the same, or there are none", () => {
    expect(spanOf([3, 3])).toEqual([3, 4]);
    expect(spanOf([])).toEqual([0, 1]);
  });
});

describe("bands", () => {
  test("share the plot evenly, with half a gap at either side", () => {
    const halves = bands(["a", "b"], { gap: 0.2 });
    expect(edgesOf(halves, "a")).toEqual([5, 45]);
    expect(edgesOf(halves, "b")).toEqual([55, 95]);
    expect(middleOf(halves, "b")).toBe(75);
  });

  test("are flush with the plot where asked", () => {
    const thirds = bands(["a", "b", "c"], { gap: 0.5, outer: 0 });
    expect(edgesOf(thirds, "a")[0]).toBe(0);
    expect(edgesOf(thirds, "c")[1]).toBe(100);
  });
});
