import { describe, expect, test } from "vitest";
import { asRemembered, logUntil } from "./log.ts";
import { at, day, weekday } from "./moment.ts";
import { lastDay, shifts } from "./shifts.ts";

const plan = asRemembered(shifts());
const log = logUntil(at(lastDay, "18:30"), plan);

describe("the invented month", () => {
  test("is written in order: no row is older than the one above it", () => {
    const written = log.map((row) => row.written);
    expect(written).toEqual(written.toSorted((a, b) => a - b));
  });

  test("answers a forgotten clock-out just before the next clock-in", () => {
    const answers = log.filter(({ reason }) => reason === "Forgot to clock out");
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      const next = log.find(
        ({ person, written }) => person === answer.person && written > answer.written,
      );
      expect(next?.kind).toBe("In");
      expect(answer.time).toBeLessThan(Math.floor(answer.written));
    }
  });

  test("replaces a wrong stamp by a row that names it, and keeps both", () => {
    const [correction, ...others] = log.filter(({ replaces }) => replaces !== undefined);
    expect(others).toEqual([]);
    const mistake = log[(correction?.replaces ?? 0) - 1];
    expect(mistake).toMatchObject({ person: correction?.person, kind: "Break", source: "Stamp" });
    expect(mistake?.time).toBe(correction?.time);
  });

  test("knows nothing of what has not happened yet", () => {
    const morning = logUntil(at(lastDay, "08:47"), plan);
    expect(morning.length).toBeLessThan(log.length);
    expect(morning).toEqual(log.slice(0, morning.length));
  });
});

test("moments count days as a spreadsheet does", () => {
  // Excel shows 26 February 2021 as 44253, a Friday.
  expect(day(2021, 2, 26)).toBe(44_253);
  expect(weekday(day(2021, 2, 26))).toBe(5);
});
