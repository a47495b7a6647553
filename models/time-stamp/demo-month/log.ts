import { addSeconds, at, type Moment } from "./moment.ts";
import { lastDay, type Shift } from "./shifts.ts";

export type Kind = "In" | "Break" | "Out";

/** One row of the log. A stamp is written at the time it records, a correction later. */
export type LogRow = {
  person: string;
  kind: Kind;
  time: Moment;
  written: Moment;
  source: "Stamp" | "Correction";
  reason?: string;
  /** Number of the row that this one replaces; both stay. */
  replaces?: number;
  user: string;
};

const DOOR = "door";

/** Who forgot to clock out, on which shift, and what they said the next time they came in. */
const forgotten = [
  { person: "Daniel Osei", shift: 1 },
  { person: "Hassan Malik", shift: 9 },
  { person: "Karim Nasser", shift: 18 },
];

/** Pressed Break on the way home; the admin corrected it the next morning. */
const wrong = { person: "Ben Krüger", shift: 18, noticed: at(lastDay, "08:41:30") };

/** Every row that had been written by `now`, oldest first. */
export function logUntil(now: Moment, shifts: readonly Shift[]): LogRow[] {
  const drafts = peopleIn(shifts)
    .flatMap((person) => rowsOf(shifts.filter((shift) => shift.person === person)))
    .filter(({ written }) => written <= now)
    .toSorted((a, b) => a.written - b.written);
  return drafts.map(({ instead, ...row }) => {
    const number = instead ? drafts.indexOf(instead) + 1 : 0;
    return number > 0 ? { ...row, replaces: number } : row;
  });
}

/** A row before it has a number: `instead` is the one it replaces. */
type Draft = Omit<LogRow, "replaces"> & { instead?: Draft };

function peopleIn(shifts: readonly Shift[]) {
  return [...new Set(shifts.map(({ person }) => person))];
}

function rowsOf(shifts: readonly Shift[]): Draft[] {
  return shifts.flatMap((shift, index) => {
    const { person, began, pause } = shift;
    const before = shifts[index - 1];
    return [
      ...(before && isForgotten(person, index - 1) ? [forgottenClockOut(before, began)] : []),
      stamp(person, "In", began),
      ...(pause ? [stamp(person, "Break", pause.from), stamp(person, "In", pause.to)] : []),
      ...endOf(shift, index),
    ];
  });
}

function endOf({ person, ended }: Shift, index: number): Draft[] {
  if (isForgotten(person, index)) return [];
  if (person !== wrong.person || index !== wrong.shift) return [stamp(person, "Out", ended)];
  const mistake = stamp(person, "Break", ended);
  const correction: Draft = {
    ...mistake,
    kind: "Out",
    written: wrong.noticed,
    source: "Correction",
    reason: "Pressed Break for Out",
    user: "admin",
    instead: mistake,
  };
  return [mistake, correction];
}

function stamp(person: string, kind: Kind, time: Moment): Draft {
  return { person, kind, time, written: time, source: "Stamp", user: DOOR };
}

/** Asked at the next clock-in, a few seconds before it is written. */
function forgottenClockOut({ person, ended }: Shift, nextIn: Moment): Draft {
  return {
    person,
    kind: "Out",
    time: ended,
    written: addSeconds(nextIn, -9),
    source: "Correction",
    reason: "Forgot to clock out",
    user: DOOR,
  };
}

function isForgotten(person: string, index: number) {
  return forgotten.some((one) => one.person === person && one.shift === index);
}

/** People remember round times, so the plan must use the times they will give. */
export function asRemembered(shifts: readonly Shift[]): Shift[] {
  const seen = new Map<string, number>();
  return shifts.map((shift) => {
    const index = seen.get(shift.person) ?? 0;
    seen.set(shift.person, index + 1);
    const late = shift.began > lastDay ? shift.ended : at(Math.floor(shift.began), "17:15");
    return isForgotten(shift.person, index) ? { ...shift, ended: late } : shift;
  });
}
