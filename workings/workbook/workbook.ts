import type { Value } from "../value.ts";
import type { Area } from "./area.ts";

/** An .xlsx file as it was read: what its cells hold, and what a reader of the sheets sees beside them. */
export type Workbook = {
  sheets: readonly WorkbookSheet[];
  names: readonly DefinedName[];
  styles: readonly CellStyle[];
  /** Files that formulas refer to as `[1]`, `[2]` … */
  externalLinks: readonly string[];
  /** Days are counted from 1904, as old files from a Mac do. */
  is1904: boolean;
  /** Circular references are allowed and calculated by iteration. */
  isIterative: boolean;
};

export type WorkbookSheet = {
  name: string;
  /** Its file in the archive. */
  part: string;
  visibility: "visible" | "hidden" | "veryHidden";
  isProtected: boolean;
  /** The cells that hold something, by `cellKey`. */
  cells: ReadonlyMap<number, StoredCell>;
  /** Rows and columns up to the last that holds something. */
  height: number;
  width: number;
  merged: readonly Area[];
  validations: readonly Validation[];
  /** Comments, by `cellKey`. */
  notes: ReadonlyMap<number, string>;
  pivots: readonly Area[];
  hiddenRows: ReadonlySet<number>;
  hiddenColumns: ReadonlySet<number>;
};

export type StoredCell = {
  row: number;
  column: number;
  /** As the program that saved the file calculated it. */
  value: Value;
  formula: StoredFormula | null;
  /** Index of its style. */
  style: number;
};

export type StoredFormula = {
  /** Without the equals sign, as it is written in the cell at `row` and `column`: formulas may be shared. */
  text: string;
  row: number;
  column: number;
  kind: "plain" | "array" | "dataTable";
  /** The cells that an array formula fills. */
  fills: Area | null;
  /** Some libraries write formulas without values. */
  hasValue: boolean;
};

export type DefinedName = {
  name: string;
  /** The only sheet that knows it. */
  sheet: string | null;
  text: string;
};

export type CellStyle = {
  /** A number format: `0.0%`. */
  format: string;
  /** As red, green and blue, `0000FF`. */
  fontColor: string | null;
  isBold: boolean;
  isLocked: boolean;
  /** The style that Excel calls Input. */
  isInput: boolean;
};

export type Validation = {
  areas: readonly Area[];
  kind: string;
  operator: string;
  /** A number, a list in quotation marks or a formula. */
  first: string;
  second: string;
  prompt: string;
};

export function isHidden(
  { hiddenRows, hiddenColumns }: WorkbookSheet,
  row: number,
  column: number,
): boolean {
  return hiddenRows.has(row) || hiddenColumns.has(column);
}

/** Where a cell is, as one number within its sheet. */
export function cellKey(row: number, column: number): number {
  return row * 16_384 + column;
}

/** LibreOffice writes TRUE and FALSE that were entered as formulas. */
export function isBooleanFormula(formula: string) {
  return /^(TRUE|FALSE)\(\)$/i.test(formula);
}
