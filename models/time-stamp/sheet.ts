import type { SheetLine, SheetTableLine, SheetValues } from "../sheet/definition.ts";
import { createSheet } from "../sheet/sheet.ts";
import { firstDay, month } from "./demo-month/shifts.ts";
import { team } from "./demo-month/team.ts";
import {
  hour,
  type LogRow,
  rowsThatCount,
  type Seconds,
  day as secondsADay,
  stampKinds,
  statusOf,
} from "./log-book.ts";
import { shiftsOf, toQuarterHours, workedIn } from "./timesheet.ts";

/** A month of four stamps a day, and as many rows as a visitor can add. */
const mostStamps = 140;
/** Two stamps make a shift. */
const mostShifts = 50;

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const names: readonly string[] = team.map(({ name }) => name);

/** The timesheet of one person: the stamps are given, everything else follows from them. */
export const timeSheet = createSheet({
  title: "Employee time stamp",
  inputs: [
    {
      ...{ name: "person", label: "Who is at the door", unit: "text", digits: 0 },
      limits: { choices: names },
      note: "The stamps below are those of this person.",
    },
    {
      ...{ name: "day", label: `Day of ${month.name}`, unit: "number", digits: 0 },
      limits: { min: 1, max: month.days },
    },
  ],
  steps: [
    count("personNumber", "Number of the person", "=MATCH(person,all(teamName),0)"),
    hours("contract", "Hours by contract", "=INDEX(all(teamContract),personNumber)"),
    count("shiftCount", "Shifts", "=last(shiftNumber)"),
    hours("exactHours", "Hours this month, before rounding", "=total(shiftWorked)"),
  ],
  tables: [
    {
      name: "stamps",
      title: "Stamps",
      axis: { name: "stamp", label: "Stamp", positions: numbersTo(mostStamps) },
      lines: [
        {
          ...{ name: "stampKind", label: "Stamp", unit: "text", digits: 0 },
          limits: { choices: stampKinds },
        },
        {
          ...{ name: "stampAt", label: "Time", unit: "moment", digits: 0 },
          limits: { min: firstDay, max: firstDay + month.days + 1 },
          note: "Date and time, so that a night shift needs no rule of its own.",
        },
        {
          ...count(
            "beginsShift",
            "Begins a shift",
            '=IF(AND(stampKind="In",previous(stampKind)<>"Break"),1,0)',
          ),
          firstFormula: '=IF(stampKind="In",1,0)',
        },
        {
          ...count("shiftNumber", "Number of the shift", "=previous(shiftNumber)+beginsShift"),
          firstFormula: "=beginsShift",
        },
        {
          ...hours(
            "workedBefore",
            "Worked until this stamp",
            '=IF(AND(previous(stampKind)="In",OR(stampKind="Break",stampKind="Out")),ROUND((stampAt-previous(stampAt))*86400,0)/3600,0)',
          ),
          firstFormula: "=0",
          note: "In whole seconds: a break or a clock-out ends what the In before it began.",
        },
        {
          ...hours(
            "pausedBefore",
            "On break until this stamp",
            '=IF(AND(previous(stampKind)="Break",stampKind="In"),ROUND((stampAt-previous(stampAt))*86400,0)/3600,0)',
          ),
          firstFormula: "=0",
        },
        {
          ...{ name: "outAt", label: "Clock-out", unit: "moment", digits: 0 },
          formula: '=IF(stampKind="Out",stampAt,0)',
        },
      ],
    },
    {
      name: "shifts",
      title: "Shifts",
      axis: { name: "shift", label: "Shift", positions: numbersTo(mostShifts) },
      lines: [
        count(
          "firstStamp",
          "Its first stamp",
          "=IF(shift<=shiftCount,MATCH(shift,all(shiftNumber),0),0)",
        ),
        {
          ...{ name: "began", label: "Began", unit: "moment", digits: 0 },
          formula: "=IF(firstStamp>0,INDEX(all(stampAt),firstStamp),0)",
        },
        {
          ...{ name: "ended", label: "Ended", unit: "moment", digits: 0 },
          formula: "=SUMIFS(all(outAt),all(shiftNumber),shift)",
        },
        {
          ...count(
            "shiftDay",
            "Day of the month",
            `=IF(firstStamp>0,INT(began)-DATE(${month.year},${month.month},1)+1,0)`,
          ),
          note: "A shift belongs to the day on which it began.",
        },
        {
          ...{ name: "shiftIn", label: "In", unit: "clock", digits: 0 },
          formula: '=IF(firstStamp>0,MOD(began,1),"")',
        },
        {
          ...{ name: "shiftOut", label: "Out", unit: "clock", digits: 0 },
          formula: '=IF(firstStamp=0,"",IF(ended=0,"open",MOD(ended,1)))',
        },
        summed("shiftPaused", "Break", "=SUMIFS(all(pausedBefore),all(shiftNumber),shift)"),
        {
          ...summed("shiftWorked", "Worked", "=SUMIFS(all(workedBefore),all(shiftNumber),shift)"),
          note: "A shift that is still open counts up to its last break.",
        },
      ],
    },
    {
      name: "team",
      title: "The team",
      axis: { name: "member", label: "Person", positions: numbersTo(team.length) },
      lines: [
        {
          ...{ name: "teamName", label: "Name", unit: "text", digits: 0 },
          limits: { choices: names },
        },
        { ...teamHours("teamContract", "Hours by contract"), digits: 0 },
        {
          ...teamHours("teamWorked", "Hours this month"),
          note: "By the stamps of each person; this sheet has those of one.",
        },
        {
          ...{ name: "teamOpen", label: "Shift open", unit: "number", digits: 0, hasTotal: true },
          limits: { min: 0, max: 1 },
          note: "1 while a person is in or on break.",
        },
        hours("teamRounded", "Hours to the quarter", "=ROUND(teamWorked*4,0)/4"),
      ],
    },
  ],
  chart: {
    ...{ title: "Hours worked, by shift", kind: "column" },
    until: "shiftCount",
    lines: [{ name: "shiftWorked", tone: "green" }],
  },
  results: [
    {
      ...hours("hoursToday", "Hours of the day", "=SUMIFS(all(shiftWorked),all(shiftDay),day)"),
      note: "A night shift counts towards the day on which it began.",
    },
    {
      ...hours("hoursMonth", "Hours this month", "=ROUND(exactHours*4,0)/4"),
      note: "Rounded once, on the total, to the quarter hour.",
    },
    hours("balance", "Against contract", "=hoursMonth-contract"),
    count("openShifts", "Open shifts", "=total(teamOpen)"),
  ],
});

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
    personNumber: names.indexOf(person) + 1,
    contract,
    shiftCount: shifts.length,
    exactHours,
    ...stampValues(stamps),
    ...shiftValues(shifts, stamps),
    teamName: names,
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

function hours(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "hours", digits: 2, formula };
}

function summed(name: string, label: string, formula: string): SheetTableLine {
  return { ...hours(name, label, formula), hasTotal: true };
}

function count(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "number", digits: 0, formula };
}

function teamHours(name: string, label: string) {
  return { name, label, unit: "hours" as const, digits: 2, limits: { min: 0, max: 744 } };
}
