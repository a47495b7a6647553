import { type CalendarDate, dateOfDay, dayOf, daysInMonth } from "../calendar.ts";

/**
 * How days and years are counted: months of 30 days and years of 360 as in the United States (0), the actual days of
 * actual years (1), the actual days of years of 360 (2) or 365 (3), or months of 30 days as in Europe (4).
 */
export type Basis = 0 | 1 | 2 | 3 | 4;

export function basisOf(number: number): Basis | null {
  const basis = Math.trunc(number);
  return basis >= 0 && basis <= 4 ? (basis as Basis) : null;
}

export function daysBetween(start: number, end: number, basis: Basis): number {
  if (basis === 0) return usDays(dateOfDay(start), dateOfDay(end));
  return basis === 4 ? europeanDays(start, end) : Math.trunc(end) - Math.trunc(start);
}

/** In months of 30 days. */
function daysApart(start: CalendarDate, end: CalendarDate, from: number, to: number) {
  return (end.year - start.year) * 360 + (end.month - start.month) * 30 + to - from;
}

function isEndOfFebruary({ year, month, day }: CalendarDate) {
  return month === 2 && day === daysInMonth(year, month);
}

function usDays(start: CalendarDate, end: CalendarDate) {
  const isFebruary = isEndOfFebruary(start);
  const isCut = (end.day === 31 && start.day >= 30) || (isFebruary && isEndOfFebruary(end));
  return daysApart(start, end, isFebruary ? 30 : Math.min(start.day, 30), isCut ? 30 : end.day);
}

/** From one coupon to the next: here the end of any month is its 30th day. */
export function usDaysOfPeriod(from: number, to: number): number {
  const [start, end] = [dateOfDay(from), dateOfDay(to)];
  const last = (date: CalendarDate) => (isEndOfFebruary(date) ? 30 : Math.min(date.day, 30));
  return daysApart(start, end, last(start), last(end));
}

export function europeanDays(from: number, to: number): number {
  const [start, end] = [dateOfDay(from), dateOfDay(to)];
  return daysApart(start, end, Math.min(start.day, 30), Math.min(end.day, 30));
}

/** The count of DAYS360, which differs from that of bonds around the end of February. */
export function days360(from: number, to: number): number {
  const [start, end] = [dateOfDay(from), dateOfDay(to)];
  const first = isEndOfFebruary(start) ? 30 : Math.min(start.day, 30);
  return daysApart(start, end, first, end.day === 31 && first === 30 ? 30 : end.day);
}

/** The length of a year, for a span of days; an average where it covers several. */
export function daysInYear(start: number, end: number, basis: Basis): number {
  if (basis !== 1) return basis === 3 ? 365 : 360;
  const [from, to] = [dateOfDay(start), dateOfDay(end)];
  const isWithinYear =
    from.year === to.year ||
    (from.year + 1 === to.year &&
      (from.month > to.month || (from.month === to.month && from.day >= to.day)));
  if (isWithinYear) return hasLeapDay(start, end) ? 366 : 365;
  return (dayOf(to.year + 1, 1, 1) - dayOf(from.year, 1, 1)) / (to.year - from.year + 1);
}

/** Whether a span within a year lies in a leap year or has its 29 February. */
function hasLeapDay(start: number, end: number) {
  const [from, to] = [dateOfDay(start), dateOfDay(end)];
  if (from.year === to.year) return isLeap(from.year);
  return [from.year, to.year].some((year) => {
    const leapDay = dayOf(year, 2, 29);
    return isLeap(year) && start <= leapDay && end >= leapDay;
  });
}

function isLeap(year: number) {
  return daysInMonth(year, 2) === 29;
}

export function yearFraction(one: number, other: number, basis: Basis): number {
  const [start, end] = [Math.min(one, other), Math.max(one, other)].map(Math.trunc) as [
    number,
    number,
  ];
  return start === end ? 0 : daysBetween(start, end, basis) / daysInYear(start, end, basis);
}
