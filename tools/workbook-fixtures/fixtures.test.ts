import { describe, expect, test } from "vitest";
import { functions } from "#workings/functions/all.ts";
import { createCellCalculator } from "#workings/workbook/cell-calculation.ts";
import { differences } from "#workings/workbook/compare.ts";
import { placeOf } from "#workings/workbook/open-workbook.ts";
import { problemsOf } from "#workings/workbook/problems.ts";
import { calculableOf, sliceOf } from "#workings/workbook/slice.ts";
import { calculableFixtures, openFixture } from "./open-fixture.ts";

describe.each(calculableFixtures)("the workbook %s", (name) => {
  test("has in every cell the value that was stored with it", () => {
    const open = openFixture(name);
    const { calculator, calculation } = open;
    expect(differences(calculator, calculation)).toEqual([]);
    expect(calculator.linked.cells.flatMap(({ problem }) => problem ?? [])).toEqual([]);
    const everyCell = calculator.linked.cells.map((_, slot) => placeOf(calculator, slot));
    expect(problemsOf(open, { inputs: [], figures: everyCell })).toEqual({
      errors: [],
      warnings: [],
    });
  });

  test("has the same values when only what a figure depends on is taken out of it", () => {
    const { workbook, calculator, calculation } = openFixture(name);
    const figure = calculator.graph.order.at(-1) ?? 0;
    const slice = sliceOf({ workbook, calculator, calculation }, [figure]);
    const read = calculableOf(JSON.parse(JSON.stringify(slice)));
    const sliced = createCellCalculator(read, functions);
    const same = sliced.slotOf(placeOf(calculator, figure)) ?? -1;
    expect(sliced.calculate().value(same)).toEqual(calculation.value(figure));
    expect(sliced.linked.cells).toHaveLength(calculator.graph.support([figure]).size);
  });
});

test("a workbook without stored values says how it gets them", () => {
  const { errors } = problemsOf(openFixture("openpyxl"), { inputs: [], figures: [] });
  expect(errors).toEqual([
    "The formulas have no stored values: open the file in Excel or LibreOffice and save it once",
  ]);
});

describe("what cannot be calculated", () => {
  const open = openFixture("unsupported");

  test("is a warning by cell where no shown figure depends on it", () => {
    const { errors, warnings } = problemsOf(open, { inputs: ["Main!B1"], figures: ["Main!B19"] });
    expect(errors).toEqual(["Main!B16: the file has 99, the formula gives 6"]);
    expect(warnings.toSorted()).toEqual([
      "Hidden: the sheet is hidden",
      "Main!B11: holds the error #DIV/0!",
      "Main!B12: a reference to a table is not supported",
      "Main!B14: a spilled range (#) is not supported",
      "Main!B17:C17: is a pivot table, which is not calculated",
      "Main!B18: the intersection of two ranges, with a space between them, is not supported",
      "Main!B20: would be a circular reference with other inputs: Main!B20 → Main!D20 → Main!B20",
      "Main!B2: the function FORECAST.ETS is not supported",
      "Main!B3: a circular reference: Main!B3 → Main!D3 → Main!B3",
      "Main!B4:C4: a link to another file is not supported",
      "Main!B5: NOW is volatile and not supported",
      "Main!B6: an array formula that fills several cells is not supported",
      "Main!B6:B7: is filled by an array formula or a data table",
      "Main!B9: a data table (what-if) is not supported",
      "Main!B9:B10: is filled by an array formula or a data table",
      "Main!C5: RAND is volatile and not supported",
      "Main!D5: OFFSET with calculated arguments is volatile and not supported",
      "Main!E5: INDIRECT is volatile and not supported",
      "The workbook links to another file: Other.xlsx",
      "Very hidden: the sheet is hidden",
    ]);
  });

  test.each([
    ["Main!D2", "Main!B2: the function FORECAST.ETS is not supported"],
    ["Main!D3", "Main!B3: a circular reference: Main!B3 → Main!D3 → Main!B3"],
    ["Main!D7", "Main!B6:B7: is filled by an array formula or a data table"],
    ["Main!D17", "Main!B17:C17: is a pivot table, which is not calculated"],
    ["Main!B11", "Main!B11: holds the error #DIV/0!"],
    ["Main!Z1", "Main!Z1: is shown but holds nothing"],
  ])("is an error where %s is shown, which depends on it", (figure, line) => {
    expect(problemsOf(open, { inputs: [], figures: [figure] }).errors).toContain(line);
  });

  test("an array formula of one cell can, also in a slice", () => {
    const figure = open.calculator.slotOf("Main!B8") ?? -1;
    const slice = JSON.parse(JSON.stringify(sliceOf(open, [figure])));
    expect(slice.formulas).toContainEqual(["SUM(B1*D1)"]);
    const sliced = createCellCalculator(calculableOf(slice), functions);
    expect(sliced.calculate().value(sliced.slotOf("Main!B8") ?? -1)).toBe(50);
  });

  test("is named where it is an input", () => {
    const inputs = ["Main!B15", "Main!B19", "Main!Z9"];
    const { errors, warnings } = problemsOf(open, { inputs, figures: [] });
    expect(warnings).toContain("Main!B15: is an input in merged cells (B15:D15)");
    expect(errors).toContain("Main!B19: is an input but has a formula");
    expect(errors).toContain("Main!Z9: is an input but holds nothing");
  });
});

test("a workbook with comments, names, limits and styles gives them all", () => {
  const { workbook } = openFixture("shared-formulas");
  const [inputs] = workbook.sheets;
  expect(Object.fromEntries(inputs?.notes ?? [])).toEqual({
    [2 * 16_384 + 1]: "Agreed with sales in October.",
    [3 * 16_384 + 1]: "Material and wages.",
  });
  expect(inputs?.validations).toMatchObject([
    { kind: "decimal", operator: "between", first: "-0.2", second: "0.5", prompt: "A year" },
    { kind: "decimal", operator: "greaterThanOrEqual", first: "0" },
  ]);
  const style = inputs?.cells.get(16_384 + 1)?.style ?? 0;
  expect(workbook.styles[style]).toMatchObject({ format: '#,##0\\ "€"', isInput: true });
  expect(
    openFixture("loan-schedule")
      .workbook.names.map(({ name }) => name)
      .toSorted(),
  ).toEqual(["Extra", "FirstPayment", "LoanAmount", "Months", "YearlyRate"]);
});
