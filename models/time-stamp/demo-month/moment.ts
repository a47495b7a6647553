/** A date and time as a spreadsheet stores it: days since 30 December 1899, the time of day as a fraction. */
export type Moment = number;

const SECONDS_A_DAY = 86_400;
const EPOCH = Date.UTC(1899, 11, 30);

export function day(year: number, month: number, date: number): Moment {
  return (Date.UTC(year, month - 1, date) - EPOCH) / (SECONDS_A_DAY * 1000);
}

/** `at(monday, "08:02:14")`; more than 24 hours run into the next day. */
export function at(date: Moment, clock: string): Moment {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return date + (hours * 3600 + minutes * 60 + seconds) / SECONDS_A_DAY;
}

export function addSeconds(moment: Moment, seconds: number): Moment {
  return (Math.round(moment * SECONDS_A_DAY) + seconds) / SECONDS_A_DAY;
}

/** 1 is Monday, 7 is Sunday. */
export function weekday(date: Moment) {
  // 30 December 1899 was a Saturday.
  return ((Math.floor(date) + 5) % 7) + 1;
}
