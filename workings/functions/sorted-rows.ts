import { CellError, type Value } from "../value.ts";

export type Limit = { sign: "<" | "<=" | ">" | ">="; number: number };

/** The sum of some cells, and how many of them are numbers. */
export type Total = { sum: number; count: number };

/**
 * Rows in the order of their numbers: those within limits lie side by side, and their sum is the difference of two that
 * are known.
 */
export type SortedRows = {
  numbers: Float64Array;
  rows: Int32Array;
  totals: WeakMap<readonly Value[], Totals>;
};

/** What the first n rows add up to. Each sum is kept with what was lost in rounding it, so that differences are exact. */
type Totals = { sums: Float64Array; lost: Float64Array; counts: Int32Array; errors: Int32Array };

export function sortRows(column: Float64Array, rows: readonly number[] | null): SortedRows {
  const all = rows ? Int32Array.from(rows) : Int32Array.from(column.keys());
  const sorted = all
    .filter((row) => !Number.isNaN(column[row]))
    .sort((a, b) => (column[a] as number) - (column[b] as number));
  return {
    numbers: Float64Array.from(sorted, (row) => column[row] as number),
    rows: sorted,
    totals: new WeakMap(),
  };
}

/** The part of the sorted rows within all limits: from the first place to before the second. */
export function partWithin({ numbers }: SortedRows, limits: readonly Limit[]): [number, number] {
  let [first, end] = [0, numbers.length];
  for (const { sign, number } of limits) {
    // `<` ends and `>=` begins before the number, the others after it.
    const place = placeOf(numbers, number, sign === "<=" || sign === ">");
    if (sign[0] === "<") end = Math.min(end, place);
    else first = Math.max(first, place);
  }
  return [first, Math.max(first, end)];
}

function placeOf(numbers: Float64Array, wanted: number, isAfter: boolean): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const number = numbers[middle] as number;
    if (number < wanted || (isAfter && number === wanted)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `null` where there is an error among the cells. */
export function totalOf(
  sorted: SortedRows,
  values: readonly Value[],
  [first, end]: [number, number],
): Total | null {
  const known = sorted.totals.get(values) ?? totalsOf(sorted.rows, values);
  sorted.totals.set(values, known);
  const { sums, lost, counts, errors } = known;
  const between = (list: Float64Array | Int32Array) =>
    (list[end] as number) - (list[first] as number);
  if (between(errors) > 0) return null;
  const [sum, rest] = exactSum(sums[end] as number, -(sums[first] as number));
  return { sum: sum + (rest + between(lost)), count: between(counts) };
}

function totalsOf(rows: Int32Array, values: readonly Value[]): Totals {
  const length = rows.length + 1;
  const [sums, lost] = [new Float64Array(length), new Float64Array(length)];
  const [counts, errors] = [new Int32Array(length), new Int32Array(length)];
  for (const [at, row] of rows.entries()) {
    const value = values[row] ?? null;
    const isNumber = typeof value === "number";
    const [sum, rest] = exactSum(sums[at] as number, isNumber ? value : 0);
    sums[at + 1] = sum;
    lost[at + 1] = (lost[at] as number) + rest;
    counts[at + 1] = (counts[at] as number) + (isNumber ? 1 : 0);
    errors[at + 1] = (errors[at] as number) + (value instanceof CellError ? 1 : 0);
  }
  return { sums, lost, counts, errors };
}

/** A sum, and what is lost by rounding it (Knuth's two-sum). */
function exactSum(a: number, b: number): [number, number] {
  const sum = a + b;
  const added = sum - a;
  return [sum, a - (sum - added) + (b - added)];
}
