/** A time of day in whole minutes since midnight, 0 to 1439. */
export type ClockMinutes = number;

export const MINUTES_A_DAY = 24 * 60;

/** Reads "8:05" or "17:30"; `null` if it is not a time of day. */
export function parseClock(text: string): ClockMinutes | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

/** Minutes from one time of day to the next time the other comes round; none when they are equal. */
export function minutesUntil(from: ClockMinutes, to: ClockMinutes): number {
  // As Excel's =MOD(out - in, 1): an earlier time is on the next day.
  return (to - from + MINUTES_A_DAY) % MINUTES_A_DAY;
}
