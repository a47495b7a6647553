import { expect, test } from "vitest";
import { clearCorner } from "./clear-corner.ts";
import type { Place } from "./place.ts";

/** A phone and a wide screen. */
const sizes = [
  { width: 256, height: 320 },
  { width: 600, height: 320 },
];

const rising: Place[] = [
  [0, 100],
  [100, 0],
];
const falling: Place[] = [
  [0, 0],
  [100, 100],
];

test("a label is below a rising line to its right, and above a falling one", () => {
  expect(clearCorner("quarter 24", [30, 70], [rising], sizes)).toEqual({
    side: "right",
    level: "below",
    away: 0,
  });
  expect(clearCorner("quarter 24", [30, 30], [falling], sizes)).toEqual({
    side: "right",
    level: "above",
    away: 0,
  });
});

test("a label near the right edge is to the left of its dot", () => {
  expect(clearCorner("quarter 24", [70, 30], [rising], sizes)).toEqual({
    side: "left",
    level: "above",
    away: 0,
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
  expect(clearCorner("€700,909", [15, 40], [low, rising], sizes).level).toBe("above");
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
  expect(clearCorner("31", [50, 55], [valley, ...floor], sizes).side).toBe("middle");
});

test("a label stays within the plot even where a line crosses it", () => {
  const { level } = clearCorner("quarter 24", [50, 100], [rising, falling], sizes);
  expect(level).toBe("above");
});

test("a label that no place beside the dot has room for is further away, at the end of a leader", () => {
  const valley: Place[] = [
    [0, 0],
    [45, 60],
    [50, 61],
    [55, 60],
    [100, 0],
  ];
  const below: Place[] = [
    [0, 66],
    [100, 66],
  ];
  const { level, away } = clearCorner("€0.70m", [50, 61], [valley, below], sizes);
  expect(away).toBeGreaterThan(0);
  expect(level).toBe("above");
});
