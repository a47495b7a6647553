import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MINUTES_A_DAY, minutesUntil, parseClock } from "./clock-time.ts";

describe("parseClock", () => {
  test.each([
    ["00:00", 0],
    ["8:05", 485],
    [" 17:30 ", 1050],
    ["23:59", 1439],
  ])("of %s is %i minutes", (text, minutes) => {
    expect(parseClock(text)).toBe(minutes);
  });

  test.each(["", "24:00", "12:60", "8", "8:5", "-1:00", "12:30:10"])("of %s is null", (text) => {
    expect(parseClock(text)).toBeNull();
  });
});

describe("minutesUntil", () => {
  test("later the same day is the difference", () => {
    expect(minutesUntil(480, 1020)).toBe(540);
  });

  test("an earlier time crosses midnight: 22:00 to 6:00 is eight hours", () => {
    expect(minutesUntil(22 * 60, 6 * 60)).toBe(480);
  });

  test("there and back is a day, or nothing when the times are equal", () => {
    const clock = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(clock, clock, (a, b) => {
        const round = minutesUntil(a, b) + minutesUntil(b, a);
        expect(round).toBe(a === b ? 0 : MINUTES_A_DAY);
      }),
      { numRuns: 1000 },
    );
  });
});
