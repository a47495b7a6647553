import { dateOf, dayNumber } from "../day-number.ts";
import { errors } from "../value.ts";
import { ofNumbers, type SpreadsheetFunction } from "./function.ts";

/** Days and times as a spreadsheet counts them; a year below 1900 counts from 1900. */
function date(year: number, month: number, day: number) {
  const full = Math.trunc(year) < 1900 ? Math.trunc(year) + 1900 : Math.trunc(year);
  return firstOfMonth(full, Math.trunc(month) - 1) + Math.trunc(day) - 1;
}

/** Months before January and after December belong to other years. */
function firstOfMonth(year: number, month: number) {
  return dayNumber(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10));
}

export function daysInMonth(year: number, month: number) {
  return new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The same day some months on, or the last one of a shorter month. */
export function movedByMonths(day: number, months: number) {
  const from = dateOf(Math.trunc(day));
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + Math.trunc(months)];
  return firstOfMonth(year, month) + Math.min(from.getUTCDate(), daysInMonth(year, month)) - 1;
}

function endOfMonth(day: number, months: number) {
  const from = dateOf(Math.trunc(day));
  return firstOfMonth(from.getUTCFullYear(), from.getUTCMonth() + Math.trunc(months) + 1) - 1;
}

function ofDay(apply: (date: Date) => number): SpreadsheetFunction {
  return ofNumbers(1, 1, (day) => (day < 0 ? errors.number : apply(dateOf(Math.trunc(day)))));
}

function partOfDay(apply: (seconds: number) => number): SpreadsheetFunction {
  return ofNumbers(1, 1, (day) =>
    day < 0 ? errors.number : apply(Math.round((day - Math.trunc(day)) * 86_400) % 86_400),
  );
}

export const dateFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  DATE: ofNumbers(3, 3, date),
  YEAR: ofDay((day) => day.getUTCFullYear()),
  MONTH: ofDay((day) => day.getUTCMonth() + 1),
  DAY: ofDay((day) => day.getUTCDate()),
  HOUR: partOfDay((seconds) => Math.floor(seconds / 3600)),
  MINUTE: partOfDay((seconds) => Math.floor(seconds / 60) % 60),
  SECOND: partOfDay((seconds) => seconds % 60),
  EDATE: ofNumbers(2, 2, movedByMonths),
  EOMONTH: ofNumbers(2, 2, endOfMonth),
  DAYS: ofNumbers(2, 2, (end, start) => Math.trunc(end) - Math.trunc(start)),
  WEEKDAY: ofNumbers(1, 2, (day, kind = 1) => {
    const sunday = (Math.trunc(day) + 6) % 7;
    if (kind === 1 || kind === 17) return sunday + 1;
    if (kind === 2 || kind === 11) return ((sunday + 6) % 7) + 1;
    if (kind === 3) return (sunday + 6) % 7;
    return kind >= 12 && kind <= 16 ? ((sunday + 18 - kind) % 7) + 1 : errors.number;
  }),
};
