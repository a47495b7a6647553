import { expect, test } from "vitest";
import { sheet } from "#models/time-stamp/sheet.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";

test("the headlines of the base case", () => {
  const results = resultsOf(sheet, shownFigures(sheet.calculate(sheet.opening)));
  // 8:00:29 to 17:15:46 less a break of 32 minutes and 40 seconds: 8.71 hours.
  expect(results[0]).toMatchObject({ id: "hoursToday", value: "8.71", note: "Lena Hoffmann" });
  expect(results.map(({ id }) => id)).toEqual(sheet.results);
});
