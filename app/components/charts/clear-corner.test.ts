import { describe, expect, test } from "vitest";
import { clearCorners, markCorners } from "./clear-corner.ts";
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

function clearCorner(text: string, at: Place, lines: readonly Place[][]) {
  const [corner] = clearCorners([{ name: text, at }], { lines }, sizes, markCorners);
  return corner;
}

test("a label is below a rising line to its right, and above a falling one", () => {
  expect(clearCorner("quarter 24", [30, 70], [rising])).toEqual({
    side: "right",
    level: "below",
    away: 0,
  });
  expect(clearCorner("quarter 24", [30, 30], [falling])).toEqual({
    side: "right",
    level: "above",
    away: 0,
  });
});

test("a label near the right edge is to the left of its dot", () => {
  expect(clearCorner("quarter 24", [70, 30], [rising])).toEqual({
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
  expect(clearCorner("€700,909", [15, 40], [low, rising])?.level).toBe("above");
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
  expect(clearCorner("31", [50, 55], [valley, ...floor])?.side).toBe("middle");
});

test("a label stays within the plot even where a line crosses it", () => {
  expect(clearCorner("quarter 24", [50, 100], [rising, falling])?.level).toBe("above");
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
  const corner = clearCorner("€0.70m", [50, 61], [valley, below]);
  expect(corner?.away).toBeGreaterThan(0);
  expect(corner?.level).toBe("above");
});

describe("the name of a dot", () => {
  const alone = { name: "Gold", at: [40, 50] } as const;

  test("is beside it, on the side with more room", () => {
    const dots = [alone, { name: "Property", at: [90, 50] } as const];
    expect(clearCorners(dots, { lines: [], others: [] }, sizes)).toEqual([
      { side: "right", level: "beside", away: 0 },
      { side: "left", level: "beside", away: 0 },
    ]);
  });

  test("is on no other dot and no other name", () => {
    // 5% is 13 pixels on the phone.
    const dots = [alone, { name: "Bonds", at: [45, 50] } as const];
    const [gold, bonds] = clearCorners(dots, { lines: [], others: [] }, sizes);
    expect([gold?.side, bonds?.side]).toEqual(["left", "right"]);
    const [between] = clearCorners(
      [alone],
      {
        lines: [],
        others: [
          [31, 50],
          [49, 50],
        ],
      },
      sizes,
    );
    expect(between).toEqual({ side: "middle", level: "above", away: -5 });
  });

  test("is on no line, at the end of a leader where it has to be", () => {
    const bar: Place[] = [
      [45, 0],
      [45, 100],
    ];
    const [beside] = clearCorners([alone], { lines: [bar], others: [] }, sizes);
    expect(beside).toEqual({ side: "left", level: "beside", away: 0 });
    const around = [48, 52].map((y): Place[] => [
      [0, y],
      [100, y],
    ]);
    const [led] = clearCorners([alone], { lines: around, others: [] }, sizes);
    expect(led?.away).toBeGreaterThan(0);
  });
});
