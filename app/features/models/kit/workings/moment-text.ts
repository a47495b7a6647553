import { formatWeekdayAndDay } from "#app/lib/format/date.ts";
import { dateOf, secondsADay } from "#workings/day-number.ts";

const secondsAMinute = 60;

/** A part of a day as a time, its seconds left out: 0.3333 is `07:59`. */
export function formatClock(partOfDay: number) {
  const minutes = Math.floor(Math.round(partOfDay * secondsADay) / secondsAMinute);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** The number of days that a spreadsheet holds for a date and time: 44253.5 is `Fri 26, 12:00`. */
export function formatMoment(serial: number) {
  if (serial === 0) return "–";
  const seconds = Math.round(serial * secondsADay);
  const day = formatWeekdayAndDay(dateOf(seconds / secondsADay));
  return `${day}, ${formatClock((seconds % secondsADay) / secondsADay)}`;
}
