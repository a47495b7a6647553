import { dateOfDay, dayOf, daysInMonth } from "../calendar.ts";
import { dayInText } from "../date-text.ts";
import { errors, type Value } from "../value.ts";
import { isDay } from "./dates.ts";
import { basisOf, days360, europeanDays, yearFraction } from "./day-count.ts";
import { ofNumbers, type SpreadsheetFunction, takes } from "./function.ts";

function ofDay(apply: (day: number) => Value): SpreadsheetFunction {
  return ofNumbers(1, 1, (day) => (isDay(day) ? apply(Math.trunc(day)) : errors.number));
}

function partOfDay(apply: (seconds: number) => number): SpreadsheetFunction {
  return ofNumbers(1, 1, (day) =>
    day < 0 ? errors.number : apply(Math.round((day - Math.trunc(day)) * 86_400) % 86_400),
  );
}

/** The day of a week that begins on the given day, counted from 0. Day 1 is taken for a Sunday. */
function placeInWeek(day: number, firstDay: number) {
  return (((Math.trunc(day) - 1 - firstDay) % 7) + 7) % 7;
}

/** The first day of a week as WEEKDAY and WEEKNUM name it: 0 for Sunday to 6 for Saturday. */
function firstOfWeek(kind: number): number | null {
  const whole = Math.trunc(kind);
  if (whole === 1 || whole === 17) return 0;
  if (whole === 2) return 1;
  return whole >= 11 && whole <= 16 ? whole - 10 : null;
}

function weekday(day: number, kind = 1): Value {
  if (!isDay(day)) return errors.number;
  if (Math.trunc(kind) === 3) return placeInWeek(day, 1);
  const first = firstOfWeek(kind);
  return first === null ? errors.number : placeInWeek(day, first) + 1;
}

/** The first week is the one with 1 January. */
function weekNumber(day: number, kind = 1): Value {
  if (!isDay(day)) return errors.number;
  if (Math.trunc(kind) === 21) return isoWeek(day);
  const first = firstOfWeek(kind);
  if (first === null) return errors.number;
  const newYear = dayOf(dateOfDay(day).year, 1, 1);
  return Math.floor((Math.trunc(day) - newYear + placeInWeek(newYear, first)) / 7) + 1;
}

/** Weeks begin on Monday, and belong to the year that has their Thursday. */
function isoWeek(day: number): number {
  const thursday = Math.trunc(day) - placeInWeek(day, 1) + 3;
  return Math.floor((thursday - dayOf(dateOfDay(thursday).year, 1, 1)) / 7) + 1;
}

/** Time between two days in whole years or months, or in the days and months that are left of them. */
function dateDifference(from: number, to: number, unit: string): Value {
  if (!isDay(from) || !isDay(to) || Math.trunc(from) > Math.trunc(to)) return errors.number;
  const [start, end] = [dateOfDay(from), dateOfDay(to)];
  const isShort = end.day < start.day;
  const months = (end.year - start.year) * 12 + end.month - start.month - (isShort ? 1 : 0);
  switch (unit.toUpperCase()) {
    case "Y":
      return Math.floor(months / 12);
    case "M":
      return months;
    case "D":
      return Math.trunc(to) - Math.trunc(from);
    case "YM":
      return months % 12;
    case "MD":
      return end.day - start.day + (isShort ? daysInMonth(end.year, end.month - 1) : 0);
    case "YD":
      return Math.trunc(to) - dayOf(start.year + Math.floor(months / 12), start.month, start.day);
    default:
      return errors.number;
  }
}

function time(hours: number, minutes: number, seconds: number): Value {
  const [hour, minute, second] = [hours, minutes, seconds].map(Math.trunc) as [
    number,
    number,
    number,
  ];
  const total = hour * 3600 + minute * 60 + second;
  const isTooLarge = Math.max(hour, minute, second) > 32_767;
  return total < 0 || isTooLarge ? errors.number : (total % 86_400) / 86_400;
}

function ofDateText(apply: (day: number) => number): SpreadsheetFunction {
  return takes(["text"], (text): Value => {
    const day = dayInText(text);
    return day === null ? errors.value : apply(day);
  });
}

export const workbookDateFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  DAYS: ofNumbers(2, 2, (end, start) =>
    isDay(end) && isDay(start) ? Math.trunc(end) - Math.trunc(start) : errors.number,
  ),
  DAYS360: takes(["number", "number", "truth?"], (start, end, isEuropean = false): Value => {
    if (!isDay(start) || !isDay(end)) return errors.number;
    return isEuropean ? europeanDays(start, end) : days360(start, end);
  }),
  YEARFRAC: ofNumbers(2, 3, (start, end, basisNumber = 0): Value => {
    const basis = basisOf(basisNumber);
    if (basis === null || !isDay(start) || !isDay(end)) return errors.number;
    return yearFraction(start, end, basis);
  }),
  DATEDIF: takes(["number", "number", "text"], dateDifference),
  WEEKDAY: ofNumbers(1, 2, weekday),
  WEEKNUM: ofNumbers(1, 2, weekNumber),
  ISOWEEKNUM: ofDay(isoWeek),
  TIME: ofNumbers(3, 3, time),
  HOUR: partOfDay((seconds) => Math.floor(seconds / 3600)),
  MINUTE: partOfDay((seconds) => Math.floor(seconds / 60) % 60),
  SECOND: partOfDay((seconds) => seconds % 60),
  DATEVALUE: ofDateText(Math.trunc),
  TIMEVALUE: ofDateText((day) => day - Math.trunc(day)),
};
