import { formatted } from "../functions/number-format.ts";
import type { Value } from "../value.ts";
import { unitOfCell } from "./unit-of-cell.ts";
import { onOneLine } from "./words.ts";

/** The positions of a table, and what they are called where a position is only a number that counts them. */
export type TableAxis = {
  positions: readonly number[];
  /** `calculated`: they follow the inputs, so only the case says them. */
  names?: readonly string[] | "calculated";
  /** That of calculated dates, so that they read as in the workbook. */
  format?: string;
};

/** Years are positions themselves; dates and words are counted, because they would not do in a url. */
export function axisOf(
  headings: readonly { value: Value; format: string }[],
  isMoved: boolean,
): TableAxis {
  const values = headings.map(({ value }) => value);
  const positions = headings.map((_, index) => index + 1);
  if (isMoved) {
    const [{ format, value } = { format: "", value: null }] = headings;
    const isDate = ["date", "month"].includes(unitOfCell(format, value)[0]);
    // A year has no separator of thousands.
    const areYears = values.every((one) => Number(one) > 1900 && Number(one) < 2200);
    const written = isDate ? format : areYears ? "0" : null;
    return { positions, names: "calculated", ...(written !== null && { format: written }) };
  }
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
      onOneLine(typeof value === "number" ? (formatted(value, format) ?? "") : String(value ?? "")),
    ),
  };
}
