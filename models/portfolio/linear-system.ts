/**
 * Solves matrix · x = right for several right sides by Gaussian elimination with the largest pivot first. `null` when
 * the matrix is singular, or so near to it that rounding would decide the answer.
 */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  rights: readonly (readonly number[])[],
): number[][] | null {
  const rows = matrix.map((row, i) => [...row, ...rights.map((right) => right[i] ?? 0)]);
  const size = rows.length;
  const width = size + rights.length;
  let scale = 0;
  for (const row of matrix) for (const value of row) scale = Math.max(scale, Math.abs(value));

  for (let column = 0; column < size; column++) {
    const pivot = bringUpPivot(rows, column);
    const pivotValue = pivot[column] ?? 0;
    if (Math.abs(pivotValue) <= 1e-13 * scale) return null;
    for (let below = column + 1; below < size; below++) {
      const row = rows[below] ?? [];
      const factor = (row[column] ?? 0) / pivotValue;
      for (let i = column; i < width; i++) row[i] = (row[i] ?? 0) - factor * (pivot[i] ?? 0);
    }
  }

  return rights.map((_, side) => {
    const solution: number[] = Array.from({ length: size }, () => 0);
    for (let i = size - 1; i >= 0; i--) {
      const row = rows[i] ?? [];
      let rest = row[size + side] ?? 0;
      for (let j = i + 1; j < size; j++) rest -= (row[j] ?? 0) * (solution[j] ?? 0);
      solution[i] = rest / (row[i] ?? 1);
    }
    return solution;
  });
}

/** The row with the largest number in this column, which becomes the row of that number. */
function bringUpPivot(rows: number[][], column: number): number[] {
  let best = column;
  for (let i = column + 1; i < rows.length; i++) {
    if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = i;
  }
  const [pivot, other] = [rows[best] ?? [], rows[column] ?? []];
  rows[best] = other;
  rows[column] = pivot;
  return pivot;
}
