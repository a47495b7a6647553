import { type ClockMinutes, MINUTES_A_DAY, minutesUntil } from "./clock-time.ts";

export type Break = { from: ClockMinutes; to: ClockMinutes };

/** A stamp in, a stamp out, less than a day apart, and the breaks between them. */
export type Shift = { in: ClockMinutes; out: ClockMinutes; breaks: readonly Break[] };

/**
 * Minutes worked. A stamp out before the stamp in is on the next day. Breaks count only as far as
 * they fall within the shift, and minutes covered by two breaks count once.
 */
export function minutesWorked(shift: Shift): number {
  const length = minutesUntil(shift.in, shift.out);
  // Seen from the stamp in, so that midnight no longer matters.
  const pauses = shift.breaks
    .map(({ from, to }) => {
      const sinceIn = minutesUntil(shift.in, from);
      // A break that starts outside the shift may still reach into its first minutes.
      const start = sinceIn < length ? sinceIn : sinceIn - MINUTES_A_DAY;
      return { start, end: Math.min(length, start + minutesUntil(from, to)) };
    })
    .toSorted((a, b) => a.start - b.start);

  let paused = 0;
  let countedUntil = 0;
  for (const { start, end } of pauses) {
    paused += Math.max(0, end - Math.max(start, countedUntil));
    countedUntil = Math.max(countedUntil, end);
  }
  return length - paused;
}

/** Hours worked over several shifts, as a decimal: 7.5 is seven hours and a half. */
export function hoursWorked(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, shift) => sum + minutesWorked(shift), 0) / 60;
}
