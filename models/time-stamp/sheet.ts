import type { SheetLine, SheetTableLine } from "#workings/definition.ts";
import { choice, count, numbers, numbersTo, withTotal } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { firstDay, month } from "./demo-month/shifts.ts";
import { team } from "./demo-month/team.ts";
import { stampKinds } from "./log-book.ts";

/** A month of four stamps a day, and as many rows as a visitor can add. */
export const mostStamps = 140;
/** Two stamps make a shift. */
export const mostShifts = 50;

const names: readonly string[] = team.map(({ name }) => name);

/** The timesheet of one person: the stamps are given, everything else follows from them. */
export const timeSheet = createSheet({
  title: "Employee time stamp",
  inputs: [
    {
      ...choice("person", "Who is at the door", names),
      note: "The stamps below are those of this person.",
    },
    {
      ...numbers("day", `Day of ${month.name}`),
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
      name: "team",
      title: "The team",
      runsDown: "numbered",
      axis: { name: "member", label: "Person", positions: numbersTo(team.length) },
      lines: [
        choice("teamName", "Name", names),
        { ...teamHours("teamContract", "Hours by contract"), digits: 0 },
        {
          ...teamHours("teamWorked", "Hours this month"),
          note: "By the stamps of each person; this sheet has those of one.",
        },
        {
          ...numbers("teamOpen", "Shift open"),
          limits: { min: 0, max: 1 },
          hasTotal: true,
          note: "1 while a person is in or on break.",
        },
        hours("teamRounded", "Hours to the quarter", "=ROUND(teamWorked*4,0)/4"),
      ],
    },
    {
      name: "stamps",
      title: "Stamps",
      runsDown: "numbered",
      axis: { name: "stamp", label: "Stamp", positions: numbersTo(mostStamps) },
      lines: [
        choice("stampKind", "Stamp", stampKinds),
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
      runsDown: "numbered",
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

function hours(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "hours", digits: 2, formula };
}

function summed(name: string, label: string, formula: string): SheetTableLine {
  return withTotal(hours(name, label, formula));
}

function teamHours(name: string, label: string) {
  return { name, label, unit: "hours" as const, digits: 2, limits: { min: 0, max: 744 } };
}
