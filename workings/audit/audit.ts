import type { Value } from "../value.ts";
import { resultSheet } from "../workbook/labels.ts";
import { type OpenWorkbook, placeOf } from "../workbook/open-workbook.ts";
import { brokenBalances, numbersAsText, unusedInputs } from "./cells.ts";
import { constantsInFormulas } from "./constants.ts";
import type { Finding } from "./finding.ts";
import { unlikeNeighbors } from "./neighbors.ts";
import { shortSums } from "./sums.ts";

/** A finding and the result that it moves most. */
export type AuditLine = Finding & { moved: Move | null };

export type Move = { place: string; from: number; to: number; share: number };

/** What a reviewer would ask about, starting with what moves the results most. */
export function audit(open: OpenWorkbook): AuditLine[] {
  const results = resultsOf(open);
  const found = [
    ...brokenBalances(open),
    ...unlikeNeighbors(open),
    ...shortSums(open),
    ...numbersAsText(open),
    ...constantsInFormulas(open),
    ...unusedInputs(open),
  ];
  return found
    .map((finding) => ({ ...finding, moved: moveOf(open, finding.instead, results) }))
    .toSorted((a, b) => (b.moved?.share ?? 0) - (a.moved?.share ?? 0));
}

/** The formulas of a sheet of results; without one, those that no other formula uses. */
function resultsOf({ workbook, calculator, calculation }: OpenWorkbook): number[] {
  const { cells } = calculator.linked;
  const numbers = [...calculator.graph.order].filter(
    (slot) => typeof calculation.value(slot) === "number",
  );
  const shown = numbers.filter((slot) =>
    resultSheet.test(workbook.sheets[cells[slot]?.sheet ?? 0]?.name ?? ""),
  );
  return shown.length > 0 ? shown : numbers.filter((slot) => !calculator.graph.isUsed(slot));
}

function moveOf(
  { calculator, calculation }: OpenWorkbook,
  instead: ReadonlyMap<number, Value>,
  results: readonly number[],
): Move | null {
  if (instead.size === 0) return null;
  const other = calculator.calculate(instead, calculation);
  let most: Move | null = null;
  for (const slot of results) {
    const [from, to] = [calculation.value(slot), other.value(slot)];
    if (typeof from !== "number" || typeof to !== "number" || from === to) continue;
    const share = Math.abs(to - from) / Math.max(Math.abs(from), Math.abs(to));
    if (share > (most?.share ?? 0)) most = { place: placeOf(calculator, slot), from, to, share };
  }
  return most;
}
