import { type Address, cellId, modelSheets, type SheetCell } from "#models/sheet/cells.ts";
import { isoDay } from "#models/sheet/day-number.ts";
import type {
  SheetDefinition,
  SheetInput,
  SheetTable,
  SheetUnit,
  SheetValues,
} from "#models/sheet/definition.ts";
import { excelFormula, rangeText } from "#models/sheet/excel-formula.ts";
import type { Sheet } from "#models/sheet/sheet.ts";
import { cellValue } from "#models/sheet/values.ts";
import type { WorkbookChart } from "./chart.ts";
import { dataSheet } from "./data-sheet.ts";
import { momentFormat, numberFormat } from "./number-format.ts";
import type { Workbook } from "./pack-workbook.ts";
import type { CellStyle } from "./styles.ts";
import type { Validation, WorkbookCell, Worksheet } from "./worksheet.ts";

export type About = {
  author: string;
  /** Address of the page with this very case. */
  caseUrl: string;
  savedAt: Date;
};

/** The workbook of a model: the visitor's inputs, every formula, the results and where it is from. */
export function modelWorkbook(sheet: Sheet, values: SheetValues, about: About): Workbook {
  const { definition, cells } = sheet;
  const { data = [] } = definition;
  const used = modelSheets.filter((name) => cells.some(({ address }) => address.sheet === name));
  const sheets = used.map((name) => modelSheet(name, sheet, values));
  return {
    title: definition.title,
    author: about.author,
    createdAt: about.savedAt,
    sheets: [
      aboutSheet(definition, used.includes("Comparison"), about),
      ...sheets,
      ...data.map((list) => dataSheet(list, values)),
    ],
    chart: workbookChart(sheet, values),
    names: cells
      .filter(({ position }) => position === null)
      .map((cell) => ({ name: rangeName(cell.name), range: fixedRangeOf([cell]) })),
  };
}

function modelSheet(name: string, sheet: Sheet, values: SheetValues): Worksheet {
  const onSheet = sheet.cells.filter(({ address }) => address.sheet === name);
  const written = onSheet.map((cell): WorkbookCell => {
    const formula = excelFormula(sheet, cell);
    return {
      ...cell.address,
      value: cellValue(cell, values),
      ...(formula !== null && { formula }),
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
    printedTo: {
      row: Math.max(lastRow, chart?.to.row ?? 0),
      // Notes run to the right of the values.
      column: Math.max(lastPrinted, chart ? 9 : 6),
    },
  };
}

function headings(name: string, { definition }: Sheet): WorkbookCell[] {
  return [
    text({ row: 0, column: 0 }, `${definition.title}: ${name.toLowerCase()}`, "title"),
    text({ row: 2, column: 0 }, name === "Inputs" ? "Change the shaded cells" : name, "heading"),
    text({ row: 2, column: 1 }, "Unit", "heading"),
    text({ row: 2, column: 2 }, "Value", "axis"),
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
      const line = [text({ row, column: 0 }, cell.label, look)];
      if (isAxis) {
        line.push(text({ row: row - 1, column: 0 }, table.title, "section"));
        // A table with given lines has its note beside them.
        const isAtGiven = cell.address.sheet === "Inputs";
        if (table.note && isAtGiven === table.lines.some((one) => "given" in one)) {
          line.push(text({ row: row - 1, column: cell.address.column }, table.note, "note"));
        }
        const afterLast = cell.address.column + table.axis.positions.length;
        if (cells.some((other) => other.table === table && other.position === "total")) {
          line.push(text({ row, column: afterLast }, "Total", "axis"));
        }
      }
      return [...line, text({ row, column: 1 }, isAxis ? "" : unitText(cell.unit), "muted")];
    });
}

/** Of a list: labels above the columns, the title above the first, and a name for the row of totals. */
function listLabels(
  { label, unit, address: { row, column } }: SheetCell,
  { title, axis, lines }: SheetTable,
): WorkbookCell[] {
  const look = unit === "text" ? "list heading" : "list axis";
  const heading = text({ row: row - 1, column }, label, look);
  if (column > 0) return [heading];
  const total = text({ row: row + axis.positions.length, column }, "Total", "section");
  return [
    text({ row: row - 2, column }, title, "section"),
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
      ? [text({ row, column: column + 1 }, sentence, "note")]
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

function validations({ definition, cells }: Sheet): Validation[] {
  const limited = new Map<string, SheetInput["limits"]>([
    ...definition.inputs.map(({ name, limits }) => [name, limits] as const),
    ...definition.tables.flatMap(({ lines }) =>
      lines.flatMap((line) => ("limits" in line ? [[line.name, line.limits] as const] : [])),
    ),
  ]);
  return cells.flatMap(({ name, address, unit }): Validation[] => {
    const limits = limited.get(name);
    if (!limits) return [];
    if ("choices" in limits) {
      return [{ ...address, choices: limits.choices, message: limits.choices.join(" or ") }];
    }
    if ("longest" in limits) {
      return [{ ...address, ...limits, message: `Up to ${limits.longest} characters` }];
    }
    return [{ ...address, ...limits, message: limitsInWords(unit, limits) }];
  });
}

function limitsInWords(unit: SheetUnit, { min, max }: { min: number; max: number }) {
  if (unit === "date") return `From ${isoDay(min)} to ${isoDay(max)}`;
  const shown = (value: number) =>
    unit === "%" ? `${Number((value * 100).toPrecision(12))}%` : value.toLocaleString("en-US");
  return `${unit === "€m" ? "In euro, from" : "From"} ${shown(min)} to ${shown(max)}`;
}

const comparison: [string, string] = [
  "Comparison",
  "Other cases that the page shows beside this one, by the same formulas.",
];

function aboutSheet(
  { title, data = [], given = [], tables }: SheetDefinition,
  compares: boolean,
  { author, caseUrl, savedAt }: About,
): Worksheet {
  const hasGiven =
    given.length > 0 || tables.some(({ lines }) => lines.some((line) => "given" in line));
  const lines: [label: string, value: string, link?: string | undefined][] = [
    ["Model", title],
    ["Author", author],
    ["Date", savedAt.toISOString().slice(0, 10)],
    ["Source: this case", caseUrl, caseUrl.length <= longestLink ? caseUrl : undefined],
    ["Licence", `MIT, © ${savedAt.getUTCFullYear()} ${author}. Use it, change it, pass it on.`],
    [
      "Inputs",
      "The shaded cells of the sheet Inputs. Each one has limits, and a name for formulas.",
    ],
    ...(hasGiven
      ? [["", "Its other numbers are given, and say where they come from."] as [string, string]]
      : []),
    ["Calculation", "Every step, year by year, as formulas. Nothing is pasted as a number."],
    ...(compares ? [comparison] : []),
    ["Results", "The figures of the page, and a chart."],
    ...data.map((list): [string, string] => [list.sheet, list.given]),
    ["Advice", "An illustration of how such a calculation is made. It is not investment advice."],
  ];
  return {
    name: "About",
    cells: [
      text({ row: 0, column: 0 }, "About this workbook", "title"),
      ...lines.flatMap(([label, value, link], index) => [
        text({ row: index + 2, column: 0 }, label, "label"),
        {
          ...text({ row: index + 2, column: 1 }, value, link ? "link" : "muted"),
          ...(link && { link }),
        },
      ]),
    ],
    columnWidths: [24, 90],
    frozenAt: { row: 0, column: 0 },
    validations: [],
    printedTo: { row: lines.length + 1, column: 1 },
  };
}

function workbookChart(sheet: Sheet, values: SheetValues): WorkbookChart {
  const { title, kind, stacked, lines, until, along } = sheet.definition.chart;
  const table = sheet.definition.tables.find((table) =>
    table.lines.some(({ name }) => name === lines[0]?.name),
  );
  if (!table) throw new Error(`The chart of ${sheet.definition.title} needs lines of a table`);
  const last = until === undefined ? Infinity : Number(values[until]);
  const positions = table.axis.positions.filter((position) => !(Number(position) > last));
  const cellsOf = (name: string) => positions.map((position) => sheet.cell(cellId(name, position)));
  return {
    ...{ title, kind, stacked: stacked ?? false },
    categories: fixedRangeOf(cellsOf(along ?? table.axis.name)),
    categoryKind:
      along || positions.every((position) => typeof position === "number") ? "number" : "text",
    series: lines.map(({ name, tone }) => ({
      name: table.lines.find((line) => line.name === name)?.label ?? name,
      values: fixedRangeOf(cellsOf(name)),
      tone,
    })),
    sheet: "Results",
    ...chartPlace(sheet),
  };
}

/** Below the results. */
function chartPlace({ definition }: Sheet) {
  const row = definition.results.length + 5;
  return { from: { row, column: 0 }, to: { row: row + 22, column: 8 } };
}

/** Excel repairs a workbook with a longer one. The address itself is still there, as text. */
const longestLink = 2_079;

/** On no sheet of the workbook, so that a range is named with its sheet. */
const elsewhere: Address = { sheet: "", row: 0, column: 0 };

function fixedRangeOf(cells: readonly SheetCell[]): string {
  return rangeText(cells, elsewhere).replaceAll(/(?<![$A-Z])([A-Z]+)(\d+)/g, "$$$1$$$2");
}

/** `systemCost` as `SystemCost`. A name must not look like an address: `R`, `C`, `Tax2024`. */
function rangeName(name: string): string {
  const written = name.charAt(0).toUpperCase() + name.slice(1);
  return /^([a-z]{1,3}\d+|[rc])$/i.test(written) ? `${written}_` : written;
}

function unitText(unit: SheetUnit): string {
  // The value itself shows what it is.
  if (unit === "moment" || unit === "clock") return "";
  if (unit === "€m") return "€";
  return unit === "number" || unit === "text" || unit === "date" ? "" : unit;
}

function text(
  at: { row: number; column: number },
  value: string,
  look: CellStyle["look"],
): WorkbookCell {
  return { ...at, value, style: { look } };
}
