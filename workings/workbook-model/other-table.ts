import { type Area, isWithin, type Place } from "../workbook/area.ts";
import type { TableAxis } from "./axis.ts";

/** A table that the page does not show: its cells have a position all the same. */
export type OtherTable = TableAxis & {
  sheet: number;
  title: string;
  label: string;
  heading: Area;
  runsDown: boolean;
  /** Its rows, or where it runs down its columns. */
  lines: readonly number[];
};

/** In one of the rows, or columns, that the periods head. */
export function isInTable({ heading, runsDown, lines }: OtherTable, cell: Place): boolean {
  return isBeside(heading, cell) && lines.includes(runsDown ? cell.column : cell.row);
}

export function isBeside({ top, left, bottom, right }: Area, { row, column }: Place) {
  const isAcross = top === bottom;
  return isAcross
    ? isWithin({ top: top + 1, bottom: Infinity, left, right }, row, column)
    : isWithin({ top, bottom, left: left + 1, right: Infinity }, row, column);
}

export function isHeading({ heading }: OtherTable, { row, column }: Place) {
  return isWithin(heading, row, column);
}
