import type { CalculableCell } from "./calculable.ts";
import { cellKey } from "./workbook.ts";

type Slots = {
  set: (row: number, column: number, slot: number) => void;
  /** -1 where there is none. */
  get: (row: number, column: number) => number;
};

/** The slot of each cell of a sheet: in a grid, or in a map if the grid would be mostly empty. */
export function slotsOf(cells: readonly CalculableCell[]): Slots {
  let [height, width] = [0, 0];
  for (const { row, column } of cells) {
    height = Math.max(height, row + 1);
    width = Math.max(width, column + 1);
  }
  if (height * width > 10_000 + 10 * cells.length) {
    const slots = new Map<number, number>();
    return {
      set: (row, column, slot) => slots.set(cellKey(row, column), slot),
      get: (row, column) => slots.get(cellKey(row, column)) ?? -1,
    };
  }
  const grid = new Int32Array(height * width).fill(-1);
  return {
    set: (row, column, slot) => {
      grid[row * width + column] = slot;
    },
    get: (row, column) =>
      row >= 0 && row < height && column >= 0 && column < width
        ? (grid[row * width + column] ?? -1)
        : -1,
  };
}
