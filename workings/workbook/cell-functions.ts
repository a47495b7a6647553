import type { Compiled, Context, Part } from "../compile.ts";
import { Range } from "../value.ts";
import type { CellExpression, CellLeaf, CellsReference } from "./parse-cell-formula.ts";

/** Where the cells of a formula are, seen by its compiled form. */
export type Places = {
  rowAt: (slot: number) => number;
  columnAt: (slot: number) => number;
};

/** What formulas of a workbook need beyond the values of cells. */
type Binder<Run> = {
  /** The cells that a reference or a name means; `null` for any other expression. */
  cellsOf: (expression: CellExpression) => CellsReference | null;
  /** The first row and column of a reference and its size, for the cell of the formula. */
  cornerOf: (reference: CellsReference) => (run: Run, slot: number) => Corner;
  bind: (leaf: CellLeaf, context: Context, part: Part<Run, CellLeaf>) => Compiled<Run>;
};

type Corner = { row: number; column: number; height: number; width: number };

/** Their values change without an input, so the file's are out of date the moment they are read. */
const volatile = new Set([
  ...["NOW", "TODAY", "RAND", "RANDBETWEEN", "RANDARRAY", "INDIRECT", "CELL", "INFO"],
]);

/** ROW, COLUMN, OFFSET and the like, which ask where cells are. `null` for a function of values. */
export function placeFunction<Run extends Places>(
  name: string,
  inputs: readonly CellExpression[],
  context: Context,
  part: Part<Run, CellLeaf>,
  binder: Binder<Run>,
): Compiled<Run> | null {
  if (volatile.has(name)) throw new Error(`${name} is volatile and not supported`);
  const [first] = inputs;
  const reference = first ? binder.cellsOf(first) : null;
  if (name === "OFFSET") {
    const fixed = reference && offset(reference, inputs.slice(1));
    if (fixed) return binder.bind(fixed, context, part);
    // From one cell a calculated distance could lead anywhere; within a range it is a function of its values.
    if (reference && isRange(reference)) return null;
    throw new Error("OFFSET with calculated arguments is volatile and not supported");
  }
  if (name === "ROWS" && reference) {
    const corner = binder.cornerOf(reference);
    return (run, slot) => corner(run, slot).height;
  }
  if (name === "COLUMNS" && reference) {
    const corner = binder.cornerOf(reference);
    return (run, slot) => corner(run, slot).width;
  }
  if (name !== "ROW" && name !== "COLUMN") return null;
  const isRow = name === "ROW";
  if (!first) return (run, slot) => (isRow ? run.rowAt(slot) : run.columnAt(slot)) + 1;
  if (!reference) throw new Error(`${name} of a calculated range is not supported`);
  const corner = binder.cornerOf(reference);
  return (run, slot) => {
    const { row, column, height, width } = corner(run, slot);
    const [start, length] = isRow ? [row, height] : [column, width];
    if (context !== "array" || length === 1) return start + 1;
    const numbers = Array.from({ length }, (_, at) => start + at + 1);
    return new Range(numbers, isRow ? 1 : length);
  };
}

/** The cells at a fixed distance; `null` for one that is calculated. */
function offset(
  reference: CellsReference,
  [down, right, height, width]: readonly CellExpression[],
): CellsReference | null {
  const [rows, columns] = [constantOf(down), constantOf(right)];
  const [high, wide] = [height ? constantOf(height) : undefined, width && constantOf(width)];
  if (rows === null || columns === null || high === null || wide === null) return null;
  const { first, last } = reference;
  const [top, left] = [first.row + rows, first.column + columns];
  const bottom = high === undefined ? last.row + rows : top + high - 1;
  const end = wide === undefined ? last.column + columns : left + wide - 1;
  if (top < 0 || left < 0 || bottom < top || end < left) {
    throw new Error("OFFSET beyond the sheet is not supported");
  }
  return {
    ...reference,
    first: { ...first, row: top, column: left },
    last: { ...first, row: bottom, column: end },
  };
}

function isRange({ first, last }: CellsReference) {
  return first.row !== last.row || first.column !== last.column;
}

function constantOf(expression: CellExpression | undefined): number | null {
  switch (expression?.kind) {
    case "number":
      return Number(expression.text);
    case "constant":
      return expression.value === null ? 0 : Number(expression.value);
    case "group":
      return constantOf(expression.inner);
    case "negative": {
      const value = constantOf(expression.operand);
      return value === null ? null : -value;
    }
    default:
      return null;
  }
}

/** These go through their inputs cell by cell also outside of an array formula. */
const arrayFunctions = new Set([
  "SUMPRODUCT",
  "LOOKUP",
  "INDEX",
  "MMULT",
  "TRANSPOSE",
  "FREQUENCY",
]);

/** These take one value for each input, so a range is narrowed to the cell beside the formula. */
const takesSingleValues = new Set([
  ...["ABS", "SIGN", "INT", "TRUNC", "ROUND", "ROUNDUP", "ROUNDDOWN", "MROUND", "CEILING", "FLOOR"],
  ...["MOD", "SQRT", "EXP", "LN", "LOG", "LOG10", "POWER", "ISERROR", "ISNUMBER", "ISBLANK"],
  ...["ISNA", "ISTEXT", "NOT", "PMT", "PV", "FV", "NPER", "RATE", "IPMT", "PPMT", "SLN", "DB"],
  ...["DDB", "EFFECT", "NOMINAL", "DATE", "YEAR", "MONTH", "DAY", "EDATE", "EOMONTH", "YEARFRAC"],
  ...["DAYS", "WEEKDAY", "LEFT", "RIGHT", "MID", "LEN", "TEXT", "VALUE", "TRIM", "UPPER", "LOWER"],
]);

export function contextIn(name: string, context: Context): Context {
  if (context === "array" || arrayFunctions.has(name)) return "array";
  return takesSingleValues.has(name) ? "single" : "range";
}
