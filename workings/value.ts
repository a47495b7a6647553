import { dayInText } from "./date-text.ts";

/** What a cell can hold. `null` is an empty cell, which counts as 0 or as empty text. */
export type Value = number | string | boolean | null | CellError;

export type ErrorCode = "#DIV/0!" | "#VALUE!" | "#REF!" | "#NAME?" | "#NUM!" | "#N/A" | "#NULL!";

/** An error as a spreadsheet shows it in the cell. It spreads to every formula that uses the cell. */
export class CellError {
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    this.code = code;
  }

  toString() {
    return this.code;
  }
}

export const errors = {
  division: new CellError("#DIV/0!"),
  value: new CellError("#VALUE!"),
  reference: new CellError("#REF!"),
  name: new CellError("#NAME?"),
  number: new CellError("#NUM!"),
  notAvailable: new CellError("#N/A"),
} as const;

/** Consecutive cells, row by row. */
export class Range {
  readonly values: readonly Value[];
  readonly width: number;

  constructor(values: readonly Value[], width = values.length) {
    this.values = values;
    this.width = width;
  }

  get height() {
    return this.width === 0 ? 0 : this.values.length / this.width;
  }
}

/** What a part of a formula gives: one value, or those of a range. */
export type Operand = Value | Range;

/** The value as a number: an error where it is none, as in `="a"+1`. */
export function toNumber(value: Operand): number | CellError {
  if (typeof value === "number") return value;
  if (value === null) return 0;
  if (typeof value === "boolean") return value ? 1 : 0;
  if (value instanceof CellError) return value;
  if (value instanceof Range) return toNumber(first(value));
  return numberIn(value) ?? errors.value;
}

const numberForm =
  /^\s*([-+]?)[€$£]?((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)(e[-+]?\d+)?(%?)\s*$/i;

/** `"12.5%"`, `"1,200"`, `"(5)"` and `"8/22/2011"` are numbers in a formula; an empty text is not. */
export function numberIn(text: string): number | null {
  if (!/\d/.test(text)) return null;
  const inBrackets = /^\s*\(([^-+(].*)\)\s*$/.exec(text)?.[1];
  if (inBrackets !== undefined) {
    const size = numberIn(inBrackets);
    return size === null ? null : -size;
  }
  const [, sign, digits, power = "", percent] = numberForm.exec(text) ?? [];
  if (digits === undefined) return dayInText(text);
  const number = Number(digits.replaceAll(",", "") + power) / (percent ? 100 : 1);
  return sign === "-" ? -number : number;
}

export function toText(value: Operand): string | CellError {
  if (typeof value === "string") return value;
  if (typeof value === "number") return numberText(value);
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value instanceof Range ? toText(first(value)) : value;
}

/** Fifteen digits, as a spreadsheet has them. */
export function numberText(value: number): string {
  return String(Number(value.toPrecision(15)))
    .replace(/e([-+])(\d)$/, "E$10$2")
    .replace("e", "E");
}

export function toBoolean(value: Operand): boolean | CellError {
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value !== 0;
  if (value === null) return false;
  if (value instanceof CellError) return value;
  if (value instanceof Range) return toBoolean(first(value));
  if (/^true$/i.test(value)) return true;
  return /^false$/i.test(value) ? false : errors.value;
}

/** The one value of an operand that may be a range. */
export function toSingle(operand: Operand): Value {
  return operand instanceof Range ? first(operand) : operand;
}

function first({ values }: Range): Value {
  return values[0] ?? null;
}

/**
 * Less than zero where `left` comes first. Numbers come before texts, texts before TRUE and FALSE; an empty
 * cell is 0 beside a number and empty beside a text. Texts are compared without regard to case.
 */
export function compare(left: Value, right: Value): number | CellError {
  if (left === right && typeof left === "string") return 0;
  if (left instanceof CellError) return left;
  if (right instanceof CellError) return right;
  const a = left ?? emptyBeside(right);
  const b = right ?? emptyBeside(left);
  if (a === b) return 0;
  if (typeof a === "number" && typeof b === "number") return compareNumbers(a, b);
  if (typeof a !== typeof b) return rankOf(a) - rankOf(b);
  const one = String(a).toLowerCase();
  const other = String(b).toLowerCase();
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Numbers that agree in fifteen digits are equal in a spreadsheet: `=0.1+0.2=0.3` is TRUE. */
export function compareNumbers(a: number, b: number) {
  const difference = a - b;
  if (difference === 0 || Math.abs(difference) > 1e-14 * Math.abs(a)) return difference;
  return a.toPrecision(15) === b.toPrecision(15) ? 0 : difference;
}

function emptyBeside(other: Value): Value {
  return typeof other === "string" ? "" : typeof other === "boolean" ? false : 0;
}

function rankOf(value: Value) {
  return typeof value === "number" ? 0 : typeof value === "string" ? 1 : 2;
}
