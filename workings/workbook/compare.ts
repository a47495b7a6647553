import { CellError, numberText, type Value } from "../value.ts";
import type { CellCalculation, CellCalculator } from "./cell-calculation.ts";
import { rangeIndex } from "./link.ts";

export type Difference = { slot: number; stored: Value; calculated: Value };

const tolerance = 1e-9;

/** The formulas whose value is not the one that the file has. */
export function differences(
  { linked: { cells, ranges } }: CellCalculator,
  calculation: CellCalculation,
): Difference[] {
  return cells.flatMap(({ shape, stored, targets }, slot) => {
    if (!shape) return [];
    const calculated = calculation.value(slot);
    return isEqual(stored, calculated, scaleOf) ? [] : [{ slot, stored, calculated }];

    /** The largest number that the formula refers to: a difference of two such may be off by its last digit. */
    function scaleOf() {
      let largest = 0;
      for (const target of targets) {
        const slots = target >= 0 ? [target] : (ranges[rangeIndex(target)]?.slots ?? []);
        for (const one of slots) {
          const value = one < 0 ? null : calculation.value(one);
          if (typeof value === "number") largest = Math.max(largest, Math.abs(value));
        }
      }
      return largest;
    }
  });
}

function isEqual(stored: Value, calculated: Value, scaleOf: () => number): boolean {
  if (typeof stored === "number" && typeof calculated === "number") {
    const distance = Math.abs(stored - calculated);
    const size = Math.max(Math.abs(stored), Math.abs(calculated));
    return distance <= tolerance * size || (size < 1 && distance <= 1e-13 * scaleOf());
  }
  if (stored instanceof CellError || calculated instanceof CellError) {
    return String(stored) === String(calculated);
  }
  // An empty text is stored as nothing by some programs.
  return (stored ?? "") === (calculated ?? "");
}

/** As a sentence shows it: `"text"`, `1,5` … */
export function valueText(value: Value): string {
  if (typeof value === "number") return numberText(value);
  if (typeof value === "string") return `"${value}"`;
  return value === null ? "nothing" : String(value).toUpperCase();
}
