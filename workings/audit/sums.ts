import { addressText } from "../excel-formula.ts";
import type { Value } from "../value.ts";
import { areaText } from "../workbook/area.ts";
import type { LinkedCell } from "../workbook/link.ts";
import { type OpenWorkbook, placeOf } from "../workbook/open-workbook.ts";
import type { CellExpression } from "../workbook/parse-cell-formula.ts";
import { areaOf } from "../workbook/reference-area.ts";
import type { Finding } from "./finding.ts";

/** A sum below a column, or to the right of a row, that ends before the last number. */
export function shortSums({ calculator, calculation }: OpenWorkbook): Finding[] {
  const { cells, slotAt } = calculator.linked;
  return cells.flatMap((cell, slot): Finding[] => {
    const area = summed(cell);
    if (!area) return [];
    const isColumn = area.left === area.right && area.left === cell.column;
    const isRow = area.top === area.bottom && area.top === cell.row;
    if (!isColumn && !isRow) return [];
    const places = isColumn
      ? between(area.bottom, cell.row).map((row) => ({ row, column: cell.column }))
      : between(area.right, cell.column).map((column) => ({ row: cell.row, column }));
    const missed = places.map(({ row, column }) => slotAt(cell.sheet, row, column));
    const values = missed.map((one) => (one === null ? null : calculation.value(one)));
    const hasTotals = missed.some((one) => one !== null && summed(cells[one]));
    if (values.length === 0 || hasTotals || !values.every(isNumber)) return [];
    const [own, first] = [calculation.value(slot), places[0]];
    if (!isNumber(own) || !first) return [];
    const added = values.reduce((sum, value) => sum + value, 0);
    return [
      {
        place: placeOf(calculator, slot),
        text: `the sum of ${areaText(area)} leaves out ${addressText(first)}`,
        instead: new Map([[slot, own + added]]),
      },
    ];
  });
}

/** The only range of a formula that is a sum and nothing else. */
function summed(cell: LinkedCell | undefined) {
  const { shape } = cell ?? {};
  if (!cell || !shape || shape.references.length !== 1) return null;
  const { expression } = shape;
  const isSum =
    expression.kind === "call" && expression.name === "SUM" && isCells(expression.inputs[0]);
  const [reference] = shape.references;
  if (!isSum || !reference || reference.cells.sheet !== null) return null;
  const { first, last } = reference.cells;
  // A running total grows where it is copied to.
  if (first.isRowFixed !== last.isRowFixed || first.isColumnFixed !== last.isColumnFixed) {
    return null;
  }
  return areaOf(reference, cell);
}

function isCells(expression: CellExpression | undefined) {
  return expression?.kind === "cells";
}

function between(last: number, total: number): number[] {
  return total - last > 3
    ? []
    : Array.from({ length: Math.max(0, total - last - 1) }, (_, at) => last + at + 1);
}

function isNumber(value: Value): value is number {
  return typeof value === "number";
}
