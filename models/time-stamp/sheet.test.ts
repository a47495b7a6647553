import { describe, expect, test } from "vitest";
import { demoLog } from "./demo-log.ts";
import { asRemembered } from "./demo-month/log.ts";
import { shifts as plannedShifts, type Shift } from "./demo-month/shifts.ts";
import { team } from "./demo-month/team.ts";
import { day, hour, type LogRow, minute, type StampKind } from "./log-book.ts";
import reference from "./reference/hours.json" with { type: "json" };
import { sheet } from "./sheet.ts";
import { stampsOf } from "./stamps.ts";

const person = "Amira Haddad";

function row(kind: StampKind, time: number, more: Partial<LogRow> = {}): LogRow {
  return {
    person,
    kind,
    time,
    written: time,
    source: "Stamp",
    reason: "",
    replaces: null,
    ...more,
  };
}

function hoursOf({ began, ended, pause }: Shift) {
  return (ended - began - (pause ? pause.to - pause.from : 0)) * 24;
}

function hoursOfLog(log: readonly LogRow[]) {
  return sheet.calculate({ ...sheet.opening, person, stamps: stampsOf(log) });
}

// Source: models/time-stamp/reference/hours.py, which counts minute by minute.
// tools/references/references.test.ts compares the hours.
test.each(reference)(
  "the stamps that count are those of the second implementation: $name",
  (one) => {
    const { person } = one.inputs;
    const log = one.rows.map(({ kind, time, written, replaces }) =>
      row(kind as StampKind, time * minute, { person, written: written * minute, replaces }),
    );
    expect(stampsOf(log)).toEqual(
      one.inputs.stamps.filter((stamp) => stamp.stampPerson === person),
    );
  },
);

test("a night from 22:00 to 06:00 with half an hour of break is 7.5 hours of the day it began", () => {
  const { at, number } = hoursOfLog([
    row("In", 22 * hour),
    row("Break", day + 2 * hour),
    row("In", day + 2.5 * hour),
    row("Out", day + 6 * hour),
  ]);
  expect(number("shiftCount")).toBe(1);
  expect([at("shiftDay", 1), at("shiftWorked", 1), at("shiftPaused", 1)]).toEqual([1, 7.5, 0.5]);
  expect([at("shiftIn", 1), at("shiftOut", 1)]).toEqual([
    expect.closeTo(22 / 24, 9),
    expect.closeTo(6 / 24, 9),
  ]);
  expect([at("dayWorked", 1), at("dayWorked", 2)]).toEqual([7.5, 0]);
});

test("the demo's log comes to the hours that were planned", () => {
  const plan = asRemembered(plannedShifts());
  const { numberAt } = hoursOfLog(demoLog(28, "23:59:59"));
  for (const [index, { name }] of team.entries()) {
    const planned = plan.filter((shift) => shift.person === name);
    const hours = planned.reduce((sum, shift) => sum + hoursOf(shift), 0);
    expect(numberAt("teamWorked", index + 1)).toBeCloseTo(hours, 6);
  }
});

describe("an open shift", () => {
  test("counts up to its last break, and has no end", () => {
    const log = [row("In", 8 * hour), row("Break", 12 * hour), row("In", 13 * hour)];
    const { at, number } = hoursOfLog(log);
    expect([at("shiftWorked", 1), at("shiftPaused", 1), at("shiftOut", 1)]).toEqual([4, 1, "open"]);
    expect([number("openShifts"), at("teamIn", 1), at("teamOnBreak", 1)]).toEqual([1, 1, 0]);
  });
});

test("somebody without a stamp has worked no hours", () => {
  const { number } = hoursOfLog([]);
  expect([number("shiftCount"), number("hoursToday"), number("hoursMonth")]).toEqual([0, 0, 0]);
  expect(number("balance")).toBe(-160);
});

test.each([
  [7 * 60 + 29, 0],
  [7 * 60 + 31, 0.25],
  [8 * 60, 0.25],
  [38.6 * hour, 38.5],
])("%d seconds are %d hours: rounded once, to the quarter", (seconds, hours) => {
  const log = [row("In", 0), row("Out", seconds)];
  expect(hoursOfLog(log).number("hoursMonth")).toBe(hours);
});

/** A shift from eight in the morning, by its stamps in minutes after it began. */
function shift(...minutes: number[]) {
  return [0, ...minutes].map((time, place) => {
    const kind = place === minutes.length ? "Out" : place % 2 === 0 ? "In" : "Break";
    return row(kind, 8 * hour + time * minute);
  });
}

test.each([
  [10 * 60, 0],
  [10 * 60 + 1, 1],
])("a day of %i minutes is too long under § 3 ArbZG: %i", (minutes, long) => {
  const { total } = hoursOfLog(shift(minutes / 2, minutes / 2 + 45, minutes + 45));
  expect(total("teamLongDays")).toBe(long);
});

describe("breaks under § 4 ArbZG:", () => {
  test.each([
    ["six hours need none", [6 * 60], 0],
    ["a minute more needs half an hour", [6 * 60 + 1], 0.5],
    ["nine hours with half an hour are in order", [240, 270, 570], 0],
    ["a minute more needs three quarters", [240, 270, 571], 0.25],
    [
      "three times a quarter of an hour is enough for ten hours",
      [120, 135, 255, 270, 390, 405, 645],
      0,
    ],
    ["fourteen minutes do not count", [200, 214, 400], 0.5],
    ["a break without a return is none", [380, 400], 0.5],
  ])("%s", (_, minutes, short) => {
    const { at, total } = hoursOfLog(shift(...minutes));
    expect(at("shiftBreakShort", 1)).toBeCloseTo(short, 9);
    expect(total("teamShortBreaks")).toBe(short > 0 ? 1 : 0);
  });

  test("a shift that is still open is not judged", () => {
    const { total } = hoursOfLog(shift(500).slice(0, 1));
    expect(total("teamShortBreaks")).toBe(0);
  });
});

test.each([
  [10 * 60 + 59, 1],
  [11 * 60, 0],
])("a rest of %i minutes between two shifts is too short under § 5 ArbZG: %i", (rest, short) => {
  const again = 8 * hour + (60 + rest) * minute;
  const { at, total } = hoursOfLog([...shift(60), row("In", again), row("Out", again + hour)]);
  expect(at("shiftRest", 1)).toBe("–");
  expect(at("shiftRest", 2)).toBeCloseTo(rest / 60, 9);
  expect(total("teamShortRests")).toBe(short);
});

test("a night from Saturday, 22:00, to Sunday, 07:00, has seven night hours and seven on Sunday", () => {
  const saturday = 5 * day;
  const log = [row("In", saturday + 22 * hour), row("Out", saturday + 31 * hour)];
  const { at, total } = hoursOfLog(log);
  expect([at("shiftNight", 1), at("shiftSunday", 1)]).toEqual([7, 7]);
  expect([total("teamNight"), total("teamSunday")]).toEqual([7, 7]);
});

test("the demo's month is 1,680.50 of 1,720 hours by contract, and no shift is open", () => {
  const { total, numberAt } = sheet.calculate(sheet.presets.evening.inputs);
  expect([total("teamRounded"), total("teamContract"), total("teamOpen")]).toEqual([
    1680.5, 1720, 0,
  ]);
  // What two people with days off are missing, as the page says.
  const ahead = (member: number) =>
    numberAt("teamRounded", member) - numberAt("teamContract", member);
  expect([team[4].name, ahead(5)]).toEqual(["Elif Kaya", -39.75]);
  expect([team[7].name, ahead(8)]).toEqual(["Hassan Malik", -13.25]);
});

test("three of the demo's 229 shifts have a break that is too short, as the page says", () => {
  const { total, at, numbers } = sheet.calculate(sheet.presets.evening.inputs);
  expect([total("teamShortBreaks"), total("teamShifts")]).toEqual([3, 229]);
  // Lena's Tuesday.
  expect([at("shiftWorked", 2), at("shiftPaused", 2), at("shiftBreakShort", 2)]).toEqual([
    expect.closeTo(9 + 4 / 60, 1),
    expect.closeTo(36 / 60, 1),
    expect.closeTo(9 / 60, 1),
  ]);
  expect([total("teamLongDays"), total("teamShortRests"), total("teamSunday")]).toEqual([0, 0, 0]);
  expect(Math.max(...numbers("workedBefore"))).toBeLessThan(5);
});
