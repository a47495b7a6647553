import type { SheetValues } from "#workings/definition.ts";
import { numbersTo } from "#workings/lines.ts";
import { firstDay } from "./demo-month/shifts.ts";
import { team } from "./demo-month/team.ts";
import {
  hour,
  type LogRow,
  rowsThatCount,
  type Seconds,
  day as secondsADay,
  statusOf,
} from "./log-book.ts";
import { mostShifts, mostStamps } from "./sheet.ts";
import { shiftsOf, toQuarterHours, workedIn } from "./timesheet.ts";

const teamNames = team.map(({ name }): string => name);

/** What the model makes of a log, cell by cell. */
export function timeSheetValues(
  rows: readonly LogRow[],
  { person, day }: { person: string; day: number },
): SheetValues {
  const stamps = rowsThatCount(rows, person);
  const shifts = shiftsOf(rows, person);
  const exactHours = workedIn(shifts) / hour;
  const contract = team.find(({ name }) => name === person)?.contract ?? 0;
  const hoursMonth = toQuarterHours(workedIn(shifts));
  const today = shifts.filter((shift) => shift.day === day);
  const open = team.map(({ name }) => (statusOf(rows, name).kind === "out" ? 0 : 1));
  const worked = team.map(({ name }) => workedIn(shiftsOf(rows, name)));
  return {
    person,
    day,
    personNumber: teamNames.indexOf(person) + 1,
    contract,
    shiftCount: shifts.length,
    exactHours,
    ...stampValues(stamps),
    ...shiftValues(shifts, stamps),
    teamName: teamNames,
    teamContract: team.map(({ contract }) => contract),
    teamWorked: worked.map((seconds) => seconds / hour),
    teamOpen: open,
    teamRounded: worked.map(toQuarterHours),
    hoursToday: workedIn(today) / hour,
    hoursMonth,
    balance: hoursMonth - contract,
    openShifts: open.reduce<number>((sum, one) => sum + one, 0),
  };
}

function stampValues(stamps: readonly LogRow[]): SheetValues {
  const byStamp = <Value extends number | string>(
    valueAt: (stamp: LogRow, before: LogRow | undefined) => Value,
    unused: Value,
  ) =>
    numbersTo(mostStamps).map((number) => {
      const stamp = stamps[number - 1];
      return stamp ? valueAt(stamp, stamps[number - 2]) : unused;
    });
  const beginsShift = byStamp(
    ({ kind }, before) => (kind === "In" && before?.kind !== "Break" ? 1 : 0),
    0,
  );
  let shift = 0;
  return {
    stampKind: byStamp<string>(({ kind }) => kind, ""),
    stampAt: byStamp(({ time }) => serial(time), 0),
    beginsShift,
    shiftNumber: beginsShift.map((begins) => {
      shift += begins;
      return shift;
    }),
    workedBefore: byStamp(
      ({ kind, time }, before) =>
        before?.kind === "In" && kind !== "In" ? (time - before.time) / hour : 0,
      0,
    ),
    pausedBefore: byStamp(
      ({ kind, time }, before) =>
        before?.kind === "Break" && kind === "In" ? (time - before.time) / hour : 0,
      0,
    ),
    outAt: byStamp(({ kind, time }) => (kind === "Out" ? serial(time) : 0), 0),
  };
}

function shiftValues(shifts: ReturnType<typeof shiftsOf>, stamps: readonly LogRow[]): SheetValues {
  const byShift = <Value extends number | string>(
    valueAt: (shift: (typeof shifts)[number]) => Value,
    unused: Value,
  ) =>
    numbersTo(mostShifts).map((number) => {
      const shift = shifts[number - 1];
      return shift ? valueAt(shift) : unused;
    });
  return {
    firstStamp: byShift(({ began }) => stamps.findIndex(({ time }) => time === began) + 1, 0),
    began: byShift(({ began }) => serial(began), 0),
    ended: byShift(({ ended }) => (ended === null ? 0 : serial(ended)), 0),
    shiftDay: byShift(({ day }) => day, 0),
    shiftIn: byShift<number | string>(({ began }) => partOfDay(began), ""),
    shiftOut: byShift<number | string>(
      ({ ended }) => (ended === null ? "open" : partOfDay(ended)),
      "",
    ),
    shiftPaused: byShift(({ paused }) => paused / hour, 0),
    shiftWorked: byShift(({ worked }) => worked / hour, 0),
  };
}

/** As a spreadsheet holds it: days, the time of day as a fraction. */
function serial(time: Seconds) {
  return firstDay + time / secondsADay;
}

function partOfDay(time: Seconds) {
  return (time % secondsADay) / secondsADay;
}
