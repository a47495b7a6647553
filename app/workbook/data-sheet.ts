import type { SheetData, SheetValues } from "#workings/definition.ts";
import { rowsText } from "#workings/explain.ts";
import { numberFormat } from "./number-format.ts";
import { textCell, type WorkbookCell, type Worksheet } from "./worksheet.ts";

/** Below the title, where the rows come from, and the headings; as `workings/cells.ts` has it. */
const firstRow = 3;

/** A list that formulas count and sum, one column for each of its columns. */
export function dataSheet(data: SheetData, values: SheetValues): Worksheet {
  const { sheet, title, given, rowCount, columns } = data;
  const headings = columns.map(({ label }, column) =>
    textCell({ row: firstRow - 1, column }, label, "axis"),
  );
  const cells = columns.flatMap(({ name, unit, digits }, column) => {
    const format = numberFormat(unit, digits);
    return rowsOf(name, data, values).map(
      (value, index): WorkbookCell => ({
        ...{ row: firstRow + index, column, value, style: { look: "number", format } },
      }),
    );
  });
  return {
    name: sheet,
    cells: [
      textCell({ row: 0, column: 0 }, title, "title"),
      textCell({ row: 1, column: 0 }, `${rowsText(data)}. ${given}`, "muted"),
      ...headings,
      ...cells,
    ],
    columnWidths: columns.map(({ label }) => Math.max(12, label.length + 3)),
    frozenAt: { row: firstRow, column: 1 },
    validations: [],
    headingRow: firstRow - 1,
    printedTo: { row: firstRow + rowCount - 1, column: Math.max(6, columns.length - 1) },
  };
}

function rowsOf(name: string, { sheet, rowCount }: SheetData, values: SheetValues) {
  const rows = values[name];
  if (!Array.isArray(rows) || rows.length !== rowCount) {
    throw new Error(`The sheet ${sheet} needs ${rowCount} values of ${name}`);
  }
  return rows;
}
