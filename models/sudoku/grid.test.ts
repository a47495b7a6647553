import { describe, expect, test } from "vitest";
import { boxOf, columnOf, parseGrid, rowOf } from "./grid.ts";

describe("parseGrid", () => {
  test("reads digits, dots as empty cells, and skips line breaks", () => {
    const grid = parseGrid(`12.${"\n"}${".".repeat(77)}9`);
    expect(grid).toHaveLength(81);
    expect(grid?.slice(0, 3)).toEqual([1, 2, 0]);
    expect(grid?.at(-1)).toBe(9);
  });

  test("refuses what is not eighty-one cells of digits", () => {
    expect(parseGrid("")).toBeNull();
    expect(parseGrid(".".repeat(80))).toBeNull();
    expect(parseGrid(`x${".".repeat(80)}`)).toBeNull();
  });
});

test("rowOf, columnOf and boxOf give every row, column and box nine cells", () => {
  for (const groupOf of [rowOf, columnOf, boxOf]) {
    const sizes = new Array<number>(9).fill(0);
    for (let cell = 0; cell < 81; cell++) sizes[groupOf(cell)] = (sizes[groupOf(cell)] ?? 0) + 1;
    expect(sizes).toEqual(new Array(9).fill(9));
  }
});

test("boxOf the centre cell is the centre box, of the last cell the last", () => {
  expect(boxOf(40)).toBe(4);
  expect(boxOf(80)).toBe(8);
  expect(boxOf(27)).toBe(3);
});
