import { expect, test } from "vitest";
import { lineBetween, lineUpTo, roundedPath } from "./routes.ts";

const figure = { left: 0, right: 200, top: 0, bottom: 90 };
const table = { left: 0, right: 1000, top: 400, bottom: 900 };
const shared = { index: 0, table: null, fromTable: null, sameTable: false, stripBottom: 100 };

test("a line from the strip to a table runs below the strip, beside the table and along a rule", () => {
  const to = { left: 900, right: 990, top: 500, bottom: 530 };
  const route = lineBetween({ ...shared, from: figure, to, table });
  expect(route.slice(1)).toEqual([
    [91, 113],
    [1013, 113],
    [1013, 530],
    [990, 530],
  ]);
});

test("two lines do not run on top of each other", () => {
  const to = { left: 0, right: 300, top: 500, bottom: 530 };
  const [first, second] = [0, 1].map((index) =>
    lineBetween({ ...shared, index, from: figure, to }).map(([x]) => x),
  );
  expect(first?.[2]).not.toBe(second?.[2]);
});

test("inside a table a line keeps to the rules and to the gap left of a column", () => {
  const from = { left: 300, right: 380, top: 500, bottom: 530 };
  const to = { left: 100, right: 180, top: 440, bottom: 470 };
  expect(lineBetween({ ...shared, from, to, table, fromTable: table, sameTable: true })).toEqual([
    [300, 530],
    [106, 530],
    [106, 470],
  ]);
});

test("corners are round", () => {
  const path = roundedPath([
    [0, 0],
    [0, 100],
    [50, 100],
  ]);
  expect(path).toBe("M0 0L0 93Q0 100 7 100L50 100");
});

test("a line from a table to a field left of it keeps to the gap between them", () => {
  const field = { left: 0, right: 300, top: 60, bottom: 110 };
  const from = { left: 700, right: 800, top: 500, bottom: 530 };
  const fromTable = { ...table, left: 350 };
  expect(lineBetween({ ...shared, from, to: field, fromTable })).toEqual([
    [700, 530],
    [313, 530],
    [313, 85],
    [300, 85],
  ]);
});

test("a line to the panel goes straight up where the panel is above the figure, and otherwise along the strip", () => {
  const from = { left: 540, right: 790, top: 10, bottom: 120 };
  const panel = { left: 680, right: 1050, top: -300, bottom: -18 };
  expect(lineUpTo(panel, from)).toEqual([
    [693, 10],
    [693, -18],
  ]);
  expect(lineUpTo(panel, { ...from, left: 0, right: 260 })).toEqual([
    [247, 10],
    [247, -9],
    [693, -9],
    [693, -18],
  ]);
});
