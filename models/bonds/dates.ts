/** A day without a time: `2033-02-15`. */
export type IsoDate = `${number}-${number}-${number}`;

type CalendarDay = { year: number; month: number; day: number };

export function calendarDay(date: IsoDate): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

/** Days from one date to another by the calendar. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (dayNumber(to) - dayNumber(from)) / millisecondsADay;
}

const millisecondsADay = 86_400_000;

function dayNumber(date: IsoDate) {
  const { year, month, day } = calendarDay(date);
  return Date.UTC(year, month - 1, day);
}

/** Days from one date to another if every month had thirty: the US (NASD) rules of 30/360. */
export function days30(from: IsoDate, to: IsoDate): number {
  const [start, end] = [calendarDay(from), calendarDay(to)];
  const { first, last } = countedDays30(from, to);
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + (last - first);
}

/** The days of the month that these rules count from and to. */
export function countedDays30(from: IsoDate, to: IsoDate): { first: number; last: number } {
  const startsAtMonthEnd = isLastOfFebruary(from);
  let [first, last] = [calendarDay(from).day, calendarDay(to).day];
  if (startsAtMonthEnd && isLastOfFebruary(to)) last = 30;
  if (startsAtMonthEnd || first === 31) first = 30;
  if (last === 31 && first === 30) last = 30;
  return { first, last };
}

function isLastOfFebruary(date: IsoDate) {
  const { year, month, day } = calendarDay(date);
  return month === 2 && day === daysInMonth(year, month);
}

export function daysInMonth(year: number, month: number) {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The same day so many months earlier, or the last of the month if it has no such day. */
export function monthsBefore(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = calendarDay(date);
  const index = year * 12 + (month - 1) - months;
  const [newYear, newMonth] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1];
  // A bond that matures on the last of a month pays on the last of every month it pays in.
  const isMonthEnd = day === daysInMonth(year, month);
  const length = daysInMonth(newYear, newMonth);
  return isoDate({
    year: newYear,
    month: newMonth,
    day: isMonthEnd ? length : Math.min(day, length),
  });
}

function isoDate({ year, month, day }: CalendarDay): IsoDate {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}` as IsoDate;
}
