import { type Compiled, type Context, compileWith, type Part } from "../compile.ts";
import type { SpreadsheetFunction } from "../functions/function.ts";
import { errors, type Operand, Range, type Value } from "../value.ts";
import { type Area, areaSize, maxColumns, maxRows, type Place } from "./area.ts";
import type { Calculable, CalculableCell, CalculableSheet } from "./calculable.ts";
import { contextIn, type Places, placeFunction } from "./cell-functions.ts";
import { relativeText } from "./formula-text.ts";
import {
  type CellExpression,
  type CellLeaf,
  type CellsReference,
  parseCellFormula,
} from "./parse-cell-formula.ts";
import { areaOf, clipped, isOne } from "./reference-area.ts";
import { slotsOf } from "./slots.ts";

/** A workbook whose formulas are compiled and know the cells they refer to. A slot is the number of a cell. */
export type Linked = {
  sheets: readonly CalculableSheet[];
  cells: readonly LinkedCell[];
  ranges: readonly LinkedRange[];
  /** `null` for a cell that holds nothing. */
  slotAt: (sheet: number, row: number, column: number) => number | null;
  /** What the references of a formula would mean in another cell. */
  targetsOf: (shape: Shape, cell: LinkedCell) => readonly number[];
};

export type LinkedCell = {
  sheet: number;
  row: number;
  column: number;
  stored: Value;
  /** `null` for what is entered. */
  shape: Shape | null;
  /** What each reference of the formula means here; see `targetKinds`. */
  targets: readonly number[];
  /** Why its formula cannot be calculated; it then keeps the value that the file has. */
  problem: string | null;
};

export type LinkedRange = { sheet: number; area: Area; slots: Int32Array };

/** A target is a slot, one of these, or a range: the number that `rangeTarget` makes of its index. */
export const targetKinds = { empty: -1, valueError: -2, referenceError: -3 } as const;

const firstRangeTarget = -10;

function rangeTarget(index: number): number {
  return firstRangeTarget - index;
}

export function rangeIndex(target: number): number {
  return firstRangeTarget - target;
}

/** One formula for all cells into which it was copied. */
export type Shape = {
  /** Its addresses by their distance from the cell: the same for copies. */
  key: string;
  expression: CellExpression;
  /** The cell in which it reads as `expression`. */
  row: number;
  column: number;
  references: readonly ShapeReference[];
  run: Compiled<CellRun>;
};

type ShapeReference = {
  cells: CellsReference;
  /** Index of the sheet; `null` for the formula's own. */
  sheet: number | null;
  anchor: Place;
  isOne: boolean;
  /** All that it means, for ROWS only where it is, or the one cell in the same row or column as the formula. */
  use: "all" | "place" | "single";
};

/** What a compiled formula takes other cells from. */
export type CellRun = Places & {
  target: (slot: number, reference: number) => number;
  areaAt: (slot: number, reference: number) => Area;
  value: (slot: number) => Value;
  range: (index: number) => Range;
};

const maxNestedNames = 20;
const noTargets: readonly number[] = [];
/** A running total over 6,000 rows has 18 million: their lists would take 1 GB for 20,000 rows. */
const maxInRanges = 20_000_000;

export function link(
  { sheets, names }: Calculable,
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): Linked {
  const cells: LinkedCell[] = [];
  const placed = sheets.map(({ cells }) => slotsOf([...cells.values()]));
  const sheetAt = new Map(sheets.map(({ name }, index) => [name.toLowerCase(), index]));
  const ranges: LinkedRange[] = [];
  const rangeAt = new Map<string, number>();
  let inRanges = 0;
  const shapes = new Map<string, Shape>();
  const parsed = new Map<string, { expression: CellExpression; key: string } | Error>();
  /** Copies may share their formula, as in a slice. */
  const shapeOfCopies = new Map<CalculableCell["formula"], Shape>();

  const sources: CalculableCell[] = [];
  for (let sheet = 0; sheet < sheets.length; sheet++) {
    for (const cell of sheets[sheet]?.cells.values() ?? []) {
      const slot = cells.length;
      const { row, column, value: stored } = cell;
      placed[sheet]?.set(row, column, slot);
      const shape = null;
      const problem = null;
      cells.push({ sheet, row, column, stored, shape, targets: noTargets, problem });
      sources.push(cell);
    }
  }
  for (let slot = 0; slot < cells.length; slot++) {
    const linked = cells[slot];
    const cell = sources[slot];
    if (!linked || !cell?.formula) continue;
    try {
      let shape = shapeOfCopies.get(cell.formula);
      if (!shape) {
        shape = shapeOf(cell, linked.sheet);
        shapeOfCopies.set(cell.formula, shape);
      }
      linked.targets = targetsOf(shape, linked);
      linked.shape = shape;
    } catch (error) {
      linked.problem = reasonOf(error);
    }
  }
  return { sheets, cells, ranges, slotAt, targetsOf };

  function targetsOf({ references }: Shape, cell: LinkedCell) {
    return references.map((reference) => targetOf(reference, cell));
  }

  function slotAt(sheet: number, row: number, column: number) {
    const slot = slotOrEmpty(sheet, row, column);
    return slot < 0 ? null : slot;
  }

  function slotOrEmpty(sheet: number, row: number, column: number): number {
    return placed[sheet]?.get(row, column) ?? targetKinds.empty;
  }

  function shapeOf({ formula, row, column }: CalculableCell, sheet: number): Shape {
    if (!formula) throw new Error("the cell has no formula");
    if (formula.kind === "dataTable") throw new Error("a data table (what-if) is not supported");
    const isArray = formula.kind === "array";
    const { fills } = formula;
    if (isArray && fills && areaSize(fills) > 1) {
      throw new Error("an array formula that fills several cells is not supported");
    }
    const { expression, key } = parsedFormula(formula);
    const own = hasName(expression) ? `${sheet}!` : "";
    const id = `${own}${isArray ? "{" : ""}${key}`;
    const known = shapes.get(id);
    if (known) return known;
    const references: ShapeReference[] = [];
    const anchor = { row: formula.row, column: formula.column };
    const run = compileWith<CellRun, CellLeaf>(
      expression,
      isArray ? "array" : "single",
      bindingFor(sheet, anchor, references),
    );
    const made = { key, expression, ...anchor, references, run };
    shapes.set(id, made);
    return made;

    /** A formula that cannot be parsed is not tried again in its other cells. */
    function parsedFormula({
      text,
      row: atRow,
      column: atColumn,
    }: typeof anchor & { text: string }) {
      const id = `${atRow}:${atColumn}:${text}`;
      const known = parsed.get(id);
      if (known instanceof Error) throw known;
      if (known) return known;
      try {
        const expression = parseCellFormula(text);
        const made = {
          expression,
          key: relativeText(expression, { row: atRow, column: atColumn }),
        };
        if (row !== atRow || column !== atColumn) parsed.set(id, made);
        return made;
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error));
        parsed.set(id, reason);
        throw reason;
      }
    }
  }

  function bindingFor(sheet: number, cellAnchor: Place, references: ShapeReference[]) {
    let anchor = cellAnchor;
    let depth = 0;

    function add(cells: CellsReference, use: ShapeReference["use"]) {
      const sheet = cells.sheet === null ? null : sheetAt.get(cells.sheet.toLowerCase());
      if (sheet === undefined) throw new Error(`there is no sheet ${cells.sheet}`);
      references.push({ cells, sheet, anchor, isOne: isOne(cells), use });
      return references.length - 1;
    }

    function bind(
      leaf: CellLeaf,
      context: Context,
      part: Part<CellRun, CellLeaf>,
    ): Compiled<CellRun> {
      switch (leaf.kind) {
        case "cells":
          return isOne(leaf) || context === "single"
            ? cellGetter(add(leaf, context === "single" ? "single" : "all"))
            : rangeGetter(add(leaf, "all"));
        case "name":
          return within(leaf, (expression) => part(expression, context));
        case "constant": {
          const { value } = leaf;
          return () => value;
        }
        case "list": {
          const range = new Range(leaf.rows.flat(), leaf.rows[0]?.length ?? 0);
          return () => range;
        }
        case "percent": {
          const { operand: left } = leaf;
          const right = { kind: "number", text: "100" } as const;
          return part({ kind: "binary", operator: "/", left, right }, context);
        }
        case "single":
          return part(leaf.operand, "single");
      }
    }

    /** A name is written as if it were in the first cell of the sheet. */
    function within<Result>(
      { name, sheet: written }: Extract<CellLeaf, { kind: "name" }>,
      use: (expression: CellExpression) => Result,
    ): Result {
      const own = written ?? sheets[sheet]?.name ?? "";
      const same = names.filter((one) => one.name.toLowerCase() === name.toLowerCase());
      const found =
        same.find((one) => one.sheet?.toLowerCase() === own.toLowerCase()) ??
        same.find((one) => one.sheet === null);
      if (!found) throw new Error(`there is no name ${name}`);
      if (depth >= maxNestedNames) throw new Error(`the name ${name} refers to itself`);
      const before = anchor;
      anchor = { row: 0, column: 0 };
      depth++;
      const result = use(parseCellFormula(found.text));
      depth--;
      anchor = before;
      return result;
    }

    function cellsOf(expression: CellExpression): CellsReference | null {
      if (expression.kind === "cells") return expression;
      if (expression.kind === "group") return cellsOf(expression.inner);
      return expression.kind === "name" ? within(expression, cellsOf) : null;
    }

    function cornerOf(reference: CellsReference) {
      const place = add(reference, "place");
      return (run: CellRun, slot: number) => {
        const { top, left, bottom, right } = run.areaAt(slot, place);
        return { row: top, column: left, height: bottom - top + 1, width: right - left + 1 };
      };
    }

    /** A subtotal counts no cell that is a subtotal itself. */
    function subtotal(
      [kind, ...inputs]: readonly CellExpression[],
      part: Part<CellRun, CellLeaf>,
    ): Compiled<CellRun> | null {
      const references = inputs.map(cellsOf);
      const known = functions.SUBTOTAL;
      if (!kind || !known || references.some((one) => one === null)) return null;
      const number = part(kind, "single");
      const getters = references.flatMap((one) => (one ? plainCells(add(one, "all")) : []));
      return (run, slot) =>
        known.apply(number(run, slot), ...getters.map((getter) => getter(run, slot)));
    }

    function plainCells(reference: number): Compiled<CellRun> {
      return (run, slot) => {
        const target = run.target(slot, reference);
        const held = target >= 0 ? [target] : (ranges[rangeIndex(target)]?.slots ?? []);
        const values: Value[] = [];
        for (const one of held) {
          if (one >= 0 && !isSubtotal(cells[one]?.shape?.expression)) values.push(run.value(one));
        }
        return new Range(values);
      };
    }

    const binder = { bind, cellsOf, cornerOf };
    return {
      ...{ bind, functions, contextIn },
      special: (
        name: string,
        inputs: readonly CellExpression[],
        context: Context,
        part: Part<CellRun, CellLeaf>,
      ) =>
        name === "SUBTOTAL"
          ? subtotal(inputs, part)
          : placeFunction(name, inputs, context, part, binder),
    };
  }

  function targetOf(reference: ShapeReference, cell: LinkedCell): number {
    const sheet = reference.sheet ?? cell.sheet;
    if (reference.use === "place") return targetKinds.empty;
    if (reference.isOne) {
      const { anchor, cells } = reference;
      const { row, column, isRowFixed, isColumnFixed } = cells.first;
      const atRow = isRowFixed ? row : row + cell.row - anchor.row;
      const atColumn = isColumnFixed ? column : column + cell.column - anchor.column;
      const isInside = atRow >= 0 && atRow < maxRows && atColumn >= 0 && atColumn < maxColumns;
      if (!isInside) return targetKinds.referenceError;
      return slotOrEmpty(sheet, atRow, atColumn);
    }
    const area = areaOf(reference, cell);
    if (!area) return targetKinds.referenceError;
    if (reference.use === "single") return intersection(sheet, area, cell);
    return rangeTarget(rangeOf(sheet, area));
  }

  /** Implicit intersection: of a column the cell in the same row, of a row the one in the same column. */
  function intersection(sheet: number, { top, left, bottom, right }: Area, cell: LinkedCell) {
    const [row, column] = [top === bottom ? top : cell.row, left === right ? left : cell.column];
    const isInside = row >= top && row <= bottom && column >= left && column <= right;
    if (!isInside || (top !== bottom && left !== right)) return targetKinds.valueError;
    return slotOrEmpty(sheet, row, column);
  }

  function rangeOf(sheet: number, written: Area): number {
    const area = clipped(written, sheets[sheet]);
    const id = `${sheet}:${area.top}:${area.left}:${area.bottom}:${area.right}`;
    const known = rangeAt.get(id);
    if (known !== undefined) return known;
    inRanges += areaSize(area);
    if (inRanges > maxInRanges) {
      throw new Error("the ranges of this and other formulas have too many cells in all");
    }
    const held = new Int32Array(areaSize(area));
    let at = 0;
    for (let row = area.top; row <= area.bottom; row++) {
      for (let column = area.left; column <= area.right; column++) {
        held[at++] = slotOrEmpty(sheet, row, column);
      }
    }
    ranges.push({ sheet, area, slots: held });
    rangeAt.set(id, ranges.length - 1);
    return ranges.length - 1;
  }
}

function cellGetter(reference: number): Compiled<CellRun> {
  return (run, slot): Operand => {
    const target = run.target(slot, reference);
    if (target >= 0) return run.value(target);
    if (target === targetKinds.empty) return null;
    return target === targetKinds.valueError ? errors.value : errors.reference;
  };
}

function rangeGetter(reference: number): Compiled<CellRun> {
  return (run, slot): Operand => {
    const target = run.target(slot, reference);
    return target === targetKinds.referenceError ? errors.reference : run.range(rangeIndex(target));
  };
}

function isSubtotal(expression: CellExpression | undefined) {
  return expression?.kind === "call" && expression.name === "SUBTOTAL";
}

function hasName(expression: CellExpression): boolean {
  switch (expression.kind) {
    case "name":
      return true;
    case "group":
      return hasName(expression.inner);
    case "negative":
    case "percent":
    case "single":
      return hasName(expression.operand);
    case "binary":
      return hasName(expression.left) || hasName(expression.right);
    case "call":
      return expression.inputs.some(hasName);
    default:
      return false;
  }
}

function reasonOf(error: unknown): string {
  // Thousands of brackets overflow the stack.
  if (error instanceof RangeError) return "the formula is nested too deeply";
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/^There is no function (.+)$/, "the function $1 is not supported");
}
