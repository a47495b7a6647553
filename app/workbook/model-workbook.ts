import { cellValue } from "#workings/cell-value.ts";
import { modelSheets, type SheetCell } from "#workings/cells.ts";
import type { SheetTable, SheetUnit, SheetValues } from "#workings/definition.ts";
import { excelFormula } from "#workings/excel-formula.ts";
import type { Sheet } from "#workings/sheet.ts";
import { type About, aboutSheet } from "./about-sheet.ts";
import { checksOf } from "./checks.ts";
import { dataSheet } from "./data-sheet.ts";
import { fixedRangeOf } from "./fixed-range.ts";
import { validations } from "./input-validation.ts";
import { chartPlace, workbookChart } from "./model-chart.ts";
import { momentFormat, numberFormat } from "./number-format.ts";
import type { Workbook } from "./pack-workbook.ts";
import type { CellStyle } from "./styles.ts";
import { textCell, type WorkbookCell, type Worksheet } from "./worksheet.ts";

/** The workbook of a model: the visitor's inputs, every formula, the results and where it is from. */
export function modelWorkbook(sheet: Sheet, values: SheetValues, about: About): Workbook {
  const { definition, cells } = sheet;
  const { data = [] } = definition;
  const used = modelSheets.filter((name) => cells.some(({ address }) => address.sheet === name));
  const sheets = [
    ...used.map((name) => modelSheet(name, sheet, values)),
    ...data.map((list) => dataSheet(list, values)),
  ];
  const names = sheets.map(({ name }) => name);
  const first = aboutSheet(definition, names, checksOf(sheet, values), about);
  return {
    title: definition.title,
    author: about.author,
    createdAt: about.savedAt,
    sheets: [first.sheet, ...sheets],
    chart: workbookChart(sheet, values),
    names: [
      { name: "AllChecks", range: first.overall },
      ...cells
        .filter(({ position }) => position === null)
        .map((cell) => ({ name: rangeName(cell.name), range: fixedRangeOf([cell]) })),
    ],
  };
}

function modelSheet(name: string, sheet: Sheet, values: SheetValues): Worksheet {
  const onSheet = sheet.cells.filter(({ address }) => address.sheet === name);
  const written = onSheet.map((cell): WorkbookCell => {
    const formula = excelFormula(sheet, cell);
    return {
      ...cell.address,
      value: cellValue(cell, values),
      ...(formula !== null && !(name === "Comparison" && isConstant(formula)) && { formula }),
      style: styleOf(cell),
    };
  });
  const lastColumn = Math.max(...onSheet.map(({ address }) => address.column));
  // An axis alone is long and says nothing on paper.
  const printed = onSheet.filter(({ table }) => table?.lines.length !== 0);
  const lastPrinted = Math.max(...printed.map(({ address }) => address.column));
  const lastRow = Math.max(...onSheet.map(({ address }) => address.row));
  const chart = name === "Results" ? chartPlace(sheet) : null;
  return {
    name,
    cells: [...headings(name, sheet), ...labels(onSheet), ...notes(onSheet), ...written],
    columnWidths: [40, ...valueWidths(written, listHeadings(onSheet), lastColumn)],
    frozenAt: { row: 3, column: 2 },
    validations: name === "Inputs" ? validations(sheet) : [],
    ...headingsToRepeat(onSheet),
    printedTo: {
      row: Math.max(lastRow, chart?.to.row ?? 0),
      // Notes run to the right of the values.
      column: Math.max(lastPrinted, chart ? 9 : 6),
    },
  };
}

/** An input of a case to compare with refers to nothing: it is a number, not a formula. */
function isConstant(formula: string) {
  return /^=(-?[\d.]+|"[^"]*")$/.test(formula);
}

function headings(name: string, { definition }: Sheet): WorkbookCell[] {
  return [
    textCell({ row: 0, column: 0 }, `${definition.title}: ${name.toLowerCase()}`, "title"),
    textCell(
      { row: 2, column: 0 },
      name === "Inputs" ? "Change the shaded cells" : name,
      "heading",
    ),
    textCell({ row: 2, column: 1 }, "Unit", "heading"),
    textCell({ row: 2, column: 2 }, "Value", "axis"),
  ];
}

/** Labels and units beside the first cell of each line, and a title above each table. */
function labels(cells: readonly SheetCell[]): WorkbookCell[] {
  return cells
    .filter(({ position }) => position === null || position === 0)
    .flatMap((cell) => {
      const { row } = cell.address;
      const { table } = cell;
      if (table?.runsDown) return listLabels(cell, table);
      const isAxis = table !== null && cell.name === table.axis.name;
      const look = isAxis ? "heading" : "label";
      const line = [textCell({ row, column: 0 }, cell.label, look)];
      if (isAxis) {
        line.push(textCell({ row: row - 1, column: 0 }, table.title, "section"));
        // A table with given lines has its note beside them.
        const isAtGiven = cell.address.sheet === "Inputs";
        if (table.note && isAtGiven === table.lines.some((one) => "given" in one)) {
          line.push(textCell({ row: row - 1, column: cell.address.column }, table.note, "note"));
        }
        const afterLast = cell.address.column + table.axis.positions.length;
        if (cells.some((other) => other.table === table && other.position === "total")) {
          line.push(textCell({ row, column: afterLast }, "Total", "axis"));
        }
      }
      return [...line, textCell({ row, column: 1 }, isAxis ? "" : unitText(cell.unit), "muted")];
    });
}

/** Of a list: labels above the columns, the title above the first, and a name for the row of totals. */
function listLabels(
  { label, unit, address: { row, column } }: SheetCell,
  { title, axis, lines }: SheetTable,
): WorkbookCell[] {
  const look = unit === "text" ? "list heading" : "list axis";
  const heading = textCell({ row: row - 1, column }, label, look);
  if (column > 0) return [heading];
  const total = textCell({ row: row + axis.positions.length, column }, "Total", "section");
  return [
    textCell({ row: row - 2, column }, title, "section"),
    heading,
    ...(lines.some(({ hasTotal }) => hasTotal) ? [total] : []),
  ];
}

/** Wide enough for the longest value of each column, and for half of a heading: it has two lines. */
function valueWidths(
  cells: readonly WorkbookCell[],
  headings: readonly SheetCell[],
  lastColumn: number,
): number[] {
  const longest = new Map<number, number>();
  const needs = (column: number, length: number) =>
    longest.set(column, Math.max(length, longest.get(column) ?? 0));
  for (const { column, value, style } of cells) needs(column, shownLength(value, style));
  for (const { address, label } of headings) needs(address.column, Math.ceil(label.length / 2) + 3);
  return Array.from({ length: lastColumn }, (_, index) =>
    Math.max(index === 0 ? unitWidth : 11, (longest.get(index + 1) ?? 0) + 1),
  );
}

const unitWidth = 9;

function listHeadings(cells: readonly SheetCell[]) {
  return cells.filter(({ table, position }) => table?.runsDown && position === 0);
}

/** The headings of a list at the end of a sheet: every row on the following pages belongs to it. */
function headingsToRepeat(cells: readonly SheetCell[]): Pick<Worksheet, "headingRow"> {
  const last = cells.at(-1)?.table;
  const first = listHeadings(cells).find(({ table }) => table === last);
  return first ? { headingRow: first.address.row - 1 } : {};
}

function shownLength(value: number | string, { format }: CellStyle): number {
  if (typeof value === "string") return value.length;
  if (format === momentFormat) return momentFormat.length;
  // As much as the number format adds: a euro sign, a minus, a digit or two.
  return Math.round(value).toLocaleString("en-US").length + 4;
}

/** In the column right of single numbers. */
function notes(cells: readonly SheetCell[]): WorkbookCell[] {
  return cells.flatMap(({ position, note, given, address: { row, column } }) => {
    const sentence = [given, note].filter(Boolean).join(" ");
    return position === null && sentence
      ? [textCell({ row, column: column + 1 }, sentence, "note")]
      : [];
  });
}

function styleOf(cell: SheetCell): CellStyle {
  const { name, unit, digits, formula, given, table, position, address } = cell;
  if (name === table?.axis.name) return { look: table.runsDown ? "muted" : "axis" };
  const format = numberFormat(unit, digits);
  if (given) return { look: "number", format };
  if (!formula) return { look: table && unit === "text" ? "text input" : "input", format };
  if (position === "total") return { look: "total", format };
  return { look: address.sheet === "Results" ? "result" : "number", format };
}

/** `systemCost` as `SystemCost`. A name must not look like an address: `R`, `C`, `Tax2024`. */
function rangeName(name: string): string {
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  return /^([a-z]{1,3}\d+|[rc])$/i.test(written) ? `${written}_` : written;
}

function unitText(unit: SheetUnit): string {
  // The value itself shows what it is.
  if (unit === "moment" || unit === "clock") return "";
  if (unit === "€m" || unit === "€k") return "€";
  if (unit === "basis points") return "%";
  return unit === "number" || unit === "m" || unit === "k" || unit === "text" || unit === "date"
    ? ""
    : unit;
}
