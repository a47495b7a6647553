import { formatted } from "../functions/number-format.ts";
import type { Value } from "../value.ts";
import { unitOfCell } from "./unit-of-cell.ts";

/** The positions of a table, and what they are called where a position is only a number that counts them. */
export type TableAxis = {
  positions: readonly number[];
  /** `calculated`: they follow the inputs, so only the case says them. */
  names?: readonly string[] | "calculated";
};

/** Years are positions themselves; dates and words are counted, because they would not do in a url. */
export function axisOf(
  headings: readonly { value: Value; format: string }[],
  isMoved: boolean,
): TableAxis {
  const values = headings.map(({ value }) => value);
  const positions = headings.map((_, index) => index + 1);
  if (isMoved) return { positions, names: "calculated" };
  const isPlain = headings.every(
    ({ value, format }) =>
      typeof value === "number" &&
      Number.isInteger(value) &&
      value >= 0 &&
      unitOfCell(format, value)[0] === "number",
  );
  if (isPlain && new Set(values).size === values.length) return { positions: values as number[] };
  return {
    positions,
    names: headings.map(({ value, format }) =>
      // `Jan 26` stays on one line.
      (typeof value === "number"
        ? (formatted(value, format) ?? "")
        : String(value ?? "")
      ).replaceAll(/ (?=\d)/g, "\u00a0"),
    ),
  };
}
