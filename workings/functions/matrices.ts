import { errors, type Operand, Range } from "../value.ts";
import { type SpreadsheetFunction, takes } from "./function.ts";

type Matrix = number[][];

/** `null` where a cell is not a number. */
function matrixOf({ values, width, height }: Range): Matrix | null {
  if (values.some((value) => typeof value !== "number")) return null;
  return Array.from(
    { length: height },
    (_, row) => values.slice(row * width, (row + 1) * width) as number[],
  );
}

function rangeOf(matrix: Matrix): Range {
  return new Range(matrix.flat(), matrix[0]?.length ?? 0);
}

function product(left: Range, right: Range): Operand {
  const [rows, others] = [matrixOf(left), matrixOf(right)];
  if (!rows || !others || left.width !== right.height) return errors.value;
  return rangeOf(
    rows.map((row) =>
      Array.from({ length: right.width }, (_, column) =>
        row.reduce((sum, number, at) => sum + number * (others[at]?.[column] ?? 0), 0),
      ),
    ),
  );
}

/**
 * Gauss's elimination with the largest pivot: the determinant of a square matrix, and its inverse beside it where the
 * determinant is not zero.
 */
function eliminated(matrix: Matrix): { determinant: number; inverse: Matrix } {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row,
    ...row.map((_, column) => (column === at ? 1 : 0)),
  ]);
  let determinant = 1;
  for (let at = 0; at < size; at++) {
    const entry = (row: number) => rows[row]?.[at] ?? 0;
    let largest = at;
    for (let row = at; row < size; row++) {
      if (Math.abs(entry(row)) > Math.abs(entry(largest))) largest = row;
    }
    const pivot = rows[largest] ?? [];
    if (largest !== at) {
      rows[largest] = rows[at] ?? [];
      determinant = -determinant;
    }
    const value = pivot[at] ?? 0;
    determinant *= value;
    if (value === 0) break;
    const unit = pivot.map((number) => number / value);
    rows[at] = unit;
    for (let row = 0; row < size; row++) {
      const factor = entry(row);
      if (row === at || factor === 0) continue;
      rows[row] = (rows[row] ?? []).map((number, column) => number - factor * (unit[column] ?? 0));
    }
  }
  return { determinant, inverse: rows.map((row) => row.slice(size)) };
}

function ofSquare(apply: (found: ReturnType<typeof eliminated>) => Operand): SpreadsheetFunction {
  return takes(["range"], (range): Operand => {
    const matrix = matrixOf(range);
    return matrix && range.width === range.height ? apply(eliminated(matrix)) : errors.value;
  });
}

export const matrixFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  MMULT: takes(["range", "range"], product),
  MDETERM: ofSquare(({ determinant }) => determinant),
  MINVERSE: ofSquare(({ determinant, inverse }) =>
    determinant === 0 ? errors.number : rangeOf(inverse),
  ),
};
