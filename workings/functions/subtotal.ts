import { CellError, errors, type Operand, toNumber } from "../value.ts";
import type { SpreadsheetFunction } from "./function.ts";

const names = [
  ...["AVERAGE", "COUNT", "COUNTA", "MAX", "MIN", "PRODUCT"],
  ...["STDEV", "STDEVP", "SUM", "VAR", "VARP"],
];

/** SUBTOTAL by the number of its function; from 101 on they leave out hidden rows, of which a page has none. */
export function subtotal(
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): SpreadsheetFunction {
  return {
    least: 2,
    most: Infinity,
    takesRanges: true,
    apply: (kind: Operand = null, ...ranges) => {
      const number = toNumber(kind);
      if (number instanceof CellError) return number;
      const name = names[(Math.trunc(number) % 100) - 1];
      const known = name === undefined ? undefined : functions[name];
      return known ? known.apply(...ranges) : errors.value;
    },
  };
}
