export const secondsADay = 86_400;
const millisecondsADay = secondsADay * 1000;

/** Day 0 of a spreadsheet. Spreadsheets count 29 February 1900, which did not exist, so 1 March 1900 is day 61. */
const dayZero = Date.UTC(1899, 11, 30);

/** `2026-01-15` as a spreadsheet counts days: 46037. Good from March 1900 on. */
export function dayNumber(date: string): number {
  return (Date.parse(date) - dayZero) / millisecondsADay;
}

export function dateOf(day: number): Date {
  return new Date(dayZero + day * millisecondsADay);
}

/** 46037 as `2026-01-15`. */
export function isoDay(day: number): string {
  return dateOf(day).toISOString().slice(0, 10);
}

/** 46037.5 as `2026-01-15T12:00:00`, to the second. */
export function isoMoment(day: number): string {
  const milliseconds = Math.round(day * secondsADay) * 1000;
  return new Date(dayZero + milliseconds).toISOString().slice(0, 19);
}
