import { CellError, type ErrorCode, errors, Range, toNumber, type Value } from "../value.ts";
import { type SpreadsheetFunction, takes, toRange } from "./function.ts";

function predicate(holds: (value: Value) => boolean): SpreadsheetFunction {
  return takes(["anything"], holds);
}

function hasCode(value: Value, code: ErrorCode) {
  return value instanceof CellError && value.code === code;
}

/** In the order of ERROR.TYPE. */
const codes: readonly ErrorCode[] = [
  ...(["#NULL!", "#DIV/0!", "#VALUE!", "#REF!", "#NAME?", "#NUM!", "#N/A"] as const),
];

function typeOf(value: Value): number {
  if (typeof value === "string") return 2;
  if (typeof value === "boolean") return 4;
  return value instanceof CellError ? 16 : 1;
}

function isOdd(number: number) {
  return Math.abs(Math.trunc(number)) % 2 === 1;
}

export const informationFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  ISNUMBER: predicate((value) => typeof value === "number"),
  ISTEXT: predicate((value) => typeof value === "string"),
  ISNONTEXT: predicate((value) => typeof value !== "string"),
  ISLOGICAL: predicate((value) => typeof value === "boolean"),
  ISBLANK: predicate((value) => value === null),
  ISERROR: predicate((value) => value instanceof CellError),
  ISERR: predicate((value) => value instanceof CellError && value.code !== "#N/A"),
  ISNA: predicate((value) => hasCode(value, "#N/A")),
  ISEVEN: takes(["number"], (number) => !isOdd(number)),
  ISODD: takes(["number"], isOdd),
  NA: { least: 0, most: 0, apply: () => errors.notAvailable },
  TRUE: { least: 0, most: 0, apply: () => true },
  FALSE: { least: 0, most: 0, apply: () => false },
  TYPE: {
    least: 1,
    most: 1,
    apply: (input = null) =>
      input instanceof Range && input.values.length > 1
        ? 64
        : typeOf(toRange(input).values[0] ?? null),
  },
  "ERROR.TYPE": takes(["anything"], (value): Value => {
    return value instanceof CellError ? codes.indexOf(value.code) + 1 : errors.notAvailable;
  }),
  /** The number itself, TRUE as 1, and anything else as 0. */
  N: takes(["value"], (value) => (typeof value === "string" ? 0 : toNumber(value))),
  T: takes(["value"], (value) => (typeof value === "string" ? value : "")),
};
