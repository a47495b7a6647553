import { describe, expect, test } from "vitest";
import { dcfCases } from "./inputs.ts";
import { dcfResults } from "./results.ts";
import { dcfGrid, fiveAround } from "./sensitivity.ts";

const { base } = dcfCases;

describe("the grid", () => {
  test("has the case in the middle, half a point to the next row and column", () => {
    const grid = dcfGrid(base);
    expect(grid.waccs).toEqual([0.07, 0.075, 0.08, 0.085, 0.09]);
    expect(grid.columns).toEqual([0.01, 0.015, 0.02, 0.025, 0.03]);
    expect(grid.current).toEqual({ row: 2, column: 2 });
    expect(grid.values[2]?.[2]).toBe(dcfResults(base).value?.enterprise);
    expect(grid.values[0]?.[2]).toBe(dcfResults({ ...base, givenWacc: 0.07 }).value?.enterprise);
  });

  test("starts at the WACC that its parts make", () => {
    const grid = dcfGrid({ ...base, waccSource: "parts", debtShare: 0 });
    expect(grid.waccs[grid.current.row]).toBeCloseTo(0.091, 12);
  });

  test("has no value where growth reaches the WACC", () => {
    const grid = dcfGrid({ ...base, givenWacc: 0.04, terminalGrowth: 0.035 });
    expect(grid.values[2]?.[2]).toBeGreaterThan(0);
    expect(grid.values[2]?.[3]).toBeNull();
    expect(grid.values[0]?.[1]).toBeNull();
  });

  test("moves the multiple where that makes the terminal value", () => {
    const grid = dcfGrid({ ...base, terminalBy: "multiple" });
    expect(grid.column).toBe("exitMultiple");
    expect(grid.columns).toEqual([9, 10, 11, 12, 13]);
  });
});

describe("five values around the current one", () => {
  const limits = { min: 3, max: 16 };

  test.each([
    [8, [7, 7.5, 8, 8.5, 9], 2],
    [3, [3, 3.5, 4, 4.5, 5], 0],
    [3.6, [3.1, 3.6, 4.1, 4.6, 5.1], 1],
    [16, [14, 14.5, 15, 15.5, 16], 4],
    [15.6, [13.6, 14.1, 14.6, 15.1, 15.6], 4],
    [2, [2, 2.5, 3, 3.5, 4], 0],
  ])("%d is at its place within the limits", (current, values, place) => {
    expect(fiveAround(current, 0.5, limits)).toEqual({ values, current: place });
  });
});
