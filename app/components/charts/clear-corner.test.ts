import { expect, test } from "vitest";
import { clearCorner } from "./clear-corner.ts";
import type { Place } from "./place.ts";

const rising: Place[] = [
  [0, 100],
  [100, 0],
];
const falling: Place[] = [
  [0, 0],
  [100, 100],
];

test("a label is below a rising line to its right, and above a falling one", () => {
  expect(clearCorner("quarter 24", [30, 70], [rising], 320)).toEqual({
    side: "right",
    level: "below",
  });
  expect(clearCorner("quarter 24", [30, 30], [falling], 320)).toEqual({
    side: "right",
    level: "above",
  });
});

test("a label near the right edge is to the left of its dot", () => {
  expect(clearCorner("quarter 24", [70, 30], [rising], 320)).toEqual({
    side: "left",
    level: "above",
  });
});

test("a label that fits only on a wide screen is where it covers nothing there", () => {
  const low: Place[] = [
    [0, 30],
    [30, 50],
    [100, 0],
  ];
  const rising: Place[] = [
    [15, 80],
    [25, 56],
    [100, 5],
  ];
  expect(clearCorner("€700,909", [15, 40], [low, rising], 320).level).toBe("above");
});

test("at the bottom of a narrow valley a label is straight above or below", () => {
  const valley: Place[] = [
    [0, 0],
    [45, 54],
    [50, 55],
    [55, 54],
    [100, 0],
  ];
  const floor: Place[][] = [
    [
      [0, 60],
      [46, 60],
    ],
    [
      [54, 60],
      [100, 60],
    ],
  ];
  expect(clearCorner("31", [50, 55], [valley, ...floor], 320).side).toBe("middle");
});

test("a label stays within the plot even where a line crosses it", () => {
  const { level } = clearCorner("quarter 24", [50, 100], [rising, falling], 320);
  expect(level).toBe("above");
});
