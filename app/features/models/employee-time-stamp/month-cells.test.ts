import { expect, test } from "vitest";
import { sheet } from "#models/time-stamp/sheet.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { monthCells } from "./month-cells.ts";

test("the headlines of the base case", () => {
  const results = resultsOf(sheet, shownFigures(sheet.calculate(sheet.opening)));
  // 8:00:29 to 17:15:46 less a break of 32 minutes and 40 seconds: 8.71 hours.
  expect(results[0]).toMatchObject({ id: "hoursToday", value: "8.71", note: "Lena Hoffmann" });
  expect(results.map(({ id }) => id)).toEqual(sheet.results);
});

test("the month as cells has a row for each shift and a total for each person", () => {
  const cells = monthCells(sheet.opening);
  expect(cells[0]).toEqual(["person", "date", "in", "out", "break", "hours", "open"]);
  expect(cells).toContainEqual([
    ...["Lena Hoffmann", "2021-02-26", "08:00", "17:15"],
    ...["0.5444", "8.7103", ""],
  ]);
  const totals = cells.filter(([, date]) => date === "month, to the quarter hour");
  expect(totals).toHaveLength(12);
  for (const [, , , , , hours] of totals) expect((Number(hours) * 4) % 1).toBe(0);
});
