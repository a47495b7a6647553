import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoLog } from "./demo-log.ts";
import { asRemembered } from "./demo-month/log.ts";
import { hoursOf, shifts as plannedShifts } from "./demo-month/shifts.ts";
import { team } from "./demo-month/team.ts";
import { minutesWorked } from "./hours-worked.ts";
import { day, hour, type LogRow, minute } from "./log-book.ts";
import reference from "./reference/hours.json" with { type: "json" };
import { shiftsOf, toQuarterHours, workedByDay, workedIn } from "./timesheet.ts";

function row(kind: string, time: number, written = time, replaces: number | null = null): LogRow {
  if (kind !== "In" && kind !== "Break" && kind !== "Out") throw new Error(kind);
  return { person: "x", kind, time, written, source: "Stamp", reason: "", replaces };
}

// Source: models/time-stamp/reference/hours.py, which counts minute by minute.
test.each(reference)("hours by day are those of the second implementation", ({ rows, minutes }) => {
  const log = rows.map(({ kind, time, written, replaces }) =>
    row(kind, time * minute, written * minute, replaces),
  );
  const days = workedByDay(shiftsOf(log, "x"));
  const expected: Record<string, number | undefined> = minutes;
  expect(Object.fromEntries([...days].map(([one, worked]) => [one, worked / minute]))).toEqual(
    expected,
  );
});

test("a night from 22:00 to 06:00 with half an hour of break is 7.5 hours of the day it began", () => {
  const log = [
    row("In", 22 * hour),
    row("Break", day + 2 * hour),
    row("In", day + 2.5 * hour),
    row("Out", day + 6 * hour),
  ];
  expect(shiftsOf(log, "x")).toEqual([
    { day: 1, began: 22 * hour, ended: day + 6 * hour, worked: 7.5 * hour, paused: 0.5 * hour },
  ]);
});

test("a shift of one break is worked as long as the time of day says", () => {
  const time = fc.integer({ min: 0, max: 20 * 60 });
  fc.assert(
    fc.property(fc.tuple(time, time, time, time), (times) => {
      const [start = 0, pause = 0, back = 0, end = 0] = times.toSorted((a, b) => a - b);
      const log = [
        row("In", start * minute),
        row("Break", pause * minute),
        row("In", back * minute),
        row("Out", end * minute),
      ];
      expect(workedIn(shiftsOf(log, "x")) / minute).toBe(
        minutesWorked({ in: start, out: end, breaks: [{ from: pause, to: back }] }),
      );
    }),
  );
});

test("the demo's log comes to the hours that were planned", () => {
  const plan = asRemembered(plannedShifts());
  const log = demoLog(28, "23:59:59");
  for (const { name } of team) {
    const planned = plan.filter(({ person }) => person === name);
    const hours = planned.reduce((sum, shift) => sum + hoursOf(shift), 0);
    expect(workedIn(shiftsOf(log, name)) / hour).toBeCloseTo(hours, 6);
  }
});

describe("an open shift", () => {
  test("counts up to its last break, and has no end", () => {
    const log = [row("In", 8 * hour), row("Break", 12 * hour), row("In", 13 * hour)];
    expect(shiftsOf(log, "x")).toEqual([
      { day: 1, began: 8 * hour, ended: null, worked: 4 * hour, paused: hour },
    ]);
  });
});

test("hours are rounded once, to the quarter", () => {
  expect([7 * 60 + 29, 7 * 60 + 31, 8 * 60].map((seconds) => toQuarterHours(seconds))).toEqual([
    0.0, 0.25, 0.25,
  ]);
  expect(toQuarterHours(38.6 * hour)).toBe(38.5);
});
