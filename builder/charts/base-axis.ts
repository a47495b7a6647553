import { scaleUtc } from "d3-scale";
import { formatLongDate, formatMonth } from "#app/lib/format/date.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { ContentMistake } from "../content/problem.ts";
import { cellsOf, type DataTable, isNumber, numbersOf, placeOf } from "./data-table.ts";

/** The column along the base of a chart: numbers, years, dates or names. */
export type BaseAxis = {
  /** A position for each row. */
  values: readonly number[];
  /** Where labels may go; a numeric scale picks its own. */
  ticks: readonly number[] | undefined;
  tickText: (value: number) => string;
  /** Each row as the table shows it. */
  texts: readonly string[];
};

const month = /^\d{4}-(0[1-9]|1[0-2])$/;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function isDate(cell: string) {
  return (month.test(cell) || day.test(cell)) && !Number.isNaN(Date.parse(cell));
}

export function baseAxis(table: DataTable, column: string): BaseAxis {
  const cells = cellsOf(table, column);
  if (cells.every((cell) => /^(1[5-9]|2[0-2])\d\d$/.test(cell))) return years(cells);
  if (cells.every(isNumber)) return numbers(cells);
  if (cells.every(isDate)) return dates(cells);
  return names(cells);
}

function years(cells: readonly string[]): BaseAxis {
  const values = cells.map(Number);
  return { values, ticks: [...new Set(values)].sort(), tickText: String, texts: cells };
}

/** For a scatter chart, whose base axis must be numeric. */
export function numberAxis(table: DataTable, column: string): BaseAxis {
  const empty = numbersOf(table, column).indexOf(null);
  if (empty === -1) return numbers(cellsOf(table, column));
  throw new ContentMistake(
    `the column ${column} has an empty cell; fill it or remove the row`,
    placeOf(table, empty),
  );
}

function numbers(cells: readonly string[]): BaseAxis {
  const tickText = (value: number) => formatNumber(value, { atMost: 2 });
  const values = cells.map(Number);
  return { values, ticks: undefined, tickText, texts: values.map(tickText) };
}

const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });
const shortDay = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

function dates(cells: readonly string[]): BaseAxis {
  const values = cells.map((cell) => Date.parse(cell));
  const all = scaleUtc([Math.min(...values), Math.max(...values)], [0, 1])
    .ticks(6)
    .map(Number);
  const yearStarts = all.filter((tick) => new Date(tick).toISOString().includes("-01-01T"));
  // On a phone every other tick is left out, and the remaining months would not say which year they belong to.
  const ticks = yearStarts.length > 1 ? yearStarts : all;
  return {
    values,
    ticks,
    tickText: dateTick(ticks),
    texts: cells.map((cell) => (month.test(cell) ? formatMonth(cell) : formatLongDate(cell))),
  };
}

/** The year at its start, and otherwise the month or the day: what tells a tick from the one before it. */
function dateTick(ticks: readonly number[]) {
  const isDaily = ticks.some((tick) => new Date(tick).getUTCDate() !== 1);
  return (value: number) => {
    const date = new Date(value);
    if (isDaily) return shortDay.format(date);
    return date.getUTCMonth() === 0 ? String(date.getUTCFullYear()) : shortMonth.format(date);
  };
}

function names(cells: readonly string[]): BaseAxis {
  const values = cells.map((_, index) => index);
  return { values, ticks: values, tickText: (value) => cells[value] ?? "", texts: cells };
}
