import type { Address, SheetCell } from "#models/sheet/cells.ts";
import { rangeText } from "#models/sheet/excel-formula.ts";

/** On no sheet of the workbook, so that a range is named with its sheet. */
const elsewhere: Address = { sheet: "", row: 0, column: 0 };

/** `Inputs!$C$4:$C$9`, which stays what it is wherever it is used. */
export function fixedRangeOf(cells: readonly SheetCell[]): string {
  return rangeText(cells, elsewhere).replaceAll(/(?<![$A-Z])([A-Z]+)(\d+)/g, "$$$1$$$2");
}
