/**
 * Solves matrix · x = right by Gaussian elimination with the largest pivot first. `null` when the
 * matrix is singular, or so near to it that rounding would decide the answer.
 */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
): number[] | null {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  const scale = Math.max(...matrix.flat().map(Math.abs), 0);

  for (let column = 0; column < size; column++) {
    const below = rows.slice(column);
    const pivot = below.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    );
    const pivotValue = pivot[column] ?? 0;
    if (Math.abs(pivotValue) <= 1e-13 * scale) return null;
    const rest = below.filter((row) => row !== pivot);
    const reduced = rest.map((row) => {
      const factor = (row[column] ?? 0) / pivotValue;
      return row.map((value, i) => value - factor * (pivot[i] ?? 0));
    });
    rows.splice(column, below.length, pivot, ...reduced);
  }

  const solution: number[] = Array.from({ length: size }, () => 0);
  for (const [i, row] of [...rows.entries()].toReversed()) {
    // Unknowns not solved yet are still zero, so only those after this row count.
    const known = solution.reduce((sum, x, j) => sum + x * (row[j] ?? 0), 0);
    solution[i] = ((row[size] ?? 0) - known) / (row[i] ?? 1);
  }
  return solution;
}
