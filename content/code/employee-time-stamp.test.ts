import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoLog } from "#models/time-stamp/demo-log.ts";
import { firstDay } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import {
  answer,
  correct,
  day,
  hour,
  type LogRow,
  press,
  type Seconds,
  stampKinds,
} from "#models/time-stamp/log-book.ts";
import { sheet } from "#models/time-stamp/sheet.ts";
import { stampsOf } from "#models/time-stamp/stamps.ts";
import { type CellContent, Excel } from "#tools/vba/excel.ts";
import { VbaModule } from "#tools/vba/module.ts";

const folder = "content/code/employee-time-stamp";
const timeStamp = new VbaModule(readFileSync(`${folder}/TimeStamp.bas`, "utf8"));
const [titles = [], ...example] = readFileSync(`${folder}/log.csv`, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(","));

const serial = (time: Seconds) => firstDay + time / day;
const secondsOf = (cell: CellContent | undefined) => Math.round((Number(cell) - firstDay) * day);
const momentOf = (time: Seconds) =>
  new Date(Date.UTC(2021, 1, 1) + time * 1000).toISOString().slice(0, 19).replace("T", " ");

/** The workbook with a log, its titles in row 4. */
function workbook(rows: readonly (readonly CellContent[])[], person = "Lena Hoffmann") {
  return new Excel({
    Stamp: [[], [], [], [], ["Name", person]],
    Log: [["Time log"], [], [], titles, ...rows],
  });
}

function cellsOf(rows: readonly LogRow[]): CellContent[][] {
  return rows.map(({ person, kind, time, written, source, reason, replaces }, index) => [
    ...[index + 1, person, kind, serial(time), serial(written), source, reason, replaces],
  ]);
}

function logIn(excel: Excel): LogRow[] {
  return excel
    .sheet("Log")
    .rows()
    .slice(4)
    .map(([, person, kind, time, written, source, reason, replaces]) => ({
      person: String(person),
      kind: stampKinds.find((one) => one === kind) ?? "In",
      time: secondsOf(time),
      written: secondsOf(written),
      source: source === "Stamp" ? "Stamp" : "Correction",
      reason: String(reason ?? ""),
      replaces: typeof replaces === "number" ? replaces : null,
    }));
}

/** Anything that anyone might try, in any order and at any time; answers are hours before now. */
const anyAction = fc.record({
  person: fc.constantFrom(...team.slice(0, 2).map(({ name }) => name)),
  action: fc.constantFrom(...stampKinds, "correct" as const),
  later: fc.integer({ min: -hour, max: 20 * hour }),
  ago: fc.integer({ min: -hour, max: 20 * hour }),
  row: fc.integer({ min: 0, max: 8 }),
  kind: fc.constantFrom(...stampKinds),
  reason: fc.constantFrom("Pressed the wrong button", " "),
});

describe("the log of the macros is the page’s", () => {
  test("whatever is pressed, answered and corrected", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 1, maxLength: 15 }), (actions) => {
        const excel = workbook([]);
        let rows: readonly LogRow[] = [];
        let now = 0;
        for (const { person, action, later, ago, row, kind, reason } of actions) {
          now = Math.max(0, now + later);
          const before = Math.max(0, now - ago);
          excel.now = serial(now);
          excel.sheet("Stamp").range("B5").value = person;
          excel.answers.splice(0);
          const keep = (outcome: ReturnType<typeof press>) => {
            if (outcome.kind === "written") rows = outcome.rows;
          };
          if (action === "correct") {
            keep(correct(rows, { replaces: row, kind, time: before, reason }, now));
            excel.answers.push(row, kind, momentOf(before), reason);
            timeStamp.run(excel, "CorrectRow");
          } else {
            if (press(rows, person, action, now).kind === "asks") {
              keep(answer(rows, person, before, now));
              excel.answers.push(momentOf(before));
            }
            keep(press(rows, person, action, now));
            timeStamp.run(excel, `Stamp${action}`);
          }
          expect(logIn(excel)).toEqual(rows);
        }
        expect(excel.timesSaved).toBe(rows.length);
      }),
      { numRuns: 100 },
    );
  });

  test("in the demo’s month, whose hours are the sheet’s, by day and in all", () => {
    const log = demoLog(26, "18:30");
    const excel = workbook(cellsOf(log));
    const inputs = { ...sheet.opening, stamps: stampsOf(log) };
    for (const { name: person } of team) {
      const { number } = sheet.calculate({ ...inputs, person });
      expect(timeStamp.run(excel, "HoursOfMonth", person, firstDay)).toBe(number("hoursMonth"));
    }
    // Felix works at night; a row of Ben's is replaced by a later one.
    for (const person of ["Felix Brandt", "Ben Krüger"] as const) {
      const { numberAt } = sheet.calculate({ ...inputs, person });
      const days = [4, 24, 25, 26].map((date) => [
        timeStamp.run(excel, "HoursOf", person, firstDay + date - 1),
        numberAt("dayWorked", date),
      ]);
      for (const [hours, expected] of days) expect(hours).toBeCloseTo(expected as number, 9);
    }
  });
});

describe("a press", () => {
  test("needs a name", () => {
    const excel = workbook([], " ");
    timeStamp.run(excel, "StampIn");
    expect(excel.messages).toEqual(["Choose a name first."]);
    expect(logIn(excel)).toEqual([]);
  });

  test.each([
    ["StampIn", "Already clocked in."],
    ["StampBreak", undefined],
  ])("on %s of somebody who is in says: %s", (macro, message) => {
    const excel = workbook(example.slice(0, 1));
    excel.now = serial(25 * day + 9 * hour);
    timeStamp.run(excel, macro);
    expect(excel.messages[0]).toBe(message);
    expect(logIn(excel)).toHaveLength(message ? 1 : 2);
  });

  test("leaves the sheet locked, and nothing but a macro writes to it", () => {
    const excel = workbook(example);
    excel.now = serial(25 * day + 18 * hour);
    timeStamp.run(excel, "StampIn");
    expect(excel.sheet("Log").isProtected).toBe(true);
  });

  test.each([
    [false, undefined],
    ["yesterday evening", "That is not a date and time. Nothing was written."],
    [
      "17:15",
      "That is before the last stamp, more than sixteen hours after it, or in the future. Nothing was written.",
    ],
  ] as const)("writes nothing when a forgotten clock-out is answered by %s", (reply, message) => {
    const excel = workbook(example.slice(0, 1));
    excel.now = serial(26 * day + 8 * hour);
    excel.answers.push(reply);
    timeStamp.run(excel, "StampIn");
    expect(excel.messages[0]).toBe(message);
    expect(logIn(excel)).toHaveLength(1);
  });
});

describe("a correction", () => {
  type Reply = string | number | false;
  const rightAnswers: Reply[] = [2, "Out", "2021-02-26 12:19:17", "Went home"];
  const at = (place: number, reply: Reply) => rightAnswers.with(place, reply);

  test.each([
    ["a row that is not there", at(0, 9), "The log has no such row."],
    ["no kind of stamp", at(1, "Lunch"), "A stamp is In, Break or Out."],
    ["a time that is not yet", at(2, "2021-02-27 12:00"), "That time is ahead of the clock."],
    ["no reason", at(3, " "), "A correction needs a reason."],
    ["an order that cannot be", at(1, "In"), "The stamps would be out of order."],
    ["a time before the others", at(2, "2021-02-26 07:00"), "The stamps would be out of order."],
    [
      "a clock-in before another",
      at(1, "In").with(2, "2021-02-26 07:00"),
      "The stamps would be out of order.",
    ],
  ])("is refused for %s", (_, replies, problem) => {
    const excel = workbook(example.slice(0, 2));
    excel.now = serial(25 * day + 20 * hour);
    excel.answers.push(...replies);
    timeStamp.run(excel, "CorrectRow");
    expect(excel.messages).toEqual([`${problem} Nothing was written.`]);
  });

  test("of a clock-in moves the hours of its day, and is made once", () => {
    const excel = workbook(example);
    excel.now = serial(26 * day);
    const correction = [1, "In", "2021-02-26 08:30:29", "Late train"] as const;
    excel.answers.push(...correction, ...correction);
    timeStamp.run(excel, "CorrectRow");
    const hours = timeStamp.run(excel, "HoursOf", "Lena Hoffmann", firstDay + 25);
    expect(hours).toBeCloseTo(8.7103 - 0.5, 4);
    timeStamp.run(excel, "CorrectRow");
    expect(excel.messages).toEqual(["That row was replaced before. Nothing was written."]);
  });

  test.each([0, 1, 2, 3])("is given up when question %i is canceled", (place) => {
    const excel = workbook(example.slice(0, 2));
    excel.now = serial(25 * day + 20 * hour);
    excel.answers.push(...at(place, false));
    timeStamp.run(excel, "CorrectRow");
    expect(logIn(excel)).toHaveLength(2);
    expect(excel.messages).toEqual([]);
  });
});

test("the example is a day of the demo’s log, and HoursOf returns what the instructions say", () => {
  const lastDay = demoLog(26, "18:30").filter(
    ({ person, time }) => person === "Lena Hoffmann" && time >= 25 * day,
  );
  const excel = workbook(example);
  expect(logIn(excel)).toEqual(lastDay);
  const hours = timeStamp.run(excel, "HoursOf", "Lena Hoffmann", firstDay + 25);
  expect(hours).toBeCloseTo(8.7103, 4);
  expect(readFileSync(`${folder}/README.md`, "utf8")).toContain("8.71 hours");
});

test("no statement of the module is left that none of these tests runs", () => {
  expect(timeStamp.linesNotRun()).toEqual([]);
});
