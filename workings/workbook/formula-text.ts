import { addressText, columnLetters, formulaText, quoted } from "../excel-formula.ts";
import { numberText, type Value } from "../value.ts";
import { maxColumns, maxRows, type Place, sheetPrefix } from "./area.ts";
import type { CellExpression, CellLeaf, CellsReference, Corner } from "./parse-cell-formula.ts";

/** The formula as it reads in the cell at `to`, when it is written in the one at `from`. */
export function formulaAt(expression: CellExpression, from: Place, to: Place): string {
  const [down, right] = [to.row - from.row, to.column - from.column];
  return written(expression, (reference) => {
    const first = moved(reference.first, down, right);
    const last = moved(reference.last, down, right);
    if (!first || !last) return "#REF!";
    const { sheet } = reference;
    return (sheet === null ? "" : sheetPrefix(sheet)) + cellsText(first, last);
  });
}

/** The same for cells whose formulas were copied from one another: every address by its distance from the cell. */
export function relativeText(expression: CellExpression, from: Place): string {
  return written(expression, ({ sheet, first, last }) => {
    const [one, other] = [distance(first, from), distance(last, from)];
    return `${sheet === null ? "" : sheetPrefix(sheet)}${one === other ? one : `${one}:${other}`}`;
  });
}

function distance({ row, column, isRowFixed, isColumnFixed }: Corner, from: Place) {
  const down = isRowFixed ? `R${row + 1}` : `R[${row - from.row}]`;
  return down + (isColumnFixed ? `C${column + 1}` : `C[${column - from.column}]`);
}

function moved(corner: Corner, down: number, right: number): Corner | null {
  const row = corner.isRowFixed ? corner.row : corner.row + down;
  const column = corner.isColumnFixed ? corner.column : corner.column + right;
  const isInside = row >= 0 && row < maxRows && column >= 0 && column < maxColumns;
  return isInside ? { ...corner, row, column } : null;
}

function cellsText(first: Corner, last: Corner) {
  const sign = (isFixed: boolean) => (isFixed ? "$" : "");
  if (first.row === 0 && last.row === maxRows - 1) {
    const side = ({ column, isColumnFixed }: Corner) => sign(isColumnFixed) + columnLetters(column);
    return `${side(first)}:${side(last)}`;
  }
  if (first.column === 0 && last.column === maxColumns - 1) {
    const side = ({ row, isRowFixed }: Corner) => `${sign(isRowFixed)}${row + 1}`;
    return `${side(first)}:${side(last)}`;
  }
  const corner = ({ row, column, isRowFixed, isColumnFixed }: Corner) =>
    `${sign(isColumnFixed)}${columnLetters(column)}${sign(isRowFixed)}${row + 1}`;
  const [one, other] = [corner(first), corner(last)];
  const isOne = addressText(first) === addressText(last);
  return isOne && one === other ? one : `${one}:${other}`;
}

function written(expression: CellExpression, reference: (leaf: CellsReference) => string): string {
  return formulaText(expression, (leaf: CellLeaf) => {
    switch (leaf.kind) {
      case "cells":
        return reference(leaf);
      case "name":
        return (leaf.sheet === null ? "" : sheetPrefix(leaf.sheet)) + leaf.name;
      case "constant":
        return constantText(leaf.value);
      case "list":
        return `{${leaf.rows.map((row) => row.map(constantText).join(",")).join(";")}}`;
      case "percent":
        return `${written(leaf.operand, reference)}%`;
      case "single":
        return `@${written(leaf.operand, reference)}`;
    }
  });
}

function constantText(value: Value): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "number") return numberText(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value === null ? "" : value.code;
}
