import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTES_A_DAY, parseClock } from "./clock-time.ts";
import { hoursWorked, minutesWorked, type Shift } from "./hours-worked.ts";

function clock(text: string): number {
  const minutes = parseClock(text);
  if (minutes === null) throw new Error(`not a time: ${text}`);
  return minutes;
}

function shift(stamps: string, ...breaks: string[]): Shift {
  const [from = "", to = ""] = stamps.split("–");
  const pauses = breaks.map((pause) => {
    const [start = "", end = ""] = pause.split("–");
    return { from: clock(start), to: clock(end) };
  });
  return { in: clock(from), out: clock(to), breaks: pauses };
}

describe("minutesWorked", () => {
  test("of an office day is its length less the lunch break", () => {
    expect(minutesWorked(shift("8:30–17:00", "12:00–12:45"))).toBe(465);
  });

  test("of a night shift crosses midnight", () => {
    expect(minutesWorked(shift("22:00–6:00"))).toBe(480);
  });

  test("of a night shift takes off a break that crosses midnight too", () => {
    expect(minutesWorked(shift("22:00–6:00", "23:45–0:15", "3:00–3:10"))).toBe(440);
  });

  test("of breaks that overlap counts the shared minutes once", () => {
    expect(minutesWorked(shift("8:00–16:00", "12:00–12:30", "12:15–12:45"))).toBe(435);
    expect(minutesWorked(shift("8:00–16:00", "12:00–13:00", "12:15–12:30"))).toBe(420);
  });

  test("of a break that outlasts the shift takes off only its part within", () => {
    expect(minutesWorked(shift("8:00–16:00", "15:30–16:30"))).toBe(450);
  });

  test("of a break that began before the stamp in takes off only its part within", () => {
    expect(minutesWorked(shift("8:00–16:00", "7:30–8:10"))).toBe(470);
    expect(minutesWorked(shift("0:05–8:00", "23:50–0:15"))).toBe(465);
  });

  test("of a break from the stamp out to after the stamp in takes off its part within", () => {
    expect(minutesWorked(shift("8:00–16:00", "16:00–9:00"))).toBe(420);
  });

  test("of a break outside the shift takes off nothing", () => {
    expect(minutesWorked(shift("8:00–16:00", "17:00–18:00"))).toBe(480);
  });

  test("of two stamps in the same minute is nothing", () => {
    expect(minutesWorked(shift("8:00–8:00", "8:00–9:00"))).toBe(0);
  });

  test("equals the count of minutes that are in the shift and in no break", () => {
    const time = fc.integer({ min: 0, max: MINUTES_A_DAY - 1 });
    // Breaks start within the shift, as a stamp clock would record them.
    const lengths = fc.tuple(
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.integer({ min: 0, max: 180 }),
    );
    fc.assert(
      fc.property(time, time, fc.array(lengths, { maxLength: 4 }), (start, end, pauses) => {
        const length = (end - start + MINUTES_A_DAY) % MINUTES_A_DAY;
        const offsets = pauses.map(([share, minutes]) => [Math.floor(share * length), minutes]);
        const breaks = offsets.map(([offset = 0, minutes = 0]) => ({
          from: (start + offset) % MINUTES_A_DAY,
          to: (start + offset + minutes) % MINUTES_A_DAY,
        }));
        const atWork = Array.from({ length }, (_, minute) => minute).filter((minute) =>
          offsets.every(([from = 0, minutes = 0]) => minute < from || minute >= from + minutes),
        );
        expect(minutesWorked({ in: start, out: end, breaks })).toBe(atWork.length);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("hoursWorked", () => {
  test("over a week of five days is their sum in decimal hours", () => {
    const week = Array.from({ length: 5 }, () => shift("8:30–17:00", "12:00–12:45"));
    expect(hoursWorked(week)).toBe(38.75);
  });

  test("over no shifts is nothing", () => {
    expect(hoursWorked([])).toBe(0);
  });
});
