import type { SheetDefinition, SheetTable, SheetUnit } from "./definition.ts";
import { type Expression, parseFormula } from "./parse-formula.ts";

/** Zero-based. Every model has the same four sheets, the fourth being `About`. */
export type Address = { sheet: "Inputs" | "Calculation" | "Results"; row: number; column: number };

/** One number of the model: where it is in the workbook, what it is called, how it came about. */
export type SheetCell = {
  /** `npv`, `saving@3` for the fourth position of a line, `saving@total`. */
  id: string;
  name: string;
  label: string;
  unit: SheetUnit;
  digits: number;
  /** Index along the axis of its table, `null` for a single number. */
  position: number | "total" | null;
  table: SheetTable | null;
  address: Address;
  /** `null` for an input and for a heading of an axis. */
  formula: Expression | null;
};

/** Column of the value of a single number, and of the first position of a table. */
const firstValueColumn = 2;
/** Below the title of the sheet and the headings of its columns. */
const firstRow = 3;

/** Every cell of the model, in the order of the workbook. */
export function sheetCells({ inputs, tables, steps, results }: SheetDefinition): SheetCell[] {
  const inputTables = tables.map((table) => ({
    ...table,
    lines: table.lines.filter((line) => "limits" in line),
  }));
  const calculated = tables.map((table) => ({
    ...table,
    lines: table.lines.filter((line) => "formula" in line),
  }));
  return [
    ...singles("Inputs", inputs),
    ...stackedTables("Inputs", inputTables, firstRow + inputs.length + 1, tables),
    ...singles("Calculation", steps),
    ...stackedTables("Calculation", calculated, firstRow + steps.length + 1, tables),
    ...singles("Results", results),
  ];
}

export function cellId(name: string, position: SheetCell["position"] = null) {
  return position === null ? name : `${name}@${position}`;
}

type Line = { name: string; label: string; unit: SheetUnit; digits: number; formula?: string };

function singles(sheet: Address["sheet"], lines: readonly Line[]): SheetCell[] {
  return lines.map(({ name, label, unit, digits, formula }, index) => ({
    ...{ id: cellId(name), name, label, unit, digits, position: null, table: null },
    address: { sheet, row: firstRow + index, column: firstValueColumn },
    formula: formula === undefined ? null : parseFormula(formula),
  }));
}

function stackedTables(
  sheet: Address["sheet"],
  parts: readonly SheetTable[],
  firstRowOfAll: number,
  whole: readonly SheetTable[],
): SheetCell[] {
  let row = firstRowOfAll;
  return parts.flatMap((part, index) => {
    if (part.lines.length === 0) return [];
    const cells = tableCells(sheet, part, row, whole[index] ?? part);
    // A row each for the title, the axis and the space below.
    row += part.lines.length + 3;
    return cells;
  });
}

/** `part` are the lines on this sheet; the table they belong to may have others elsewhere. */
function tableCells(
  sheet: Address["sheet"],
  part: SheetTable,
  titleRow: number,
  table: SheetTable,
): SheetCell[] {
  const { axis } = table;
  const at = (row: number, index: number): Address => ({
    sheet,
    row,
    column: firstValueColumn + index,
  });
  const headings = axis.positions.map(
    (_, index): SheetCell => ({
      // Formulas refer to the headings beside them; those of the input block have a name of their own.
      id: cellId(sheet === "Inputs" ? `${axis.name} of inputs` : axis.name, index),
      ...{ name: axis.name, label: axis.label, unit: "number", digits: 0, position: index, table },
      address: at(titleRow + 1, index),
      formula: null,
    }),
  );
  const lines = part.lines.flatMap((line, lineIndex) => {
    const row = titleRow + 2 + lineIndex;
    const { name, label, unit, digits } = line;
    const cells = axis.positions.map((_, index): SheetCell => {
      const formula =
        "formula" in line ? ((index === 0 ? line.firstFormula : null) ?? line.formula) : null;
      return {
        ...{ id: cellId(name, index), name, label, unit, digits, position: index, table },
        address: at(row, index),
        formula: formula === null ? null : parseFormula(formula),
      };
    });
    if (!line.hasTotal) return cells;
    const total: SheetCell = {
      ...{ id: cellId(name, "total"), name, label, unit, digits, position: "total", table },
      address: at(row, axis.positions.length),
      formula: parseFormula(`=SUM(all(${name}))`),
    };
    return [...cells, total];
  });
  return [...headings, ...lines];
}
