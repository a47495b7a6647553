import { dateOfDay, dayOf, lastDay, movedByMonths } from "../calendar.ts";
import { errors, type Value } from "../value.ts";
import { ofNumbers, type SpreadsheetFunction } from "./function.ts";

/** Spreadsheets have no dates before 1900 or after 9999. */
export function isDay(day: number): boolean {
  return day >= 0 && day < lastDay + 1;
}

function checked(day: number): Value {
  return isDay(day) ? day : errors.number;
}

/** Years below 1900 count from 1900. */
function date(year: number, month: number, day: number): Value {
  const whole = Math.trunc(year);
  if (whole < 0 || whole > 9999) return errors.number;
  return checked(dayOf(whole < 1900 ? whole + 1900 : whole, Math.trunc(month), Math.trunc(day)));
}

function endOfMonth(start: number, months: number) {
  const { year, month } = dateOfDay(start);
  return dayOf(year, month + Math.trunc(months) + 1, 1) - 1;
}

function partOf(part: "year" | "month" | "day"): SpreadsheetFunction {
  return ofNumbers(1, 1, (day) => (isDay(day) ? dateOfDay(day)[part] : errors.number));
}

function moved(move: (day: number, months: number) => number): SpreadsheetFunction {
  return ofNumbers(2, 2, (day, months) =>
    isDay(day) ? checked(move(day, months)) : errors.number,
  );
}

/** Days as a spreadsheet counts them. */
export const dateFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  DATE: ofNumbers(3, 3, date),
  YEAR: partOf("year"),
  MONTH: partOf("month"),
  DAY: partOf("day"),
  EDATE: moved(movedByMonths),
  EOMONTH: moved(endOfMonth),
};
