import type { QueryStep } from "./query.ts";
import { shownCell } from "./shown-cell.ts";

/**
 * How a result is set. `narrow`: each column's type beside its name, the words beside the result. `stacked`: the
 * types below the names. `wide`: the result has the whole width, with the words below it.
 */
type ResultLayout = "narrow" | "stacked" | "wide";

/** Pixels. A digit of the text font and a character of the code font are a little narrower. */
const character = 8;
const gap = 20;
/** The frame on a phone of 390 px. */
const phoneRoom = 312;
/** Beside the words. */
const roomBesideWords = 392;
/** Characters. A longer cell wraps; a shorter one, such as a date, is not broken. */
export const longestLine = 24;
const narrowestWrapped = 20;

/** The narrowest layout in which no column is hidden, judged by the number of characters. */
export function resultLayout(result: Pick<QueryStep, "columns" | "rows">): ResultLayout {
  if (widthOf(result, (name, type) => name + 1 + type) <= phoneRoom) return "narrow";
  return widthOf(result, Math.max) <= roomBesideWords ? "stacked" : "wide";
}

function widthOf(
  { columns, rows }: Pick<QueryStep, "columns" | "rows">,
  headOf: (name: number, type: number) => number,
) {
  const longest = columns.map(({ name, type }, column) =>
    Math.max(
      headOf(name.length, type.length),
      ...rows.map((row) => {
        const length = (shownCell(columns[column], row[column] ?? null) ?? "NULL").length;
        return length > longestLine ? narrowestWrapped : length;
      }),
    ),
  );
  return longest.reduce((sum, length) => sum + gap + length * character, "row".length * character);
}
