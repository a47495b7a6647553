import { describe, expect, test } from "vitest";
import { clearCorners, crosses, markCorners } from "./clear-corner.ts";
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
