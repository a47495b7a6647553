import type {
  FormulaText,
  SheetData,
  SheetDefinition,
  SheetTable,
  SheetUnit,
} from "./definition.ts";
import { type Expression, expressionOf, parseFormula } from "./parse-formula.ts";
import type { Comparison } from "./variants.ts";

/** In the order of a workbook, `About` before them and data after them. Not every model compares cases. */
export const modelSheets = ["Inputs", "Calculation", "Comparison", "Results"] as const;

type ModelSheet = (typeof modelSheets)[number];

/** Zero-based. */
export type Address = { sheet: string; row: number; column: number };

/** One number of the model: its place in the workbook, its name and its formula. */
export type SheetCell = {
  /** `npv`, `saving.3` for year 3 of a line, `saving.total`. */
  id: string;
  name: string;
  label: string;
  unit: SheetUnit;
  digits: number;
  note: string | null;
  /** Whether its working writes euros in millions. */
  inMillions?: true;
  /** Index along the axis of its table, `null` for a single number. */
  position: number | "total" | null;
  table: SheetTable | null;
  address: Address;
  /** `null` for an input, a given number and a heading of an axis. */
  formula: Expression | null;
  /** As a workbook of the owner has it. */
  written?: string | null;
  /** Where it comes from, if it is neither an input nor calculated. */
  given?: string;
  /** The list of which this is a whole column; its address is that of the first row. */
  data?: SheetData;
  /** Of one row of such a column, its index. */
  row?: number;
};

/** Column of the value of a single number, and of the first position of a table. */
const firstValueColumn = 2;
/** Below the title of the sheet and the headings of its columns. */
const firstRow = 3;

/** Every cell of the model, in the order of the workbook. */
export function sheetCells(
  definition: SheetDefinition,
  comparisons: readonly Comparison[],
): SheetCell[] {
  const { inputs, given = [], data = [], tables, steps, results } = definition;
  const partsWith = (isHere: (line: SheetTable["lines"][number]) => boolean) =>
    tables.map((table) => ({ table, lines: table.lines.filter(isHere) }));
  const entered = [...inputs, ...given];
  const enteredTables = partsWith((line) => !("formula" in line));
  const calculatedTables = partsWith((line) => "formula" in line);
  return [
    ...singles("Inputs", entered),
    ...stackedTables("Inputs", enteredTables, firstRow + entered.length + 1),
    ...singles("Calculation", steps),
    ...stackedTables("Calculation", calculatedTables, firstRow + steps.length + 1),
    ...comparisonCells(comparisons),
    ...singles("Results", results),
    ...data.flatMap(dataCells),
  ];
}

/** The cells of the variants, one below the other. */
function comparisonCells(comparisons: readonly Comparison[]): SheetCell[] {
  let row = firstRow;
  return comparisons.flatMap(({ steps, tables }) => {
    const cells = [
      ...singles("Comparison", steps, row),
      ...stackedTables(
        "Comparison",
        tables.map((table) => ({ table, lines: table.lines })),
        row + steps.length + 1,
      ),
    ];
    row = Math.max(...cells.map(({ address }) => address.row)) + 3;
    return cells;
  });
}

/** One cell for each column of a list. */
function dataCells(data: SheetData): SheetCell[] {
  return data.columns.map((column, index) => ({
    ...described(column),
    id: cellId(column.name),
    position: null,
    table: null,
    address: { sheet: data.sheet, row: firstRow, column: index },
    formula: null,
    given: data.given,
    data,
  }));
}

/** Row `number` of a column, counted from 1. */
export function dataRow({ data, ...column }: SheetCell, number: number): SheetCell | null {
  const row = number - 1;
  if (!data || !(row >= 0 && row < data.rowCount)) return null;
  const { address } = column;
  return {
    ...column,
    id: cellId(column.name, number),
    label: `${column.label}, ${data.rowLabel} ${number}`,
    address: { ...address, row: address.row + row },
    row,
  };
}

/** The cell of a line at a position of its axis, or of a single number. */
export function cellId(name: string, position: number | string | null = null) {
  return position === null ? name : `${name}.${position}`;
}

type Line = Pick<SheetCell, "name" | "label" | "unit" | "digits"> & {
  note?: string;
  inMillions?: true;
  formula?: FormulaText;
  given?: string;
};

function singles(sheet: ModelSheet, lines: readonly Line[], fromRow = firstRow): SheetCell[] {
  return lines.map((line, index) => ({
    ...described(line),
    id: cellId(line.name),
    position: null,
    table: null,
    address: { sheet, row: fromRow + index, column: firstValueColumn },
    formula: line.formula === undefined ? null : expressionOf(line.formula),
  }));
}

function described({ name, label, unit, digits, note = "", given, inMillions }: Line) {
  return {
    ...{ name, label, unit, digits, note: note || null },
    ...(given && { given }),
    ...(inMillions && { inMillions }),
  };
}

/** The lines of a table on one sheet; it may have others on another. */
type TablePart = { table: SheetTable; lines: SheetTable["lines"] };

function stackedTables(
  sheet: ModelSheet,
  parts: readonly TablePart[],
  rowOfFirst: number,
): SheetCell[] {
  let row = rowOfFirst;
  return parts.flatMap((part) => {
    const isAxisAlone = part.table.lines.length === 0 && sheet === "Calculation";
    if (part.lines.length === 0 && !isAxisAlone) return [];
    const cells = tableCells(sheet, part, row);
    // A row each for the title, the axis and the space below; below a list, one for its total.
    const { runsDown, axis } = part.table;
    row += runsDown ? axis.positions.length + 4 : part.lines.length + 3;
    return cells;
  });
}

function tableCells(sheet: ModelSheet, { table, lines }: TablePart, titleRow: number): SheetCell[] {
  const { axis, runsDown } = table;
  const at = (line: number, position: number): Address => {
    const [down, across] = runsDown
      ? [position, runsDown === "numbered" ? line + 1 : line]
      : [line, firstValueColumn + position];
    return { sheet, row: titleRow + 2 + down, column: across };
  };
  // Formulas refer to the headings beside them; those of the input block have a name of their own.
  const headingName = sheet === "Inputs" ? `${axis.name} of inputs` : axis.name;
  const headed = runsDown === true ? [] : axis.positions;
  const headings = headed.map(
    (position, index): SheetCell => ({
      ...described({ name: axis.name, label: axis.label, unit: "number", digits: 0 }),
      id: cellId(headingName, position),
      position: index,
      table,
      address: at(-1, index),
      formula: null,
    }),
  );
  const rows = lines.flatMap((line, lineIndex) => {
    const shared = { ...described(line), table };
    const formulaOf = formulasOf(line, axis.positions.length - 1);
    const cells = axis.positions.map(
      (position, index): SheetCell => ({
        ...shared,
        ...axis.units?.[position],
        id: cellId(line.name, position),
        position: index,
        address: at(lineIndex, index),
        formula: formulaOf(index, position),
      }),
    );
    if (!line.hasTotal) return cells;
    const total: SheetCell = {
      ...shared,
      id: cellId(line.name, "total"),
      position: "total",
      address: at(lineIndex, axis.positions.length),
      formula: parseFormula(`=SUM(all(${line.name}))`),
    };
    return [...cells, total];
  });
  return [...headings, ...rows];
}

/** The formula of a line at a position; mostly the same in all of them. */
function formulasOf(line: SheetTable["lines"][number], lastIndex: number) {
  if (!("formula" in line)) return () => null;
  const { formula, firstFormula = formula, lastFormula = formula, formulaAt = {} } = line;
  return (index: number, position: number | string): Expression => {
    const usual = index === 0 ? firstFormula : index === lastIndex ? lastFormula : formula;
    return expressionOf(formulaAt[position] ?? usual);
  };
}
