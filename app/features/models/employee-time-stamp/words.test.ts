import { expect, test } from "vitest";
import { day, hour, type Refusal } from "#models/time-stamp/log-book.ts";
import { logAt } from "./fields.ts";
import { clockText, headlines, momentText, monthCells, refusalText } from "./words.ts";

test("moments are days of February 2021, which began on a Monday", () => {
  expect(momentText(0)).toBe("Mon 1, 00:00");
  expect(momentText(25 * day + 8 * hour + 299)).toBe("Fri 26, 08:04");
  expect(clockText(3 * day + 23.5 * hour)).toBe("23:30");
});

test("the headlines of the base case", () => {
  const rows = logAt("evening");
  const figures = headlines(rows, "Lena Hoffmann", 25 * day + 18.5 * hour);
  // 8:00:29 to 17:15:46 less a break of 32 minutes and 40 seconds: 8.71 hours.
  expect(figures[0]).toEqual({
    id: "hoursToday",
    label: "Hours on Fri 26",
    value: "8.71",
    note: "Lena Hoffmann",
  });
  expect(figures.map(({ id }) => id)).toEqual([
    "hoursToday",
    "hoursMonth",
    "balance",
    "openShifts",
  ]);
});

test("the month as cells has a row for each shift and a total for each person", () => {
  const cells = monthCells(logAt("evening"));
  expect(cells[0]).toEqual(["person", "date", "in", "out", "break", "hours", "open"]);
  expect(cells).toContainEqual([
    "Lena Hoffmann",
    "2021-02-26",
    "08:00",
    "17:15",
    "0.5444",
    "8.7103",
    "",
  ]);
  const totals = cells.filter(([, date]) => date === "month, to the quarter hour");
  expect(totals).toHaveLength(12);
  for (const [, , , , , hours] of totals) expect((Number(hours) * 4) % 1).toBe(0);
});

test("no refusal is without words", () => {
  const refusals: Refusal[] = [
    { kind: "clock runs backwards", lastWritten: 0 },
    { kind: "already", status: { kind: "in", since: 0 } },
    { kind: "not in" },
    { kind: "too late", since: 0 },
    { kind: "too early", since: 0 },
    { kind: "in the future" },
    { kind: "no such row" },
    { kind: "replaced before" },
    { kind: "no reason" },
    { kind: "out of order" },
  ];
  const texts = refusals.map((refusal) => refusalText("Lena", refusal));
  expect(new Set(texts).size).toBe(refusals.length);
  expect(texts.join(" ")).not.toMatch(/undefined|NaN/);
});
