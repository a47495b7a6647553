import type { TableRow } from "../kit/accounts-table.tsx";
import { euros } from "./words.ts";

/** The last row of a statement: a difference that has to be zero. */
export function checkRow<Column>(
  id: string,
  differenceIn: (column: Column) => number,
): TableRow<Column> {
  return {
    id,
    title: "Check: difference",
    textOf: (column) => (differenceIn(column) === 0 ? "✓ 0" : euros(differenceIn(column))),
    toneOf: (column) => (differenceIn(column) === 0 ? "accent" : "loss"),
  };
}
