import { expect, test } from "vitest";
import { sheet } from "#models/solar/sheet.ts";
import { sheetWorkings } from "./sheet-workings.ts";

const solar = sheetWorkings(sheet);

test.each([
  ["", "Offer"],
  ["case=flatPrices", "No rise"],
  ["case=flatPrices&price=0.41", "Your own figures"],
  // No control sets it: the rows that a visitor added to a log.
  ["case=flatPrices&log=11.In.37590", "Your own figures"],
])("a workbook of the case “%s” calls it “%s”", (query, name) => {
  expect(solar.caseName(query)).toBe(name);
});
