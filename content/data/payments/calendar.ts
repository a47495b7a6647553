import { type Random, whole } from "../random.ts";

const DAY = 86_400;

/** Seconds since the start of 2022, for every weekday of the year. */
const weekdays = Array.from({ length: 365 }, (_, day) => day).filter((day) => {
  const weekday = new Date(Date.UTC(2022, 0, 1 + day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
});

const lastWeekdays = Array.from({ length: 12 }, (_, month) => {
  const nextMonth = (Date.UTC(2022, month + 1, 1) - Date.UTC(2022, 0, 1)) / 1000 / DAY;
  return weekdays.filter((day) => day < nextMonth).at(-1) ?? 0;
});

/** A second in office hours of a weekday; `from` is the share of the year that has passed. */
export function officeTime(random: Random, from = 0) {
  const first = Math.floor(from * weekdays.length);
  const day = weekdays[whole(first, weekdays.length - 1, random)] ?? 0;
  return day * DAY + whole(8 * 3600, 18 * 3600 - 1, random);
}

/** Any second between 5 and 23 o'clock of a weekday. */
export function anyTime(random: Random, from: number) {
  const first = Math.floor(from * weekdays.length);
  const day = weekdays[whole(first, weekdays.length - 1, random)] ?? 0;
  return day * DAY + whole(5 * 3600, 23 * 3600 - 1, random);
}

/** The start of a payment run on the last weekday of a month, from 0. */
export function monthEnd(month: number, random: Random) {
  return (lastWeekdays[month] ?? 0) * DAY + whole(9 * 3600, 16 * 3600, random);
}

/** The half of the year that a second is in. */
export function halfOf(second: number): 1 | 2 {
  return second * 1000 < Date.UTC(2022, 6, 1) - Date.UTC(2022, 0, 1) ? 1 : 2;
}

/** `2022-03-31 14:07:52`. */
export function writtenTime(second: number) {
  return new Date(Date.UTC(2022, 0, 1) + second * 1000)
    .toISOString()
    .slice(0, 19)
    .replace("T", " ");
}
