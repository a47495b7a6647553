import { expect, test } from "vitest";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { workingsOf } from "#builder/pages/models-with-workings.ts";

test("the scenarios beside the case have numbers as inputs, and no formula that refers to nothing", async () => {
  const { sheet, valuesOf } = await workingsOf("pe-waterfall-structure");
  const about = {
    ...{ author: "Test", purpose: "A test.", caseName: "Base", caseUrl: "https://example.com/" },
    savedAt: new Date("2026-11-16"),
  };
  const { sheets } = modelWorkbook(sheet, valuesOf(""), about);
  const cells = sheets.find(({ name }) => name === "Comparison")?.cells ?? [];
  expect(cells.filter(({ formula }) => formula && !/[A-Z]/.test(formula))).toEqual([]);
  expect(cells.some(({ value, formula }) => value === 25_000_000 && !formula)).toBe(true);
});
