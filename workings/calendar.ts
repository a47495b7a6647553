/** A date of a spreadsheet's calendar, whose months count from 1. */
export type CalendarDate = { year: number; month: number; day: number };

const millisecondsADay = 86_400_000;
const epoch = Date.UTC(1899, 11, 30);

/** 31 December 9999, the last date that a spreadsheet has. */
export const lastDay = 2_958_465;

/**
 * The number of a day. Months and days beyond the end of a year or month belong to the next. Spreadsheets count a
 * 29 February 1900 that never was, so that 1 January 1900 is day 1 and 1 March day 61.
 */
export function dayOf(year: number, month: number, day: number): number {
  const first = (Date.UTC(year, month - 1, 1) - epoch) / millisecondsADay;
  return (first < 61 ? first - 1 : first) + day - 1;
}

export function dateOfDay(number: number): CalendarDate {
  // Day 0 is the last one before January 1900 and shown as its 0th; day 60 is the 29 February that never was.
  if (number < 1) return { year: 1900, month: 1, day: 0 };
  if (Math.trunc(number) === 60) return { year: 1900, month: 2, day: 29 };
  const whole = Math.trunc(number) + (number < 60 ? 1 : 0);
  const date = new Date(epoch + whole * millisecondsADay);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function daysInMonth(year: number, month: number): number {
  return dayOf(year, month + 1, 1) - dayOf(year, month, 1);
}

/** The same day some months on, or the last one of a shorter month. */
export function movedByMonths(number: number, months: number): number {
  const { year, month, day } = dateOfDay(number);
  const to = month + Math.trunc(months);
  return dayOf(year, to, Math.min(day, daysInMonth(year, to)));
}
