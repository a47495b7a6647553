import { CellError, numberText, type Value } from "../value.ts";
import type { CellCalculation, CellCalculator } from "./cell-calculation.ts";
import { rangeIndex } from "./link.ts";

export type Difference = { slot: number; stored: Value; calculated: Value };

const tolerance = 1e-9;
/** What is left when large numbers cancel out is the error of their last digits. */
const noise = 1e-12;

/** The formulas whose value is not the one that the file has. */
export function differences(
  calculator: CellCalculator,
  calculation: CellCalculation,
): Difference[] {
  const scales = scalesOf(calculator, calculation);
  return calculator.linked.cells.flatMap(({ shape, stored }, slot) => {
    if (!shape) return [];
    const calculated = calculation.value(slot);
    return isEqual(stored, calculated, scales[slot] ?? 0) ? [] : [{ slot, stored, calculated }];
  });
}

/**
 * How large the numbers are that a cell was made of: its own size, or where they canceled out to nearly nothing, the
 * size of those. A balance of zero after 60 payments has the scale of the loan.
 */
function scalesOf(
  { linked: { cells, ranges }, graph }: CellCalculator,
  calculation: CellCalculation,
) {
  const scales = Float64Array.from(cells, ({ stored, shape }) => (shape ? 0 : sizeOf(stored)));
  for (const slot of graph.order) {
    let largest = 0;
    for (const target of cells[slot]?.targets ?? []) {
      const slots = target >= 0 ? [target] : (ranges[rangeIndex(target)]?.slots ?? []);
      for (const one of slots) if (one >= 0) largest = Math.max(largest, scales[one] ?? 0);
    }
    const size = sizeOf(calculation.value(slot));
    scales[slot] = size <= tolerance * largest ? largest : size;
  }
  return scales;
}

function sizeOf(value: Value) {
  return typeof value === "number" ? Math.abs(value) : 0;
}

function isEqual(stored: Value, calculated: Value, scale: number): boolean {
  if (typeof stored === "number" && typeof calculated === "number") {
    const distance = Math.abs(stored - calculated);
    const size = Math.max(Math.abs(stored), Math.abs(calculated));
    return distance <= tolerance * size || (size <= tolerance * scale && distance <= noise * scale);
  }
  if (stored instanceof CellError || calculated instanceof CellError) {
    return String(stored) === String(calculated);
  }
  // An empty text is stored as nothing by some programs.
  return (stored ?? "") === (calculated ?? "");
}

/** As a sentence shows it. */
export function valueText(value: Value): string {
  if (typeof value === "number") return numberText(value);
  if (typeof value === "string") return `“${value}”`;
  return value === null ? "nothing" : String(value).toUpperCase();
}
