import { cellValue } from "#workings/cell-value.ts";
import type { SheetCell } from "#workings/cells.ts";
import { isoDay, isoMoment } from "#workings/day-number.ts";
import type { SheetUnit, SheetValue, SheetValues } from "#workings/definition.ts";
import { addressText } from "#workings/excel-formula.ts";
import type { Sheet } from "#workings/sheet.ts";
import { writeCsv } from "../csv.ts";
import { formatClock } from "./cell-text.ts";

const titles = ["Sheet", "Cell", "Name", "Label", "Position", "Unit", "Value"];

/**
 * Every number of a case as CSV, one row for each, with its cell in the workbook. Numbers are not rounded, so that they
 * can be calculated with. Long lists are the same in every case, and only in the workbook.
 */
export function caseCsv(sheet: Sheet, values: SheetValues): string {
  const numbers = sheet.cells.filter(({ name, table, data }) => !data && name !== table?.axis.name);
  return writeCsv([titles, ...numbers.map((cell) => rowOf(cell, cellValue(cell, values)))]);
}

function rowOf(cell: SheetCell, value: SheetValue): (string | number)[] {
  const { name, label, unit, address } = cell;
  return [
    address.sheet,
    addressText(address),
    name,
    label,
    positionOf(cell),
    unitOf(unit),
    typeof value === "number" ? written(value, unit) : value,
  ];
}

/** Days and times as other programs read them; a spreadsheet's serial number means nothing to most. */
function written(value: number, unit: SheetUnit): string | number {
  if (unit === "date" || unit === "month") return isoDay(value);
  if (unit === "moment") return value === 0 ? "" : isoMoment(value);
  return unit === "clock" ? formatClock(value) : value;
}

function positionOf({ position, table }: SheetCell): string | number {
  if (position === "total") return "Total";
  return position === null ? "" : (table?.axis.positions[position] ?? "");
}

/** Of the number as it is written, which is not always that on the page. */
function unitOf(unit: SheetUnit): string {
  if (unit === "number" || unit === "m" || unit === "k" || unit === "text") return "";
  if (unit === "%" || unit === "basis points") return "fraction";
  if (unit === "moment") return "date and time";
  if (unit === "clock") return "time";
  if (unit === "month") return "date";
  return unit === "€m" || unit === "€k" ? "€" : unit;
}
