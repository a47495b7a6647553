import { expect, test } from "vitest";
import { dayNumber, isoDay, isoMoment } from "./day-number.ts";

// Source: DATE(2026,1,15) and DATE(1900,3,1) in LibreOffice and Excel.
test.each([
  ["2026-01-15", 46_037],
  ["1900-03-01", 61],
])("%s is day %i, and back", (date, day) => {
  expect(dayNumber(date)).toBe(day);
  expect(isoDay(day)).toBe(date);
});

test("a moment has its time of day, to the second", () => {
  expect(isoMoment(46_037.5)).toBe("2026-01-15T12:00:00");
  expect(isoMoment(46_037 + 1 / 86_400)).toBe("2026-01-15T00:00:01");
});
