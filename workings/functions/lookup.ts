import { CellError, compare, errors, type Operand, Range, toNumber, type Value } from "../value.ts";
import { wildcardPattern } from "./criteria.ts";
import { type SpreadsheetFunction, takes, toRange } from "./function.ts";

type Wanted = Exclude<Value, CellError>;

/** Cells in which a value is looked for: every `step`th of a range, from its first. */
type Line = { values: readonly Value[]; step: number; length: number };

function allOf({ values }: Range): Line {
  return { values, step: 1, length: values.length };
}

export function firstColumnOf({ values, width, height }: Range): Line {
  return { values, step: width, length: height };
}

export function firstRowOf({ values, width }: Range): Line {
  return { values, step: 1, length: width };
}

/** The order that MATCH expects: exactly the value, or the last that does not go beyond it in a sorted line. */
type Order = "exact" | "ascending" | "descending";

/** The place of a value, counted from 0; -1 where there is none. */
export function placeOf(wanted: Wanted, line: Line, order: Order): number {
  const value = wanted ?? 0;
  if (order === "exact" && typeof value === "string" && /[*?~]/.test(value)) {
    const pattern = wildcardPattern(value);
    return firstWhere(line, (cell) => typeof cell === "string" && pattern.test(cell));
  }
  if (order === "exact") return exactPlace(value, line);
  const isBeyond = (cell: Value) => {
    const side = typeof cell === typeof value ? compare(cell, value) : errors.value;
    return typeof side === "number" && (order === "ascending" ? side > 0 : side < 0);
  };
  const isWithin = (cell: Value) => typeof cell === typeof value && !isBeyond(cell);
  if (order === "ascending") return lastWhere(line, isWithin);
  const end = firstWhere(line, isBeyond);
  return lastWhere(end < 0 ? line : { ...line, length: end }, isWithin);
}

function firstWhere({ values, step, length }: Line, holds: (value: Value) => boolean): number {
  for (let at = 0; at < length; at++) if (holds(values[at * step] ?? null)) return at;
  return -1;
}

function lastWhere({ values, step, length }: Line, holds: (value: Value) => boolean): number {
  for (let at = length - 1; at >= 0; at--) if (holds(values[at * step] ?? null)) return at;
  return -1;
}

/** Where each value of a line is first found; for lines that are searched repeatedly. */
const placesIn = new WeakMap<readonly Value[], Map<string, Map<Value, number>>>();

export function exactPlace(wanted: Value, line: Line): number {
  const key = keyOf(wanted);
  const { values, step, length } = line;
  if (length < 50) return firstWhere(line, (cell) => keyOf(cell) === key);
  const known = placesIn.get(values) ?? new Map<string, Map<Value, number>>();
  let places = known.get(`${step} ${length}`);
  if (!places) {
    places = new Map();
    for (let at = length - 1; at >= 0; at--) places.set(keyOf(values[at * step] ?? null), at);
    placesIn.set(values, known.set(`${step} ${length}`, places));
  }
  return places.get(key) ?? -1;
}

/** Unlike `=`, which takes numbers as equal that agree in fifteen digits, a look-up wants all of them to agree. */
function keyOf(value: Value): Value {
  return typeof value === "string" ? value.toLowerCase() : value;
}

/** A cell by row and column; of a single row or column, by its one place. With 0, all of them. */
const index = takes(["range", "number", "number?"], (range, place, column): Operand => {
  const { values, width, height } = range;
  const [first, second] = [Math.trunc(place), Math.trunc(column ?? 0)];
  const [row, at] = height === 1 && column === undefined ? [1, first] : [first, second];
  if (row < 0 || at < 0 || row > height || at > width) return errors.reference;
  if (row === 0 && at === 0) return range;
  if (at === 0 && width === 1) return values[row - 1] ?? null;
  if (at === 0) return new Range(values.slice((row - 1) * width, row * width));
  if (row > 0) return values[(row - 1) * width + at - 1] ?? null;
  return new Range(
    values.filter((_, place) => place % width === at - 1),
    1,
  );
});

const match = takes(["value", "range", "number?"], (wanted, among, order = 1): Value => {
  if (among.width > 1 && among.height > 1) return errors.notAvailable;
  const sorted = order > 0 ? "ascending" : "descending";
  const place = placeOf(wanted, allOf(among), order === 0 ? "exact" : sorted);
  return place < 0 ? errors.notAvailable : place + 1;
});

/** In a table, the first row or column is searched, whichever is longer, and the last one gives the result. */
const lookup = takes(["value", "range", "range?"], (wanted, among, from): Value => {
  const { values, width, height } = among;
  const isWide = width > height;
  const place = placeOf(
    wanted,
    from ? allOf(among) : isWide ? firstRowOf(among) : firstColumnOf(among),
    "ascending",
  );
  if (place < 0) return errors.notAvailable;
  if (from) return from.values[place] ?? null;
  return values[isWide ? (height - 1) * width + place : place * width + width - 1] ?? null;
});

/** A part of a range, by its distance from the range's first cell. It cannot leave the range. */
function offset(
  range: Operand = null,
  rows: Operand = null,
  columns: Operand = null,
  height: Operand = null,
  width: Operand = null,
): Operand {
  const from = toRange(range);
  const places: number[] = [];
  for (const written of [rows, columns, height ?? from.height, width ?? from.width]) {
    const number = toNumber(written);
    if (number instanceof CellError) return number;
    places.push(Math.trunc(number));
  }
  const [down = 0, right = 0, high = 1, wide = 1] = places;
  if (down < 0 || right < 0 || high < 1 || wide < 1) return errors.reference;
  if (down + high > from.height || right + wide > from.width) return errors.reference;
  const start = down * from.width + right;
  // Whole rows, or a part of one, lie side by side.
  if (high === 1 || wide === from.width) {
    return new Range(from.values.slice(start, start + high * wide), wide);
  }
  const firsts = Array.from({ length: high }, (_, row) => start + row * from.width);
  return new Range(
    firsts.flatMap((first) => from.values.slice(first, first + wide)),
    wide,
  );
}

export const lookupFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  INDEX: index,
  MATCH: match,
  LOOKUP: lookup,
  OFFSET: { least: 3, most: 5, takesRanges: true, apply: offset },
};
