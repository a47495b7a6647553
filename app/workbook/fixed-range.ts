import type { Address, SheetCell } from "#workings/cells.ts";
import { rangeText } from "#workings/excel-formula.ts";

/** On none of the sheets, so that every range is written with the name of its sheet. */
const elsewhere: Address = { sheet: "", row: 0, column: 0 };

/** An absolute reference, the same on every sheet: `Inputs!$C$4:$C$9`. */
export function fixedRangeOf(cells: readonly SheetCell[]): string {
  return rangeText(cells, elsewhere).replaceAll(/(?<![$A-Z])([A-Z]+)(\d+)/g, "$$$1$$$2");
}
