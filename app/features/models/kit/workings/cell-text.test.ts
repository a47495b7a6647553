import { expect, test } from "vitest";
import { cellText, formatClock, formatMoment } from "./cell-text.ts";

test("a date of which a workbook shows the month is a month", () => {
  expect(cellText({ unit: "month", digits: 0 }, 46_327)).toBe("November 2026");
  expect(cellText({ unit: "date", digits: 0 }, 46_327)).toBe("November 1, 2026");
});

test.each([
  ["basis points", -0.0001, "−1\u00a0basis point"],
  ["basis points", 0.0025, "25\u00a0basis points"],
  ["months", 1, "1\u00a0month"],
  ["months", 12, "12\u00a0months"],
  ["years", 0, "0\u00a0years"],
] as const)("%s of one are named alone: %d", (unit, value, shown) => {
  expect(cellText({ unit, digits: 0 }, value)).toBe(shown);
});

test("a part of a day is a time, its seconds left out", () => {
  expect(formatClock(0)).toBe("00:00");
  expect(formatClock(8 / 24)).toBe("08:00");
  expect(formatClock((17 * 3600 + 15 * 60 + 46) / 86_400)).toBe("17:15");
});

test("a date and time is a weekday, a day and a time", () => {
  expect(formatMoment(44_253.5)).toBe("Fri 26, 12:00");
  // 8:00 on the first of February 2021, as a spreadsheet has it.
  expect(formatMoment(44_228 + 8 / 24)).toBe("Mon 1, 08:00");
  expect(formatMoment(0)).toBe("–");
});
