import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numbersTo } from "#workings/describe.ts";
import { demoLog } from "./demo-log.ts";
import { team } from "./demo-month/team.ts";
import {
  answer,
  correct,
  day,
  hour,
  type LogRow,
  minute,
  type Outcome,
  press,
  rowsThatCount,
  stampKinds,
  statusOf,
} from "./log-book.ts";
import { maxShifts, sheet } from "./sheet.ts";
import { stampsOf } from "./stamps.ts";

const LENA = "Lena Hoffmann";
const at = (date: number, hours: number, minutes = 0) =>
  (date - 1) * day + hours * hour + minutes * minute;

function written(outcome: Outcome): readonly LogRow[] {
  if (outcome.kind !== "written") throw new Error(JSON.stringify(outcome));
  return outcome.rows;
}

const inAtEight = written(press([], LENA, "In", at(1, 8)));

/** Lena is in since eight; Karim came at half past eight and left at nine. */
const karimUntilNine = written(
  press(
    written(press(inAtEight, "Karim Nasser", "In", at(1, 8, 30))),
    "Karim Nasser",
    "Out",
    at(1, 9),
  ),
);

/** What is answered to a clock that is behind the last row. */
const backward = {
  kind: "refused",
  refusal: { kind: "clock runs backward", lastWritten: at(1, 9) },
};

describe("press", () => {
  test("writes one row at the end", () => {
    expect(inAtEight).toEqual([
      {
        person: LENA,
        kind: "In",
        time: at(1, 8),
        written: at(1, 8),
        source: "Stamp",
        reason: "",
        replaces: null,
      },
    ]);
    expect(statusOf(inAtEight, LENA)).toEqual({ kind: "in", since: at(1, 8) });
  });

  test("refuses a second In, and says since when", () => {
    expect(press(inAtEight, LENA, "In", at(1, 9))).toEqual({
      kind: "refused",
      refusal: { kind: "already", status: { kind: "in", since: at(1, 8) } },
    });
  });

  test("refuses Break and Out of somebody who is out", () => {
    expect(press([], LENA, "Break", 5)).toMatchObject({ refusal: { kind: "not in" } });
    expect(press([], LENA, "Out", 5)).toMatchObject({ refusal: { kind: "already" } });
  });

  test("lets somebody on a break come back or go home, and not begin another", () => {
    const onBreak = written(press(inAtEight, LENA, "Break", at(1, 12)));
    expect(press(onBreak, LENA, "In", at(1, 13)).kind).toBe("written");
    expect(press(onBreak, LENA, "Out", at(1, 13)).kind).toBe("written");
    expect(press(onBreak, LENA, "Break", at(1, 13))).toMatchObject({
      refusal: { kind: "already" },
    });
  });

  test("asks when the last shift ended, once it is older than sixteen hours", () => {
    expect(press(inAtEight, LENA, "In", at(2, 0)).kind).toBe("refused");
    expect(press(inAtEight, LENA, "In", at(2, 0, 1))).toEqual({ kind: "asks", since: at(1, 8) });
  });

  test("refuses a clock that is behind the last row, whoever wrote it", () => {
    expect(press(inAtEight, "Karim Nasser", "In", at(1, 7))).toEqual({
      kind: "refused",
      refusal: { kind: "clock runs backward", lastWritten: at(1, 8) },
    });
  });
});

describe("answer", () => {
  test("keeps when the person left as a correction, and not as a stamp", () => {
    const rows = written(answer(inAtEight, LENA, at(1, 17, 15), at(2, 8)));
    expect(rows[1]).toMatchObject({
      kind: "Out",
      time: at(1, 17, 15),
      written: at(2, 8),
      source: "Correction",
      reason: "Forgot to clock out",
    });
    expect(press(rows, LENA, "In", at(2, 8)).kind).toBe("written");
  });

  test("may be the present moment", () => {
    expect(answer(inAtEight, LENA, at(1, 17), at(1, 17)).kind).toBe("written");
  });

  test("refuses a clock that is behind the last row, whoever wrote it", () => {
    expect(answer(karimUntilNine, LENA, at(1, 8, 40), at(1, 8, 45))).toEqual(backward);
  });

  test.each([
    [at(1, 8), "too early"],
    [at(2, 9), "in the future"],
    [at(2, 0, 1), "too late"],
  ])("refuses %d seconds", (leftAt, refusal) => {
    expect(answer(inAtEight, LENA, leftAt, at(2, 8))).toMatchObject({ refusal: { kind: refusal } });
  });
});

describe("correct", () => {
  const pressedBreak = written(press(inAtEight, LENA, "Break", at(1, 17)));
  const asOut = { replaces: 2, kind: "Out" as const, time: at(1, 17), reason: "Pressed Break" };

  test("adds a row in the place of the wrong one, and both stay", () => {
    const rows = written(correct(pressedBreak, asOut, at(2, 8)));
    expect(rows.slice(0, 2)).toEqual(pressedBreak);
    expect(statusOf(rows, LENA)).toEqual({ kind: "out", since: at(1, 17) });
    expect(rowsThatCount(rows, LENA)).toHaveLength(2);
  });

  test.each([
    [{ ...asOut, replaces: 9 }, "no such row"],
    [{ ...asOut, reason: "  " }, "no reason"],
    [{ ...asOut, time: at(3, 0) }, "in the future"],
    [{ ...asOut, time: at(1, 7) }, "out of order"],
    [{ ...asOut, kind: "In" as const }, "out of order"],
  ])("refuses what cannot be: %j", (correction, refusal) => {
    expect(correct(pressedBreak, correction, at(2, 8))).toMatchObject({
      refusal: { kind: refusal },
    });
  });

  test("refuses a clock that is behind the last row, but not one that is at the same second", () => {
    const earlier = { replaces: 1, kind: "In" as const, time: at(1, 7), reason: "Forgot" };
    expect(correct(karimUntilNine, earlier, at(1, 8, 59))).toEqual(backward);
    expect(correct(karimUntilNine, earlier, at(1, 9)).kind).toBe("written");
  });

  test("changes a shift before another one", () => {
    const twoDays = written(
      press(written(press(inAtEight, LENA, "Out", at(1, 17))), LENA, "In", at(2, 8)),
    );
    const later = { replaces: 1, kind: "In" as const, time: at(1, 8, 15), reason: "Late train" };
    expect(correct(twoDays, later, at(2, 9)).kind).toBe("written");
  });

  test("refuses to replace a row twice", () => {
    const rows = written(correct(pressedBreak, asOut, at(2, 8)));
    expect(correct(rows, asOut, at(2, 9))).toMatchObject({ refusal: { kind: "replaced before" } });
  });
});

/** Anything that anyone might try, in any order and at any time. */
const anyAction = fc.record({
  person: fc.constantFrom(...team.slice(0, 3).map(({ name }) => name)),
  action: fc.constantFrom(...stampKinds, "answer" as const, "correct" as const),
  later: fc.integer({ min: -2 * hour, max: 20 * hour }),
  row: fc.integer({ min: 1, max: 12 }),
  kind: fc.constantFrom(...stampKinds),
});

describe("whatever is tried", () => {
  test("no row is changed or removed, and no hours are negative or overlap", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 40 }), (actions) => {
        let rows: readonly LogRow[] = [];
        let now = 0;
        let latest = 0;
        for (const { person, action, later, row, kind } of actions) {
          now = Math.max(0, now + later);
          latest = Math.max(latest, now);
          const outcome =
            action === "answer"
              ? answer(rows, person, now - hour, now)
              : action === "correct"
                ? correct(rows, { replaces: row, kind, time: now - 60, reason: "x" }, now)
                : press(rows, person, action, now);
          if (outcome.kind !== "written") continue;
          expect(outcome.rows.slice(0, rows.length)).toEqual(rows);
          expect(outcome.rows).toHaveLength(rows.length + 1);
          rows = outcome.rows;
        }
        for (const { name: person } of team.slice(0, 3)) {
          const inputs = { ...sheet.opening, person, stamps: stampsOf(rows) };
          const { number, numberAt } = sheet.calculate(inputs);
          let left = 0;
          for (const shift of numbersTo(Math.min(maxShifts, number("shiftCount")))) {
            const [worked, paused] = [
              numberAt("shiftWorked", shift),
              numberAt("shiftPaused", shift),
            ];
            const [began, ended] = [numberAt("began", shift), numberAt("ended", shift)];
            expect(Math.min(worked, paused)).toBeGreaterThanOrEqual(0);
            if (ended > 0) expect(worked + paused).toBeLessThanOrEqual((ended - began) * 24 + 1e-6);
            expect(began).toBeGreaterThanOrEqual(left);
            left = ended;
          }
          expect(number("exactHours") * hour).toBeLessThanOrEqual(latest + 1e-6);
        }
      }),
      { numRuns: 200 },
    );
  });
});

test("the demo's log is the workbook's: Karim is still in from the day before, Lena is out", () => {
  const morning = demoLog(26, "07:40");
  expect(statusOf(morning, "Karim Nasser").kind).toBe("in");
  expect(press(morning, "Karim Nasser", "In", at(26, 7, 40)).kind).toBe("asks");
  expect(press(morning, LENA, "In", at(26, 7, 55)).kind).toBe("written");
});
