import { CellError, compare, errors, type Operand, Range, type Value } from "../value.ts";
import { wildcardPattern } from "./criteria.ts";
import { type SpreadsheetFunction, takes, toRange } from "./function.ts";
import { exactPlace, firstColumnOf, firstRowOf, placeOf } from "./lookup.ts";

/**
 * The place of a value for XLOOKUP and XMATCH, counted from 0, in a line in any order. Without an exact match, mode -1
 * takes the next smaller, 1 the next larger; 2 allows wildcards. From the last cell back where `isFromLast`.
 */
function nearestPlace(
  wanted: Exclude<Value, CellError>,
  { values }: Range,
  mode: number,
  isFromLast: boolean,
) {
  const value = wanted ?? 0;
  if (mode === 0 && !isFromLast)
    return exactPlace(value, { values, step: 1, length: values.length });
  const isBetter =
    mode === 2 && typeof value === "string" ? byPattern(value) : nearest(value, mode);
  const places = isFromLast ? [...values.keys()].reverse() : values.keys();
  let found = -1;
  for (const place of places) {
    if (isBetter(values[place] ?? null, found < 0 ? null : (values[found] ?? null))) found = place;
  }
  return found;
}

type IsBetter = (value: Value, found: Value) => boolean;

function byPattern(text: string): IsBetter {
  const pattern = wildcardPattern(text);
  return (value, found) => found === null && typeof value === "string" && pattern.test(value);
}

/** The exact value, or else the one closest to it on the side that the mode names. */
function nearest(wanted: Value, mode: number): IsBetter {
  return (value, found) => {
    if (typeof value !== typeof wanted) return false;
    const side = compare(value, wanted);
    if (side instanceof CellError || (side !== 0 && Math.sign(side) !== mode)) return false;
    if (found === null) return true;
    const change = compare(value, found);
    return typeof change === "number" && change * mode < 0;
  };
}

/** VLOOKUP and HLOOKUP: a value in the first column (or row) of a table, and another in the same row. */
function inTable(isDown: boolean): SpreadsheetFunction {
  return takes(["value", "range", "number", "truth?"], (wanted, table, place, isSorted = true) => {
    const { values, width, height } = table;
    const line = Math.trunc(place);
    if (line < 1) return errors.value;
    if (line > (isDown ? width : height)) return errors.reference;
    const searched = isDown ? firstColumnOf(table) : firstRowOf(table);
    const at = placeOf(wanted, searched, isSorted ? "ascending" : "exact");
    if (at < 0) return errors.notAvailable;
    return values[isDown ? at * width + line - 1 : (line - 1) * width + at] ?? null;
  });
}

const xmatch = takes(
  ["value", "range", "number?", "number?"],
  (wanted, among, mode = 0, search = 1): Value => {
    const place = nearestPlace(wanted, among, mode, search < 0);
    return place < 0 ? errors.notAvailable : place + 1;
  },
);

/** The row (or, with the values looked for side by side, the column) of the second range. */
const xlookup = takes(
  ["value", "range", "range", "anything?", "number?", "number?"],
  (wanted, among, from, otherwise, mode = 0, search = 1): Operand => {
    const isRow = among.height === 1 && among.width > 1;
    if ((isRow ? from.width : from.height) !== among.values.length) return errors.value;
    const place = nearestPlace(wanted, among, mode, search < 0);
    if (place < 0) return otherwise ?? errors.notAvailable;
    const line = isRow
      ? from.values.filter((_, at) => at % from.width === place)
      : from.values.slice(place * from.width, (place + 1) * from.width);
    return line.length > 1 ? new Range(line, isRow ? 1 : line.length) : (line[0] ?? null);
  },
);

function transpose(input: Operand = null): Operand {
  const { values, width, height } = toRange(input);
  return new Range(
    values.map((_, at) => values[(at % height) * width + Math.floor(at / height)] ?? null),
    height,
  );
}

export const workbookLookupFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  VLOOKUP: inTable(true),
  HLOOKUP: inTable(false),
  XLOOKUP: xlookup,
  XMATCH: xmatch,
  TRANSPOSE: { least: 1, most: 1, takesRanges: true, apply: transpose },
  ROWS: takes(["range"], ({ height }) => height),
  COLUMNS: takes(["range"], ({ width }) => width),
};
