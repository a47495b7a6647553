import { type Calculator, createCalculator, type Solver } from "./calculation.ts";
import { cellId, dataRow, type SheetCell, sheetCells } from "./cells.ts";
import type { SheetDefinition, SheetTable } from "./definition.ts";
import type { SpreadsheetFunction } from "./functions/function.ts";
import { type LineReference, referencesIn } from "./parse-formula.ts";
import type { Phrases } from "./phrases.ts";
import type { Range, Value } from "./value.ts";
import { comparisonsOf } from "./variants.ts";

/** The cells of a model and how they depend on one another. */
export type Sheet = {
  definition: SheetDefinition;
  cells: readonly SheetCell[];
  cell: (id: string) => SheetCell;
  /** For an id that may come from outside, such as the address. */
  find: (id: string) => SheetCell | null;
  /** The cells a reference in the formula of `from` means: one, or the consecutive cells of a line. */
  resolve: (reference: LineReference, from: SheetCell) => readonly SheetCell[];
  /** The numbers of a case; a workbook calculates by its own addresses. */
  calculate?: Calculator;
  /** What the formula of a cell refers to, in its order; each reference once. */
  precedents: (cell: SheetCell) => readonly (readonly SheetCell[])[];
  /** The cells whose formula refers to this one. */
  dependents: (cell: SheetCell) => readonly SheetCell[];
  /** What its formulas use and how it is said, where that is more than models do. */
  functions?: Readonly<Record<string, SpreadsheetFunction>>;
  words?: Phrases;
  /** The cells of a reference with the empty ones among them, as a workbook may have them. */
  rangeOf?: (reference: LineReference, value: (cell: SheetCell) => Value) => Range;
  /** The cell in a row and a column of a range, both counted from 1. */
  entryIn?: (reference: LineReference, row: number, column: number) => SheetCell | null;
};

/** Of a model whose formulas are its own. */
export type CalculatingSheet = Sheet & { calculate: Calculator };

export function createSheet(
  definition: SheetDefinition,
  solvers: readonly Solver[] = [],
): CalculatingSheet {
  const calculate = createCalculator(definition, solvers);
  const comparisons = comparisonsOf(definition);
  const cells = sheetCells(definition, comparisons);
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const tableOf = new Map(
    [...definition.tables, ...comparisons.flatMap(({ tables }) => tables)].flatMap((table) =>
      [table.axis.name, ...table.lines.map(({ name }) => name)].map((name) => [name, table]),
    ),
  );

  /** Formulas refer to some of them repeatedly, such as the numbers of 244 payments. */
  const wholeLines = new Map<string, readonly SheetCell[]>();

  function find(id: string) {
    return byId.get(id) ?? rowOfData(id);
  }

  /** `return1.3`: the rows of a long list are made only where they are referred to. */
  function rowOfData(id: string) {
    const [name = "", number] = id.split(".");
    const column = byId.get(name);
    return column ? dataRow(column, Number(number)) : null;
  }

  function cell(id: string): SheetCell {
    const found = find(id);
    if (!found) throw new Error(`No cell ${id} in the sheet of ${definition.title}`);
    return found;
  }

  function resolve({ name, part }: LineReference, from: SheetCell): readonly SheetCell[] {
    const table = tableOf.get(name);
    // `x.3` is the id of a cell.
    if (!table) return [cell(name)];
    const last = table.axis.positions.length - 1;
    const between = (first: number, end: number) =>
      table.axis.positions
        .slice(Math.max(0, first), end + 1)
        .map((position) => cell(cellId(name, position)));
    if (part === "total") return [cell(cellId(name, "total"))];
    if (part === "first") return between(0, 0);
    if (part === "rest") return between(1, last);
    if (part === "last") return between(last, last);
    const here =
      typeof from.position === "number" && isAlongside(table, from.table) ? from.position : null;
    if (part === "all" || here === null) {
      const whole = wholeLines.get(name) ?? between(0, last);
      wholeLines.set(name, whole);
      return whole;
    }
    if (part === "untilHere") return between(0, here);
    const at = part === "previous" ? here - 1 : part === "next" ? here + 1 : here;
    return between(at, at);
  }

  function precedents(cell: SheetCell): readonly (readonly SheetCell[])[] {
    const found = new Map<string, readonly SheetCell[]>();
    if (cell.formula) {
      for (const reference of referencesIn(cell.formula)) {
        const meant = resolve(reference, cell);
        found.set(`${meant[0]?.id}:${meant.length}`, meant);
      }
    }
    return [...found.values()];
  }

  let dependentsById: Map<string, SheetCell[]> | null = null;
  function dependents(cell: SheetCell): readonly SheetCell[] {
    dependentsById ??= invert();
    return dependentsById.get(cell.id) ?? [];
  }

  function invert() {
    const result = new Map<string, SheetCell[]>();
    for (const dependent of cells) {
      for (const { id } of new Set(precedents(dependent).flat())) {
        result.set(id, [...(result.get(id) ?? []), dependent]);
      }
    }
    return result;
  }

  return { definition, cells, cell, find, resolve, calculate, precedents, dependents };
}

/** Whether two tables have the same positions: one of them itself, or its copy in a variant. */
function isAlongside(table: SheetTable, other: SheetTable | null) {
  return table.axis.positions === other?.axis.positions;
}
