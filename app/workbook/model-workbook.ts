import type { Address, SheetCell } from "#models/sheet/cells.ts";
import type { SheetInput, SheetTable, SheetUnit, SheetValues } from "#models/sheet/definition.ts";
import { addressText, excelFormula, rangeText } from "#models/sheet/excel-formula.ts";
import type { Sheet } from "#models/sheet/sheet.ts";
import { cellValue } from "#models/sheet/values.ts";
import type { WorkbookChart } from "./chart.ts";
import { numberFormat } from "./number-format.ts";
import type { Workbook } from "./pack-workbook.ts";
import type { CellStyle } from "./styles.ts";
import type { Validation, WorkbookCell, Worksheet } from "./worksheet.ts";

export type About = {
  author: string;
  /** Address of the page with this very case. */
  caseUrl: string;
  savedAt: Date;
  notes: readonly string[];
};

/** The workbook of a model: the visitor's inputs, every formula, the results and where it is from. */
export function modelWorkbook(sheet: Sheet, values: SheetValues, about: About): Workbook {
  const { definition, cells } = sheet;
  const sheets = (["Inputs", "Calculation", "Results"] as const).map((name) =>
    modelSheet(name, sheet, values),
  );
  return {
    title: definition.title,
    author: about.author,
    createdAt: about.savedAt,
    sheets: [...sheets, aboutSheet(definition.title, about)],
    chart: workbookChart(sheet),
    names: cells
      .filter(({ position }) => position === null)
      .map(({ name, address }) => ({ name: rangeName(name), range: fixedRange(address) })),
  };
}

function modelSheet(name: Address["sheet"], sheet: Sheet, values: SheetValues): Worksheet {
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
  return {
    name,
    cells: [...headings(name, sheet), ...labels(onSheet), ...written],
    columnWidths: [34, 10, ...Array.from({ length: lastColumn - 1 }, () => 12)],
    frozenAt: { row: 3, column: 2 },
    validations: name === "Inputs" ? validations(sheet) : [],
    landscape: lastColumn > 6,
  };
}

function headings(name: Address["sheet"], { definition }: Sheet): WorkbookCell[] {
  return [
    text({ row: 0, column: 0 }, `${definition.title}: ${name.toLowerCase()}`, "title"),
    text({ row: 2, column: 0 }, name === "Inputs" ? "Change the shaded cells" : name, "heading"),
    text({ row: 2, column: 1 }, "Unit", "heading"),
    text({ row: 2, column: 2 }, "Value", "heading"),
  ];
}

/** Labels and units beside the first cell of each line, and a title above each table. */
function labels(cells: readonly SheetCell[]): WorkbookCell[] {
  return cells
    .filter(({ position }) => position === null || position === 0)
    .flatMap((cell) => {
      const { row } = cell.address;
      const isAxis = cell.name === cell.table?.axis.name;
      const look = isAxis ? "heading" : "label";
      const line = [text({ row, column: 0 }, cell.label, look)];
      if (isAxis) line.push(text({ row: row - 1, column: 0 }, cell.table?.title ?? "", "heading"));
      return [...line, text({ row, column: 1 }, isAxis ? "" : unitText(cell.unit), "muted")];
    });
}

function styleOf({ name, unit, digits, formula, table, position, address }: SheetCell): CellStyle {
  if (name === table?.axis.name) return { look: "heading" };
  const format = numberFormat(unit, digits);
  if (!formula) return { look: "input", format };
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
    const shown = (value: number) => (unit === "%" ? `${value * 100}%` : String(value));
    return [
      { ...address, ...limits, message: `From ${shown(limits.min)} to ${shown(limits.max)}` },
    ];
  });
}

function aboutSheet(title: string, { author, caseUrl, savedAt, notes }: About): Worksheet {
  const lines: [label: string, value: string, link?: string][] = [
    ["Model", title],
    ["Author", author],
    ["Saved on", savedAt.toISOString().slice(0, 10)],
    ["This case on the web", caseUrl, caseUrl],
    ...notes.map((note): [string, string] => ["", note]),
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
    landscape: false,
  };
}

function workbookChart(sheet: Sheet): WorkbookChart | null {
  const { title, kind, stacked, lines } = sheet.definition.chart;
  const series = lines.map((name) => {
    const cells = sheet.resolve({ kind: "reference", name, part: "all" }, sheet.cell(`${name}@0`));
    return { name: cells[0]?.label ?? name, values: fixedRangeOf(cells) };
  });
  const table = sheet.cell(`${lines[0]}@0`).table;
  const rowsOfResults = sheet.definition.results.length + 5;
  return {
    ...{ title, kind, stacked: stacked ?? false, series },
    categories: fixedRangeOf(axisCells(sheet, table)),
    sheet: "Results",
    from: { row: rowsOfResults, column: 0 },
    to: { row: rowsOfResults + 20, column: 6 },
  };
}

function axisCells(sheet: Sheet, table: SheetTable | null): readonly SheetCell[] {
  if (!table) throw new Error(`The chart of ${sheet.definition.title} needs lines of a table`);
  return table.axis.positions.map((_, index) => sheet.cell(`${table.axis.name}@${index}`));
}

const elsewhere: Address = { sheet: "Results", row: 0, column: 0 };

function fixedRangeOf(cells: readonly SheetCell[]): string {
  return rangeText(cells, elsewhere).replaceAll(/([A-Z]+)(\d+)/g, "$$$1$$$2");
}

function fixedRange(address: Address): string {
  return `${address.sheet}!${addressText(address, true)}`;
}

/** `systemCost` as `SystemCost`, the way names are written in a workbook. */
function rangeName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function unitText(unit: SheetUnit): string {
  return unit === "number" || unit === "text" ? "" : unit;
}

function text(
  at: { row: number; column: number },
  value: string,
  look: CellStyle["look"],
): WorkbookCell {
  return { ...at, value, style: { look } };
}
