import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import type { ShownFigures } from "../sheet-spec.ts";
import { calculated } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { axisOf } from "./axis.ts";
import { compileWorkbook } from "./compile-workbook.ts";
import { shownCells } from "./shown-cells.ts";
import { unitOfCell } from "./unit-of-cell.ts";
import type { WorkbookView } from "./view.ts";
import { wordsOf } from "./words.ts";
import { type LazyParts, workbookSheet } from "./workbook-sheet.ts";

test("words have the figures that stand in braces", () => {
  const figures = {
    text: (name: string, position?: string) => `<${name}${position ? ` ${position}` : ""}>`,
  } as unknown as ShownFigures;
  expect(wordsOf("at {rate}, {rent.3} in year 3")(figures)).toBe("at <rate>, <rent 3> in year 3");
});

test("years are positions; dates are counted and keep the name that their format gives", () => {
  const years = [2026, 2027].map((value) => ({ value, format: "General" }));
  expect(axisOf(years, false)).toEqual({ positions: [2026, 2027] });
  expect(axisOf(years, true)).toMatchObject({ names: "calculated", format: "0" });
  const days = [46_023, 46_054].map((value) => ({ value, format: "mmm-yy" }));
  expect(axisOf(days, false)).toEqual({ positions: [1, 2], names: ["Jan-26", "Feb-26"] });
  expect(axisOf(days, true)).toEqual({
    ...{ positions: [1, 2], names: "calculated", format: "mmm-yy" },
  });
});

test.each([
  ["0.0%", 0.1, "%", 1],
  ['#,##0 "€"', 5, "€", 0],
  ["$#,##0.00", 5, "$", 2],
  ["#,##0", 5, "£", 0],
  ["0", 5, "number", 0],
  ["General", 0.25, "number", 4],
  ["General", 105_442.8, "number", 0],
  ["yyyy-mm-dd", 46_023, "date", 0],
  ["[$-407]mmmm\\ yyyy", 46_023, "month", 0],
  ["mmm-yy", 46_023, "month", 0],
])("a cell with the format %s is shown in its unit", (format, value, unit, digits) => {
  expect(unitOfCell(format, value, "£")).toEqual([unit, digits]);
});

const book = sampleBook({
  Inputs: { A1: "Rent", B1: 700, A2: "Rate", B2: 0.05 },
  Plan: { A1: "Year", B1: 1, C1: 2, A2: "Income", B2: "=12*Inputs!B1", C2: "=B2*(1+Inputs!B2)" },
  Other: { B1: "=Inputs!B1*2", B2: "=NOSUCH(Inputs!B1)" },
});
const view: WorkbookView = {
  title: "Plan",
  inputs: { rent: { cell: "Inputs!B1", from: 0, to: 1_000, step: 1 } },
  results: { second: "Plan!C2" },
  tables: {
    years: { title: "Years", axis: "Year", periods: "Plan!B1:C1", lines: { income: "Plan!B2:C2" } },
  },
};

test("only what shown figures need goes to the page; all that an input moves goes into the returned file", () => {
  const { page, whole } = compileWorkbook(calculated(book, functions), view);
  expect(page.slice.areas[2]).toEqual([]);
  expect(whole.slice.areas[2]).not.toEqual([]);
  expect(whole.isPartial).toBe(true);
  expect(page.descriptions).toMatchObject({
    rent: ["Rent", "number", 0],
    income: ["Income", "number", 0],
  });
});

test("results that the strip has no room for are listed below, unless the view says where they are", () => {
  const results = { a: "Plan!C2", b: "Plan!C2", c: "Plan!C2", d: "Plan!C2", e: "Plan!C2" };
  const sumsOf = (more: Partial<WorkbookView>) => {
    const all = { ...view, results, ...more };
    const { page } = compileWorkbook(calculated(book, functions), all);
    return workbookSheet(all, page, functions, {} as LazyParts).page?.sums;
  };
  expect(sumsOf({})).toEqual([{ title: "More results", rows: ["e"] }]);
  expect(sumsOf({ results: { a: "Plan!C2", b: "Plan!C2" } })).toBeUndefined();
  expect(sumsOf({ page: { strip: ["a", "b"] } })).toBeUndefined();
});

test("a date above a column that follows an input reads as in the workbook", () => {
  const dates = sampleBook({
    Plan: { A1: "Start", B1: 46_023, B3: "=B1", C3: "=EDATE(B3,1)", A4: "Rent", B4: 1, C4: 2 },
  });
  const format = { fontColor: null, isBold: false, isLocked: true, isInput: false };
  const styles = [{ ...format, format: "mmm yy" }];
  const months: WorkbookView = {
    ...{ title: "Plan", results: {} },
    inputs: { start: { cell: "Plan!B1", first: "2020-01-01", last: "2030-01-01" } },
    tables: {
      plan: { title: "Plan", axis: "Month", periods: "Plan!B3:C3", lines: { rent: "Plan!B4:C4" } },
    },
  };
  const { page } = compileWorkbook(calculated({ ...dates, styles }, functions), months);
  const sheet = workbookSheet(months, page, functions, {} as LazyParts);
  const figures = sheet.calculate({ start: "2027-05-01" });
  expect(figures.line(sheet.tables.plan?.axis.name ?? "")).toEqual(["May\u00a027", "Jun\u00a027"]);
});

test("a column that ends in an empty text has the unit of its numbers", () => {
  const loan = sampleBook({ Plan: { B1: "Paid on", A2: 1, A3: 2, B2: 46_023, B3: '=""' } });
  const format = { fontColor: null, isBold: false, isLocked: true, isInput: false };
  const styles = [{ ...format, format: "yyyy-mm-dd" }];
  const { page } = compileWorkbook(calculated({ ...loan, styles }, functions), {
    ...{ title: "Loan", inputs: {}, results: {} },
    tables: { loan: { title: "", axis: "", periods: "Plan!A2:A3", lines: { paid: "Plan!B2:B3" } } },
  });
  expect(page.descriptions.paid?.[1]).toBe("date");
});

test("a view that does not fit its workbook is said line by line", () => {
  const { workbook, calculator } = calculated(book, functions);
  const wrong: WorkbookView = {
    ...view,
    groups: [{ title: "All", names: ["rents"] }],
    tables: {
      years: {
        title: "Years",
        axis: "Year",
        periods: "Plan!B1:C1",
        lines: { income: "Plan!B2:D2" },
      },
    },
  };
  expect(shownCells(workbook.sheets, calculator, wrong).problems).toEqual([
    "Plan!B2:D2: income has 3 cells, its periods Plan!B1:C1 have 2",
    "groups: there is no input rents",
  ]);
});
