export const quartersAYear = 4;

/** The year in which the fund has its first close, on the first of January. */
export const firstYear = 2015;

const millisecondsADay = 86_400_000;

/** The last day of a quarter of the fund, 1 for the first, as `2015-03-31`. */
export function quarterEnd(quarter: number): string {
  // The day before the first of the next month.
  return new Date(Date.UTC(firstYear, quarter * 3, 0)).toISOString().slice(0, 10);
}

/** Days from the first close to the last day of a quarter. */
export function dayOf(quarter: number): number {
  return (Date.UTC(firstYear, quarter * 3, 0) - Date.UTC(firstYear, 0, 1)) / millisecondsADay;
}
