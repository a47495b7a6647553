import {
  CellError,
  compare,
  errors,
  type Operand,
  Range,
  toBoolean,
  toNumber,
  toSingle,
  type Value,
} from "../value.ts";
import { wildcardPattern } from "./criteria.ts";
import { type SpreadsheetFunction, valuesIn } from "./function.ts";

/** A cell by row and column; of a single row or column, by its one place. With 0, all of them. */
function index(range: Operand = null, place: Operand = null, column: Operand = null): Operand {
  const [first, second] = [toNumber(place), toNumber(column)];
  if (first instanceof CellError) return first;
  if (second instanceof CellError) return second;
  const { values, width, height } = range instanceof Range ? range : new Range([toSingle(range)]);
  const isLine = height === 1 && column === null;
  const [row, at] = isLine ? [1, Math.trunc(first)] : [Math.trunc(first), Math.trunc(second)];
  if (row < 0 || at < 0 || row > height || at > width) return errors.reference;
  if (row === 0 && at === 0) return range;
  if (at === 0 && width === 1) return values[row - 1] ?? null;
  if (at === 0) return new Range(values.slice((row - 1) * width, row * width));
  if (row === 0)
    return new Range(
      values.filter((_, place) => place % width === at - 1),
      1,
    );
  return values[(row - 1) * width + at - 1] ?? null;
}

/** The place of a value, counted from 0; `order` as MATCH has it. -1 where there is none. */
function placeOf(wanted: Value, among: readonly Value[], order: number): number {
  if (order === 0) {
    const pattern =
      typeof wanted === "string" && /[*?~]/.test(wanted) ? wildcardPattern(wanted) : null;
    return among.findIndex((value) =>
      pattern ? typeof value === "string" && pattern.test(value) : isSame(value, wanted),
    );
  }
  // The values are sorted; the last that does not go beyond the wanted one.
  return among.findLastIndex((value) => {
    if (value === null || typeof value !== typeof wanted) return false;
    const side = compare(value, wanted);
    return typeof side === "number" && (order > 0 ? side <= 0 : side >= 0);
  });
}

function isSame(value: Value, wanted: Value) {
  return value !== null && typeof value === typeof wanted && compare(value, wanted) === 0;
}

function match(wanted: Operand = null, among: Operand = null, order: Operand = 1): Value {
  const [value, direction] = [toSingle(wanted), toNumber(order)];
  if (value instanceof CellError) return value;
  if (direction instanceof CellError) return direction;
  const place = placeOf(value ?? 0, valuesIn(among), direction);
  return place < 0 ? errors.notAvailable : place + 1;
}

function lookup(wanted: Operand = null, among: Operand = null, from: Operand = among): Value {
  const value = toSingle(wanted);
  if (value instanceof CellError) return value;
  const place = placeOf(value ?? 0, valuesIn(among), 1);
  return place < 0 ? errors.notAvailable : (valuesIn(from)[place] ?? null);
}

/** VLOOKUP and HLOOKUP: a value in the first column (or row) of a table, and another in the same row. */
function inTable(lineOf: (table: Range, place: number) => readonly Value[]): SpreadsheetFunction {
  return {
    least: 3,
    most: 4,
    apply: (wanted = null, table = null, place = null, isSorted = true) => {
      const [value, line, sorted] = [toSingle(wanted), toNumber(place), toBoolean(isSorted)];
      if (value instanceof CellError) return value;
      if (line instanceof CellError) return line;
      if (sorted instanceof CellError) return sorted;
      if (!(table instanceof Range)) return errors.notAvailable;
      if (line < 1) return errors.value;
      const results = lineOf(table, Math.trunc(line));
      if (results.length === 0) return errors.reference;
      const at = placeOf(value ?? 0, lineOf(table, 1), sorted ? 1 : 0);
      return at < 0 ? errors.notAvailable : (results[at] ?? null);
    },
  };
}

function columnOf({ values, width }: Range, place: number) {
  return place > width ? [] : values.filter((_, at) => at % width === place - 1);
}

function rowOf({ values, width }: Range, place: number) {
  return values.slice((place - 1) * width, place * width);
}

function xlookup(
  wanted: Operand = null,
  among: Operand = null,
  from: Operand = null,
  otherwise: Operand = errors.notAvailable,
  mode: Operand = 0,
): Operand {
  const [value, nearest] = [toSingle(wanted), toNumber(mode)];
  if (value instanceof CellError) return value;
  if (nearest instanceof CellError) return nearest;
  const values = valuesIn(among);
  const place =
    nearest === 0 || nearest === 2
      ? placeOf(value ?? 0, values, 0)
      : nearestTo(value, values, nearest);
  return place < 0 ? otherwise : (valuesIn(from)[place] ?? null);
}

/** The exact value, or else the next smaller (-1) or larger (1), in any order. */
function nearestTo(wanted: Value, among: readonly Value[], direction: number) {
  let found = -1;
  for (const [place, value] of among.entries()) {
    const side = compare(value, wanted);
    if (value === null || typeof value !== typeof wanted || side instanceof CellError) continue;
    if (side === 0) return place;
    if (Math.sign(side) !== direction) continue;
    const before = found < 0 ? null : compare(value, among[found] ?? null);
    if (before === null || (typeof before === "number" && before * direction < 0)) found = place;
  }
  return found;
}

/** A part of a range, by its distance from the range's first cell. It cannot leave the range. */
function offset(
  range: Operand = null,
  rows: Operand = null,
  columns: Operand = null,
  height: Operand = range instanceof Range ? range.height : 1,
  width: Operand = range instanceof Range ? range.width : 1,
): Operand {
  const numbers = [rows, columns, height, width].map(toNumber);
  const error = numbers.find((number) => number instanceof CellError);
  if (error !== undefined) return error;
  const [down = 0, right = 0, high = 1, wide = 1] = (numbers as number[]).map(Math.trunc);
  if (!(range instanceof Range) || down < 0 || right < 0 || high < 1 || wide < 1)
    return errors.reference;
  if (down + high > range.height || right + wide > range.width) return errors.reference;
  const values: Value[] = [];
  for (let row = down; row < down + high; row++) {
    const start = row * range.width + right;
    for (let at = start; at < start + wide; at++) values.push(range.values[at] ?? null);
  }
  return new Range(values, wide);
}

export const lookupFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  INDEX: { least: 2, most: 3, apply: index },
  MATCH: { least: 2, most: 3, apply: match },
  LOOKUP: { least: 2, most: 3, apply: lookup },
  VLOOKUP: inTable(columnOf),
  HLOOKUP: inTable(rowOf),
  XLOOKUP: { least: 3, most: 5, apply: xlookup },
  OFFSET: { least: 3, most: 5, apply: offset },
};
