import { day, hour, type LogRow, rowsThatCount, type Seconds } from "./log-book.ts";

/** A shift from the first In to the Out; it belongs to the day on which it began. */
export type WorkedShift = {
  /** 1 for the first of the month. */
  day: number;
  began: Seconds;
  /** `null` while the shift is open. */
  ended: Seconds | null;
  /** Time between In and the next Break or Out; a shift that is still open counts up to its last break. */
  worked: Seconds;
  paused: Seconds;
};

export function shiftsOf(rows: readonly LogRow[], person: string): WorkedShift[] {
  const shifts: WorkedShift[] = [];
  let inSince: Seconds | null = null;
  let pausedSince: Seconds | null = null;
  for (const { kind, time } of rowsThatCount(rows, person)) {
    let shift = shifts.at(-1);
    if (kind === "In" && (!shift || shift.ended !== null)) {
      shift = { day: Math.floor(time / day) + 1, began: time, ended: null, worked: 0, paused: 0 };
      shifts.push(shift);
    }
    if (!shift) continue;
    if (kind === "In") {
      if (pausedSince !== null) shift.paused += time - pausedSince;
      // A second In without a Break between them would count the first stretch twice.
      inSince ??= time;
      pausedSince = null;
    } else {
      if (inSince !== null) shift.worked += time - inSince;
      inSince = null;
      pausedSince = kind === "Break" ? time : null;
      if (kind === "Out") shift.ended = time;
    }
  }
  return shifts;
}

/** Seconds worked by day of the month. */
export function workedByDay(shifts: readonly WorkedShift[]): Map<number, Seconds> {
  const days = new Map<number, Seconds>();
  for (const { day: number, worked } of shifts) {
    days.set(number, (days.get(number) ?? 0) + worked);
  }
  return days;
}

export function workedIn(shifts: readonly WorkedShift[]): Seconds {
  return shifts.reduce((sum, { worked }) => sum + worked, 0);
}

/** Rounded once, on the total: hours to the quarter. */
export function toQuarterHours(worked: Seconds): number {
  return Math.round(worked / (hour / 4)) / 4;
}
