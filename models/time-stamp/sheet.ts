import { defineSheet } from "#workings/define-sheet.ts";
import { choice, clock, count, hours, moment, numbersTo, text } from "#workings/describe.ts";
import { demoLog } from "./demo-log.ts";
import { firstDay, month } from "./demo-month/shifts.ts";
import { type Person, team } from "./demo-month/team.ts";
import { stampKinds } from "./log-book.ts";
import { stampsOf } from "./stamps.ts";
import { legalLimits, legalStampLines, legalTeamLines } from "./working-hours-act.ts";

/** The month of the whole team, and as many rows as a visitor can add. */
export const maxStamps = 900;
/** Two stamps make a shift. */
export const maxShifts = 50;

type PersonName = Person["name"];

const names = team.map(({ name }) => name);
const sincePrevious = "ROUND((stampAt-previous(stampAt))*86400,0)/3600";

/**
 * The timesheet of one person, and the hours of the team. The log decides which stamps count (`log-book.ts`);
 * everything else follows from them.
 */
export const sheet = defineSheet({
  title: "Employee time stamp",
  inputs: {
    person: choice(
      "Who is at the door",
      "who",
      Object.fromEntries(names.map((name) => [name, name])) as Record<PersonName, string>,
    ),
    day: count("Day of February", { key: "day", from: 1, to: month.days, step: 1 }),
    minuteOfDay: count(
      "Time",
      { key: "time", from: 0, to: 24 * 60 - 1, step: 1 },
      { note: "In minutes since midnight: what the clock at the door shows." },
    ),
  },
  groups: [{ title: "At the door", names: ["person", "day", "minuteOfDay"] }],
  presets: {
    evening: { title: "Evening", inputs: inputsAtDoor("Lena Hoffmann", 26, "18:30") },
    forgotten: { title: "Forgotten", inputs: inputsAtDoor("Karim Nasser", 26, "07:40") },
    night: { title: "Night", inputs: inputsAtDoor("Felix Brandt", 25, "21:50") },
  },
  opensWith: "evening",
  presetKey: "case",
  given: legalLimits,
  steps: {
    personNumber: count("Number of the person", "=MATCH(person,all(teamName),0)"),
    contract: hours("Hours by contract", "=INDEX(all(teamContract),personNumber)"),
    shiftCount: count("Shifts", "=SUMIFS(all(beginsShift),all(stampPerson),person)"),
    monthStart: count("First day of the month", `=DATE(${month.year},${month.month},1)`, {
      note: "As a spreadsheet counts days. It is a Monday, from which weeks are counted.",
    }),
    hoursCheck: hours(
      "Check: hours of the shifts less those of the stamps",
      "=total(shiftWorked)-INDEX(all(teamWorked),personNumber)",
    ),
    exactHours: hours("Hours this month, before rounding", "=total(shiftWorked)"),
  },
  tables: {
    team: {
      title: "The team",
      runsDown: "numbered",
      axis: { name: "member", label: "Person", positions: numbersTo(team.length) },
      lines: {
        teamName: text("Name", { given: "The team, which is invented.", values: names }),
        teamContract: hours(
          "Hours by contract",
          {
            given: "Hours a month that each person is paid for.",
            values: team.map(({ contract }) => contract),
            total: true,
          },
          { digits: 0 },
        ),
        teamWorked: hours(
          "Hours this month",
          "=SUMIFS(all(workedBefore),all(stampPerson),teamName)",
          { total: true },
        ),
        teamIn: count("In", lastStampIs("In"), { total: true }),
        teamOnBreak: count("On break", lastStampIs("Break"), { total: true }),
        teamOpen: count("Shift open", "=teamIn+teamOnBreak", {
          total: true,
          note: "1 while a person is in or on break.",
        }),
        teamRounded: hours("Hours to the quarter", "=ROUND(teamWorked*4,0)/4", { total: true }),
        ...legalTeamLines,
      },
    },
    stamps: {
      title: "Stamps that count, by person and time",
      runsDown: "numbered",
      axis: { name: "stamp", label: "Stamp", positions: numbersTo(maxStamps) },
      lines: {
        stampPerson: text("Person", { filled: { choices: names } }),
        stampKind: text("Stamp", { filled: { choices: stampKinds } }),
        stampAt: moment(
          "Time",
          { filled: { min: firstDay, max: firstDay + month.days + 1 } },
          { note: "Date and time, so that a night shift needs no rule of its own." },
        ),
        beginsShift: count(
          "Begins a shift",
          '=IF(stampKind<>"In",0,IF(stampPerson<>previous(stampPerson),1,IF(previous(stampKind)="Break",0,1)))',
          { first: '=IF(stampKind="In",1,0)' },
        ),
        // The count restarts for each person, so that no chain of cells becomes long.
        shiftNumber: count(
          "Number of the shift",
          "=IF(stampPerson=previous(stampPerson),previous(shiftNumber)+beginsShift,beginsShift)",
          { first: "=beginsShift" },
        ),
        workedBefore: hours(
          "Worked until this stamp",
          `=IF(stampPerson<>previous(stampPerson),0,IF(previous(stampKind)<>"In",0,IF(stampKind="In",0,${sincePrevious})))`,
          {
            first: "=0",
            note: "In whole seconds: a break or a clock-out ends what the In before it began.",
          },
        ),
        pausedBefore: hours(
          "On break until this stamp",
          `=IF(stampKind<>"In",0,IF(stampPerson<>previous(stampPerson),0,IF(previous(stampKind)="Break",${sincePrevious},0)))`,
          { first: "=0" },
        ),
        ...legalStampLines,
        isLast: count("Last of the person", "=IF(stampPerson<>next(stampPerson),1,0)", {
          last: "=1",
        }),
      },
    },
    shifts: {
      title: "Shifts of the person",
      runsDown: "numbered",
      axis: { name: "shift", label: "Shift", positions: numbersTo(maxShifts) },
      lines: {
        firstStamp: count(
          "Its first stamp",
          "=IF(shift<=shiftCount,SUMIFS(all(stamp),all(stampPerson),person,all(shiftNumber),shift,all(beginsShift),1),0)",
        ),
        began: moment("Began", "=IF(firstStamp>0,INDEX(all(stampAt),firstStamp),0)"),
        ended: moment("Ended", ofShift("stampAt", ',all(stampKind),"Out"')),
        shiftDay: count("Day of the month", "=IF(firstStamp>0,INT(began)-monthStart+1,0)", {
          note: "A shift belongs to the day on which it began.",
        }),
        shiftIn: clock("In", '=IF(firstStamp>0,MOD(began,1),"")'),
        shiftOut: clock("Out", '=IF(firstStamp=0,"",IF(ended=0,"open",MOD(ended,1)))'),
        shiftPaused: hours("Break", ofShift("pausedBefore"), { total: true }),
        shiftWorked: hours("Worked", ofShift("workedBefore"), {
          total: true,
          note: "A shift that is still open counts up to its last break.",
        }),
        shiftBreakShort: hours("Break too short by", ofShift("breakShort"), { total: true }),
        shiftRest: hours(
          "Rest before",
          '=IF(firstStamp=0,"",ROUND((began-previous(ended))*86400,0)/3600)',
          { first: '=IF(firstStamp=0,"","–")' },
        ),
        shiftNight: hours("At night", ofShift("nightBefore"), { total: true }),
        shiftSunday: hours("On a Sunday", ofShift("sundayBefore"), { total: true }),
      },
    },
    days: {
      title: "Days of the person",
      axis: { name: "date", label: "Day", positions: numbersTo(month.days) },
      lines: {
        dayWorked: hours("Worked", "=SUMIFS(all(shiftWorked),all(shiftDay),date)", { total: true }),
      },
    },
  },
  results: {
    hoursToday: hours("Hours of the day", "=SUMIFS(all(shiftWorked),all(shiftDay),day)", {
      note: "A night shift counts toward the day on which it began.",
    }),
    hoursMonth: hours("Hours this month", "=ROUND(exactHours*4,0)/4", {
      note: "Rounded once, on the total, to the quarter hour.",
    }),
    balance: hours("Against contract", "=hoursMonth-contract"),
    openShifts: count("Open shifts", "=total(teamOpen)"),
  },
  checks: { hoursCheck: "Hours of the person’s shifts less those of the stamps" },
  chart: {
    ...{ title: "Hours worked, by shift", kind: "column" },
    until: "shiftCount",
    lines: [{ name: "shiftWorked", tone: "green" }],
  },
  page: {
    ...{ label: "Time stamp form", presetLabel: "Moment to start from" },
    values: {
      hoursToday: ({ number }) => number("hoursToday").toFixed(2),
      hoursMonth: ({ number }) => number("hoursMonth").toFixed(2),
      balance: ({ number }) => {
        const ahead = number("balance");
        return `${ahead < 0 ? "−" : "+"}${Math.abs(ahead).toFixed(2)}`;
      },
    },
    notes: {
      hoursToday: ({ value }) => String(value("person")),
      hoursMonth: ({ number }) => `${number("exactHours").toFixed(2)} before rounding`,
      balance: ({ number }) => `${number("contract")} hours by contract`,
      openShifts: ({ total }) => `${total("teamIn")} in, ${total("teamOnBreak")} on break`,
    },
  },
});

function lastStampIs(kind: "In" | "Break") {
  return `=COUNTIFS(all(stampPerson),teamName,all(isLast),1,all(stampKind),"${kind}")`;
}

function ofShift(line: string, andWhere = "") {
  return `=SUMIFS(all(${line}),all(stampPerson),person,all(shiftNumber),shift${andWhere})`;
}

/** The log up to a moment, from which the visitor goes on. */
function inputsAtDoor(person: PersonName, day: number, time: `${number}:${number}`) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const stamps = stampsOf(demoLog(day, time));
  return { person, day, minuteOfDay: hour * 60 + minute, stamps };
}
