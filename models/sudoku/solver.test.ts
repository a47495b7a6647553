import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { boxOf, columnOf, type Grid, parseGrid, rowOf } from "./grid.ts";
import { solveSudoku } from "./solver.ts";

function gridOf(text: string): Grid {
  const grid = parseGrid(text);
  if (grid === null) throw new Error("not a grid");
  return grid;
}

/** Every row, column and box holds nine different digits. */
function isComplete(grid: Grid) {
  return [rowOf, columnOf, boxOf].every((groupOf) => {
    const seen = grid.map((digit, cell) => `${groupOf(cell)}:${digit}`);
    return !grid.includes(0) && new Set(seen).size === 81;
  });
}

// Source: Wikipedia, "Sudoku", the puzzle and the solution shown at its head.
const published = gridOf(
  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
);
const publishedSolution = gridOf(
  "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
);

describe("solveSudoku", () => {
  test("finds the published solution, and that it is the only one", () => {
    expect(solveSudoku(published)).toEqual({ kind: "unique", grid: publishedSolution });
  });

  // Source: Arto Inkala's puzzle of 2012, printed by The Telegraph as the hardest for a person.
  test("solves Inkala's hard puzzle", () => {
    const hard = gridOf(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    );
    const grid = gridOf(
      "812753649943682175675491283154237896369845721287169534521974368438526917796318452",
    );
    expect(solveSudoku(hard)).toEqual({ kind: "unique", grid });
  });

  test("of an empty grid finds one of many", () => {
    const result = solveSudoku(gridOf(".".repeat(81)));
    expect(result.kind).toBe("several");
    expect(result.kind === "several" && isComplete(result.grid)).toBe(true);
  });

  test("of a solved grid is that grid", () => {
    expect(solveSudoku(publishedSolution)).toEqual({ kind: "unique", grid: publishedSolution });
  });

  test.each([
    ["row", `11${".".repeat(79)}`],
    ["column", `1${".".repeat(8)}1${".".repeat(71)}`],
    ["box", `1${".".repeat(9)}1${".".repeat(70)}`],
  ])("of a digit given twice in a %s says so", (_, text) => {
    expect(solveSudoku(gridOf(text))).toEqual({ kind: "none", reason: "conflicting-givens" });
  });

  test("of givens that leave a cell without a digit says it cannot be solved", () => {
    // The first row lacks only 9, and the 9 below is in the same column.
    const stuck = gridOf(`12345678.${"........9"}${".".repeat(63)}`);
    expect(solveSudoku(stuck)).toEqual({ kind: "none", reason: "unsolvable" });
  });

  test("does not change the puzzle it is given", () => {
    const before = [...published];
    solveSudoku(published);
    expect(published).toEqual(before);
  });

  test("completes every puzzle made by emptying cells of a solution, keeping the givens", () => {
    const hidden = fc.uniqueArray(fc.integer({ min: 0, max: 80 }), { maxLength: 60 });
    fc.assert(
      fc.property(hidden, (cells) => {
        const puzzle = publishedSolution.map((digit, cell) => (cells.includes(cell) ? 0 : digit));
        const result = solveSudoku(puzzle);
        if (result.kind === "none") throw new Error(result.reason);
        expect(isComplete(result.grid)).toBe(true);
        expect(puzzle.every((digit, cell) => digit === 0 || digit === result.grid[cell])).toBe(
          true,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
