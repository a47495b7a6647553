import type { Compiled } from "../compile.ts";
import type { SpreadsheetFunction } from "../functions/function.ts";
import { errors, type Operand, Range, toSingle, type Value } from "../value.ts";
import { type Area, parseAddress, splitPlace } from "./area.ts";
import type { Calculable } from "./calculable.ts";
import { type Graph, graphOf } from "./graph.ts";
import { type CellRun, type Linked, type LinkedCell, link, type Shape } from "./link.ts";
import { areaOf } from "./reference-area.ts";

/** What was entered, by slot: it replaces what the file has there. */
export type EnteredCells = ReadonlyMap<number, Value>;

/** The values of one case. */
export type CellCalculation = {
  value: (slot: number) => Value;
  /** Cells that depend on their own value. */
  cycles: ReadonlySet<number>;
};

/**
 * The cells of a workbook, ready to be calculated with different inputs. With the calculation of another case
 * `before` it, what the changed inputs do not reach is taken from there.
 */
export type CellCalculator = {
  linked: Linked;
  graph: Graph;
  /** Of `Inputs!C7` or `'Cash flow'!C7`; `null` for a cell that holds nothing. */
  slotOf: (place: string) => number | null;
  calculate: (entered?: EnteredCells, before?: CellCalculation) => CellCalculation;
  /** What a cell would hold with the formula of another. */
  valueWith: (shape: Shape, slot: number, calculation: CellCalculation) => Value;
};

/** Formulas are calculated in order, so that only a cycle goes deep. */
const maxDepth = 500;

export function createCellCalculator(
  source: Calculable,
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): CellCalculator {
  const linked = link(source, functions);
  const graph = graphOf(linked);
  const { cells, ranges, slotAt, sheets } = linked;
  const targets = cells.map((cell) => cell.targets);
  const runs = cells.map(({ shape }) => shape?.run ?? null);

  class Run implements CellRun, CellCalculation {
    readonly entered: EnteredCells;
    readonly values: (Value | undefined)[];
    readonly found: (Range | undefined)[];
    readonly cycles = new Set<number>();
    readonly isOpen = new Uint8Array(cells.length);
    depth = 0;

    constructor(entered: EnteredCells, before: Run | undefined) {
      this.entered = entered;
      this.values = before ? before.values.slice() : new Array(cells.length).fill(undefined);
      this.found = before ? before.found.slice() : new Array(ranges.length).fill(undefined);
      const isReached = before && graph.reachableFrom(changed(entered, before.entered));
      for (const node of isReached ?? []) {
        if (node < cells.length) this.values[node] = undefined;
        else this.found[node - cells.length] = undefined;
      }
      for (const slot of graph.order) if (this.values[slot] === undefined) this.value(slot);
    }

    value(slot: number): Value {
      const known = this.values[slot];
      if (known !== undefined) return known;
      const run = runs[slot];
      const given = this.entered.get(slot);
      const value =
        given !== undefined || !run
          ? (given ?? cells[slot]?.stored ?? null)
          : this.calculated(slot, run);
      this.values[slot] = value;
      return value;
    }

    calculated(slot: number, run: Compiled<CellRun>): Value {
      if (this.isOpen[slot] || this.depth > maxDepth) {
        this.cycles.add(slot);
        return errors.number;
      }
      this.isOpen[slot] = 1;
      this.depth++;
      const result = valueOfFormula(run(this, slot));
      this.isOpen[slot] = 0;
      this.depth--;
      return result;
    }

    range(index: number): Range {
      const known = this.found[index];
      if (known) return known;
      const { slots, area } = ranges[index] ?? { slots: [], area: null };
      const values: Value[] = new Array(slots.length);
      for (let at = 0; at < slots.length; at++) {
        const slot = slots[at] ?? -1;
        values[at] = slot < 0 ? null : this.value(slot);
      }
      const range = new Range(values, area ? area.right - area.left + 1 : 1);
      this.found[index] = range;
      return range;
    }

    target(slot: number, reference: number): number {
      return targets[slot]?.[reference] ?? -1;
    }

    areaAt(slot: number, reference: number): Area {
      const cell = cells[slot];
      return cell?.shape ? areaIn(cell.shape, cell, reference) : nowhere;
    }

    rowAt(slot: number) {
      return cells[slot]?.row ?? 0;
    }

    columnAt(slot: number) {
      return cells[slot]?.column ?? 0;
    }
  }

  const sheetAt = new Map(sheets.map(({ name }, index) => [name.toLowerCase(), index]));

  function slotOf(place: string) {
    const { sheet: name, rest } = splitPlace(place);
    const [sheet, address] = [sheetAt.get(name?.toLowerCase() ?? ""), parseAddress(rest)];
    return sheet === undefined || !address ? null : slotAt(sheet, address.row, address.column);
  }

  function valueWith(shape: Shape, slot: number, calculation: CellCalculation): Value {
    const cell = cells[slot];
    if (!cell || !(calculation instanceof Run)) return null;
    const elsewhere = linked.targetsOf(shape, cell);
    const view: CellRun = {
      target: (_, reference) => elsewhere[reference] ?? -1,
      areaAt: (_, reference) => areaIn(shape, cell, reference),
      value: (other) => calculation.value(other),
      range: (index) => calculation.range(index),
      rowAt: () => cell.row,
      columnAt: () => cell.column,
    };
    return valueOfFormula(shape.run(view, slot));
  }

  const nothing: EnteredCells = new Map();
  return {
    ...{ linked, graph, slotOf, valueWith },
    calculate: (entered = nothing, before) =>
      new Run(entered, before instanceof Run ? before : undefined),
  };
}

const nowhere: Area = { top: 0, left: 0, bottom: 0, right: 0 };

function areaIn({ references }: Shape, cell: LinkedCell, reference: number): Area {
  const written = references[reference];
  return (written && areaOf(written, cell)) ?? nowhere;
}

function valueOfFormula(result: Operand): Value {
  const value = toSingle(result);
  // A formula that refers to an empty cell gives 0.
  if (typeof value === "number") return Number.isNaN(value) ? errors.number : value;
  return value ?? 0;
}

/** The cells whose entered values differ between two cases. */
function changed(entered: EnteredCells, before: EnteredCells): number[] {
  const slots = new Set([...entered.keys(), ...before.keys()]);
  return [...slots].filter((slot) => entered.get(slot) !== before.get(slot));
}
