import { addressText } from "#workings/excel-formula.ts";
import type { Value } from "#workings/value.ts";
import type { CellCalculation } from "#workings/workbook/cell-calculation.ts";
import type { OpenWorkbook } from "#workings/workbook/open-workbook.ts";
import { returnWorkbook } from "#workings/workbook/return-workbook.ts";

/** The file with these values in its inputs, and with the calculation in its formulas. */
export function returnedFile(
  bytes: Uint8Array,
  { workbook, calculator, calculation: before }: OpenWorkbook,
  calculation: CellCalculation,
): Uint8Array {
  const changed = new Map<string, Map<string, Value>>();
  for (const [slot, { sheet, row, column }] of calculator.linked.cells.entries()) {
    const value = calculation.value(slot);
    if (value === before.value(slot)) continue;
    const { part = "" } = workbook.sheets[sheet] ?? {};
    const cells = changed.get(part) ?? new Map<string, Value>();
    changed.set(part, cells.set(addressText({ row, column }), value));
  }
  return returnWorkbook(bytes, changed);
}
