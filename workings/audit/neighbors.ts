import { valueText } from "../workbook/compare.ts";
import { formulaAt } from "../workbook/formula-text.ts";
import type { LinkedCell, Shape } from "../workbook/link.ts";
import { type OpenWorkbook, placeOf } from "../workbook/open-workbook.ts";
import { type Finding, shortened } from "./finding.ts";

type Line = { slot: number; cell: LinkedCell }[];

/** Up to this many cells between two runs of the same formula are an exception; more are a block of their own. */
const maxExceptions = 3;

/** A number typed over a formula, and a formula that differs from those on both sides, in rows and in columns. */
export function unlikeNeighbors(open: OpenWorkbook): Finding[] {
  const { calculator, calculation } = open;
  const { cells, slotAt } = calculator.linked;
  const found = new Map<number, Finding>();
  for (const isDown of [false, true]) {
    for (const line of linesOf(cells, isDown)) {
      const all = exceptionsIn(line);
      const isPattern = repeatedShapes(all.flatMap(({ exceptions }) => exceptions));
      for (const { exceptions, usual } of all) {
        for (const { slot, cell } of exceptions) {
          if (!found.has(slot) && !isPattern(cell) && !fitsAcross(cell, isDown))
            found.set(slot, finding(slot, cell, usual));
        }
      }
    }
  }
  return [...found.values()];

  /**
   * The cell belongs to a line in the other direction: a formula that a neighbor there has too, as in a row of totals
   * that crosses many columns, or a number between two others.
   */
  function fitsAcross({ sheet, row, column, shape }: LinkedCell, isDown: boolean) {
    const [before, after] = [-1, 1].map((step) => {
      const slot = isDown ? slotAt(sheet, row, column + step) : slotAt(sheet, row + step, column);
      return slot === null ? undefined : cells[slot];
    });
    if (shape) return before?.shape?.key === shape.key || after?.shape?.key === shape.key;
    const isEntered = (cell: LinkedCell | undefined) =>
      typeof cell?.stored === "number" && !cell.shape;
    return isEntered(before) && isEntered(after);
  }

  function finding(slot: number, cell: LinkedCell, usual: Shape): Finding {
    const { row, column, shape, stored } = cell;
    const would = calculator.valueWith(usual, slot, calculation);
    const expected = `=${shortened(formulaAt(usual.expression, usual, { row, column }))}, which would give ${valueText(would)}`;
    const own = shape && `=${shortened(formulaAt(shape.expression, shape, { row, column }))}`;
    return {
      place: placeOf(calculator, slot),
      text: shape
        ? `the formula ${own} differs from those beside it, ${expected}`
        : `the number ${valueText(stored)} is typed over a formula: ${expected}`,
      instead: new Map([[slot, would]]),
    };
  }
}

/** The same formula in several places of a line, as the variance after each budget and actual, is meant to be there. */
function repeatedShapes(cells: Line): (cell: LinkedCell) => boolean {
  const slots = new Map<string, Set<number>>();
  for (const { slot, cell } of cells) {
    if (!cell.shape) continue;
    const same = slots.get(cell.shape.key) ?? new Set();
    slots.set(cell.shape.key, same.add(slot));
  }
  return ({ shape }) => shape !== null && (slots.get(shape.key)?.size ?? 0) >= 3;
}

/** Runs of numbers and formulas without a gap. */
function linesOf(cells: readonly LinkedCell[], isDown: boolean): Line[] {
  const held = cells
    .map((cell, slot) => ({ slot, cell }))
    .filter(({ cell }) => cell.shape || typeof cell.stored === "number");
  const along = ({ row, column }: LinkedCell) => (isDown ? row : column);
  const across = ({ row, column }: LinkedCell) => (isDown ? column : row);
  held.sort(
    ({ cell: a }, { cell: b }) => a.sheet - b.sheet || across(a) - across(b) || along(a) - along(b),
  );
  const lines: Line[] = [];
  for (const one of held) {
    const last = lines.at(-1)?.at(-1)?.cell;
    const isSameLine = last?.sheet === one.cell.sheet && across(last) === across(one.cell);
    if (isSameLine && along(last) === along(one.cell) - 1) lines.at(-1)?.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** Cells between two runs of the same formula, or a number after a run of three and more. */
function exceptionsIn(line: Line): { exceptions: Line; usual: Shape }[] {
  const runs: { key: string | null; cells: Line }[] = [];
  for (const one of line) {
    const key = one.cell.shape?.key ?? null;
    const last = runs.at(-1);
    if (last && last.key === key && key !== null) last.cells.push(one);
    else runs.push({ key, cells: [one] });
  }
  return runs.flatMap(({ key, cells }, at) => {
    const usual = cells[0]?.cell.shape;
    // A formula without references is a number, whatever is between its copies.
    if (key === null || !usual || usual.references.length === 0) return [];
    const next = runs.findIndex((run, index) => index > at && run.key === key);
    const between = runs.slice(at + 1, next < 0 ? at + 2 : next).flatMap((run) => run.cells);
    const after = next < 0 ? 0 : (runs[next]?.cells.length ?? 0);
    const isException = between.length > 0 && between.length <= maxExceptions;
    if (next >= 0 && isException && cells.length + after > between.length + 1) {
      return [{ exceptions: between, usual }];
    }
    const [only] = between;
    const isTypedEnd =
      next < 0 && cells.length >= 3 && runs.length === at + 2 && only && !only.cell.shape;
    return isTypedEnd ? [{ exceptions: between, usual }] : [];
  });
}
