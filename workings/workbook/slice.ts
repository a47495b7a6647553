import { CellError, type ErrorCode, type Value } from "../value.ts";
import { joinedCells, type Place } from "./area.ts";
import type { Calculable, CalculableCell } from "./calculable.ts";
import { formulaAt } from "./formula-text.ts";
import type { LinkedCell, Shape } from "./link.ts";
import type { OpenWorkbook } from "./open-workbook.ts";
import { cellKey } from "./workbook.ts";

/**
 * The part of a workbook that some figures depend on, small enough for a page. A formula that was copied is there
 * once, with the rectangles of cells that have it.
 */
export type Slice = {
  /** Name, height and width. */
  sheets: readonly (readonly [string, number, number])[];
  /** Name, sheet on which it is known or `null`, meaning. */
  names: readonly (readonly [string, string | null, string])[];
  /** As each reads in the first cell of its first area; an array formula in a list. */
  formulas: readonly (string | readonly [string])[];
  /** For each sheet: formula, row, column, height, width, and so on. */
  areas: readonly (readonly number[])[];
  /** For each sheet: row, column and the values from there to the right. */
  values: readonly (readonly (readonly [number, number, ...SliceValue[]])[])[];
};

/** An error is a list, so that no text is taken for one. */
type SliceValue = number | string | boolean | null | readonly [ErrorCode];

/** `slots` are the figures; the inputs among what they depend on come with them. */
export function sliceOf({ workbook, calculator }: OpenWorkbook, slots: Iterable<number>): Slice {
  const { linked, graph } = calculator;
  const needed = [...graph.support(slots)].flatMap((slot) => linked.cells[slot] ?? []);
  const bySheet = workbook.sheets.map((_, sheet) =>
    needed
      .filter((cell) => cell.sheet === sheet)
      .toSorted((a, b) => a.row - b.row || a.column - b.column),
  );
  const formulas: Slice["formulas"][number][] = [];
  const formulaOf = new Map<Shape, number>();

  function indexOf(shape: Shape, { row, column, sheet }: LinkedCell): number {
    const known = formulaOf.get(shape);
    if (known !== undefined) return known;
    const text = formulaAt(shape.expression, shape, { row, column });
    const cell = workbook.sheets[sheet]?.cells.get(cellKey(row, column));
    const isArray = cell?.formula?.kind === "array";
    formulas.push(isArray ? [text] : text);
    formulaOf.set(shape, formulas.length - 1);
    return formulas.length - 1;
  }

  const areas = bySheet.map((cells) =>
    rectangles(
      cells.flatMap((cell) => {
        const { shape, row, column } = cell;
        return shape ? [{ kind: indexOf(shape, cell), row, column }] : [];
      }),
    ),
  );
  const values = bySheet.map((cells) => valueRuns(cells.filter(({ shape }) => !shape)));
  const texts = formulas.map((formula) => textOf(formula).toLowerCase());
  return {
    sheets: workbook.sheets.map(({ name, height, width }) => [name, height, width]),
    names: usedNames(texts),
    formulas,
    areas,
    values,
  };

  function usedNames(texts: string[]) {
    const used = new Set<Calculable["names"][number]>();
    // A name may mean a formula with other names in it.
    for (let at = 0; at < texts.length; at++) {
      for (const one of workbook.names) {
        if (used.has(one) || !texts[at]?.includes(one.name.toLowerCase())) continue;
        used.add(one);
        texts.push(one.text.toLowerCase());
      }
    }
    return [...used].map(({ name, sheet, text }) => [name, sheet, text] as const);
  }
}

/** Kind, row, column, height and width of each rectangle of cells of the same kind, and so on. */
export function rectangles(cells: Parameters<typeof joinedCells>[0]) {
  return joinedCells(cells).flatMap(({ kind, top, left, bottom, right }) => [
    ...[kind, top, left],
    ...[bottom - top + 1, right - left + 1],
  ]);
}

function valueRuns(cells: readonly LinkedCell[]) {
  const runs: [number, number, ...SliceValue[]][] = [];
  for (const { row, column, stored } of cells) {
    const last = runs.at(-1);
    const value = stored instanceof CellError ? ([stored.code] as const) : stored;
    if (last && last[0] === row && last[1] + last.length - 2 === column) last.push(value);
    else runs.push([row, column, value]);
  }
  return runs;
}

/** The slice as a workbook that can be calculated. */
export function calculableOf({ sheets, names, formulas, areas, values }: Slice): Calculable {
  const firstCells = new Map<number, Place>();
  return {
    names: names.map(([name, sheet, text]) => ({ name, sheet, text })),
    sheets: sheets.map(([name, height, width], sheet) => {
      const cells: CalculableCell[] = [];
      for (const [row, column, ...line] of values[sheet] ?? []) {
        for (const [index, value] of line.entries()) {
          add(row, column + index, valueIn(value), null);
        }
      }
      const flat = areas[sheet] ?? [];
      for (let at = 0; at + 4 < flat.length; at += 5) {
        const [formula = 0, top = 0, left = 0, high = 0, wide = 0] = flat.slice(at, at + 5);
        const { row, column } = firstCells.get(formula) ?? { row: top, column: left };
        firstCells.set(formula, { row, column });
        const text = formulas[formula] ?? "";
        const kind = typeof text === "string" ? ("plain" as const) : ("array" as const);
        const written = { text: textOf(text), row, column, kind, fills: null };
        for (let down = 0; down < high; down++) {
          for (let right = 0; right < wide; right++) add(top + down, left + right, null, written);
        }
      }
      return { name, height, width, cells };

      function add(row: number, column: number, value: Value, formula: CalculableCell["formula"]) {
        cells.push({ row, column, value, formula });
      }
    }),
  };
}

function textOf(formula: Slice["formulas"][number]): string {
  return typeof formula === "string" ? formula : formula[0];
}

function valueIn(value: SliceValue): Value {
  return typeof value === "object" && value !== null ? new CellError(value[0]) : value;
}
