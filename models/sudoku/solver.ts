import { boxOf, columnOf, type Grid, rowOf } from "./grid.ts";

export type SudokuSolution =
  | { kind: "unique"; grid: Grid }
  /** A proper puzzle has one solution; this one has more, of which one is given. */
  | { kind: "several"; grid: Grid }
  | { kind: "none"; reason: "conflicting-givens" | "unsolvable" };

/** Bit d − 1 stands for the digit d. */
const ALL_DIGITS = 0b111_111_111;

/** Backtracking with one bit mask of used digits for each row, column and box. */
export function solveSudoku(puzzle: Grid): SudokuSolution {
  const cells = [...puzzle];
  const rows = new Array<number>(9).fill(0);
  const columns = new Array<number>(9).fill(0);
  const boxes = new Array<number>(9).fill(0);
  const solutions: number[][] = [];

  function freeDigits(cell: number) {
    const used =
      (rows[rowOf(cell)] ?? 0) | (columns[columnOf(cell)] ?? 0) | (boxes[boxOf(cell)] ?? 0);
    return ALL_DIGITS & ~used;
  }
  /** Sets or clears a digit: the same bit flipped twice is gone again. */
  function flip(cell: number, bit: number) {
    rows[rowOf(cell)] = (rows[rowOf(cell)] ?? 0) ^ bit;
    columns[columnOf(cell)] = (columns[columnOf(cell)] ?? 0) ^ bit;
    boxes[boxOf(cell)] = (boxes[boxOf(cell)] ?? 0) ^ bit;
  }

  /** The cell with the fewest digits left, which keeps the tree of guesses narrow. */
  function tightestCell() {
    let tightest: { cell: number; free: number; count: number } | null = null;
    for (let cell = 0; cell < 81; cell++) {
      if (cells[cell] !== 0) continue;
      const free = freeDigits(cell);
      const count = countBits(free);
      if (tightest === null || count < tightest.count) tightest = { cell, free, count };
    }
    return tightest;
  }

  function search() {
    const next = tightestCell();
    if (next === null) {
      solutions.push([...cells]);
      return;
    }
    for (let free = next.free; free !== 0 && solutions.length < 2; free &= free - 1) {
      const bit = free & -free;
      flip(next.cell, bit);
      cells[next.cell] = digitOf(bit);
      search();
      cells[next.cell] = 0;
      flip(next.cell, bit);
    }
  }

  for (const [cell, digit] of puzzle.entries()) {
    if (digit === 0) continue;
    const bit = 1 << (digit - 1);
    if ((freeDigits(cell) & bit) === 0) return { kind: "none", reason: "conflicting-givens" };
    flip(cell, bit);
  }
  search();

  const [grid, second] = solutions;
  if (grid === undefined) return { kind: "none", reason: "unsolvable" };
  return { kind: second ? "several" : "unique", grid };
}

function digitOf(bit: number): number {
  return 32 - Math.clz32(bit);
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
