import { CellError, errors, type Value } from "../value.ts";
import { isDay } from "./dates.ts";
import { type SpreadsheetFunction, takes } from "./function.ts";

/** Whether each day of the week, from Monday, is free. */
type Week = readonly boolean[];

const saturdayAndSunday: Week = [false, false, false, false, false, true, true];

/** A weekend by its number, or as `0000011` from Monday, with 1 for a free day. */
function weekOf(written: Exclude<Value, CellError>): Week | CellError {
  if (typeof written === "string") {
    return /^[01]{7}$/.test(written) ? [...written].map((day) => day === "1") : errors.value;
  }
  const number = Math.trunc(Number(written));
  // 1 is Saturday and Sunday, and so on to 7; 11 is Sunday alone, and so on to 17.
  const free =
    number >= 1 && number <= 7
      ? [(number + 4) % 7, (number + 5) % 7]
      : number >= 11 && number <= 17
        ? [(number - 5) % 7]
        : null;
  return free ? saturdayAndSunday.map((_, day) => free.includes(day)) : errors.number;
}

/** Day 2 is taken for a Monday. */
function isFree(day: number, week: Week) {
  return week[(day + 5) % 7] ?? false;
}

function workdaysBetween(
  start: number,
  end: number,
  week: Week,
  holidays: readonly number[] = [],
): Value {
  if (!isDay(start) || !isDay(end)) return errors.number;
  const [first, last] = [Math.min(start, end), Math.max(start, end)].map(Math.trunc) as [
    number,
    number,
  ];
  const weeks = Math.floor((last - first + 1) / 7);
  let count = weeks * week.filter((isFree) => !isFree).length;
  for (let day = first + weeks * 7; day <= last; day++) if (!isFree(day, week)) count++;
  for (const day of new Set(holidays.map(Math.trunc))) {
    if (day >= first && day <= last && !isFree(day, week)) count--;
  }
  return start > end ? -count || 0 : count;
}

function workdayAfter(
  start: number,
  days: number,
  week: Week,
  holidays: readonly number[] = [],
): Value {
  if (week.every((isFree) => isFree)) return errors.value;
  const closed = new Set(holidays.map(Math.trunc));
  const step = days < 0 ? -1 : 1;
  let day = Math.trunc(start);
  for (let left = Math.abs(Math.trunc(days)); left > 0 && isDay(day); ) {
    day += step;
    if (!isFree(day, week) && !closed.has(day)) left--;
  }
  return isDay(day) ? day : errors.number;
}

type OfWeek = (one: number, other: number, week: Week, holidays?: readonly number[]) => Value;

function usual(apply: OfWeek): SpreadsheetFunction {
  return takes(["number", "number", "numbers?"], (one, other, holidays) =>
    apply(one, other, saturdayAndSunday, holidays),
  );
}

function international(apply: OfWeek): SpreadsheetFunction {
  return takes(["number", "number", "value?", "numbers?"], (one, other, written, holidays) => {
    const week = weekOf(written ?? 1);
    return week instanceof CellError ? week : apply(one, other, week, holidays);
  });
}

export const workdayFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  NETWORKDAYS: usual(workdaysBetween),
  "NETWORKDAYS.INTL": international(workdaysBetween),
  WORKDAY: usual(workdayAfter),
  "WORKDAY.INTL": international(workdayAfter),
};
