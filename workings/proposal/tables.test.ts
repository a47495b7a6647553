import { describe, expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { parseArea } from "../workbook/area.ts";
import { calculated } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import type { WorkbookSheet } from "../workbook/workbook.ts";
import { withStyles } from "./sample-styles.ts";
import { proposedTables } from "./tables.ts";

type Cells = Record<string, number | string | boolean>;

function tablesOf(cells: Cells, more: Partial<WorkbookSheet> = {}) {
  const book = sampleBook({ Plan: cells });
  const sheets = book.sheets.map((sheet) => ({ ...sheet, ...more }));
  return proposedTables(calculated({ ...book, sheets }, functions));
}

/** The lines of the only table, by their labels. */
function linesOf(cells: Cells, more?: Partial<WorkbookSheet>) {
  return Object.fromEntries((tablesOf(cells, more)[0]?.lines ?? []).map((one) => [one.label, one]));
}

const years = { B1: 2026, C1: 2027, D1: 2028, E1: 2029, F1: 2030 };
const sales = { A2: "Sales", B2: "=G9", C2: "=B2*2", D2: "=C2*2", E2: "=D2*2", F2: "=E2*2", G9: 5 };

describe("a table across", () => {
  test("is rows of formulas below years", () => {
    expect(tablesOf({ ...years, ...sales })).toMatchObject([
      {
        ...{ sheet: "Plan", runsDown: false, periods: "Plan!B1:F1", axis: "Year", title: null },
        ...{ areNames: false, end: 8 },
        lines: [
          {
            ...{ label: "Sales", area: "Plan!B2:F2", total: null, size: 80 },
            ...{ isNumeric: true, isEntered: false },
          },
        ],
      },
    ]);
  });

  test("has three periods at least", () => {
    const two = { B1: 2026, C1: 2027, A2: "Sales", B2: "=G9", C2: "=B2", G9: 5 };
    expect(tablesOf(two)).toEqual([]);
    expect(tablesOf({ ...two, D1: 2028, D2: "=C2" })).toHaveLength(1);
  });

  test("has no row without a label, and none that is hidden", () => {
    const cells = { ...years, ...sales, B3: "=B2", C3: "=C2", D3: "=D2", E3: "=E2", F3: "=F2" };
    expect(Object.keys(linesOf(cells))).toEqual(["Sales"]);
    const named = { ...cells, A3: "Cash" };
    expect(Object.keys(linesOf(named))).toEqual(["Sales", "Cash"]);
    expect(Object.keys(linesOf(named, { hiddenRows: new Set([2]) }))).toEqual(["Sales"]);
  });

  test("has a line where two of five cells are formulas, and an entered one only above it", () => {
    const half = { ...years, A2: "Sales", B2: 1, C2: 2, D2: 3, E2: "=D2", F2: "=E2" };
    const entered = { A3: "Guests", B3: 1, C3: 2, D3: 3, E3: 4, F3: 5 };
    expect(Object.keys(linesOf({ ...half, ...entered }))).toEqual(["Sales"]);
    const below = { A4: "Cash", B4: "=B3", C4: "=C3", D4: "=D3", E4: "=E3", F4: "=F3" };
    const all = linesOf({ ...half, ...entered, ...below });
    expect(Object.keys(all)).toEqual(["Sales", "Guests", "Cash"]);
    expect(all).toMatchObject({ Guests: { isEntered: true }, Cash: { isEntered: false } });
    expect(tablesOf({ ...half, E2: 4 })).toEqual([]);
    // A gap in what is entered: notes beside the plan, not a line of it.
    expect(Object.keys(linesOf({ ...half, ...entered, ...below, D3: "n/a" }))).not.toContain(
      "Guests",
    );
  });

  test("takes its periods from the longest run of one kind", () => {
    const cells = { ...years, G1: "Total", H1: "Note", ...sales };
    expect(tablesOf(cells)).toMatchObject([{ periods: "Plan!B1:F1" }]);
    const months = { B1: 1, C1: 2, D1: 3, F1: "FY26", G1: "FY27", H1: "FY28", I1: "FY29" };
    const line = { A2: "Sales", F2: "=A9", G2: "=F2", H2: "=G2", I2: "=H2" };
    expect(tablesOf({ ...months, ...line })).toMatchObject([{ periods: "Plan!F1:I1" }]);
  });

  test("needs a heading above its first formulas within two hundred rows", () => {
    const far = (row: number) => ({
      ...{ [`B${row}`]: 2026, [`C${row}`]: 2027, [`D${row}`]: 2028, [`A${row + 1}`]: "Sales" },
      ...{ [`B${row + 1}`]: "=A1", [`C${row + 1}`]: "=A1", [`D${row + 1}`]: "=A1" },
    });
    expect(tablesOf(far(200))).toHaveLength(1);
    expect(tablesOf(far(201))).toEqual([]);
  });

  test("does not begin at a row of years with nothing calculated below", () => {
    const calendar = { A1: "Public holidays", B1: 2024, C1: 2025, D1: 2026, A2: "Days", B2: 9 };
    const plan = { B5: 2026, C5: 2027, D5: 2028, A6: "Sales", B6: "=G9", C6: "=B6", D6: "=C6" };
    // Formulas far below the first row of years are below it, too.
    expect(tablesOf({ ...calendar, C2: 9, D2: 9 })).toEqual([]);
    expect(tablesOf(plan)).toMatchObject([{ periods: "Plan!B5:D5" }]);
  });

  test("ends before the next row that repeats its years, or has texts of periods", () => {
    const block = (row: number) => ({
      ...{ [`A${row}`]: "Line", [`B${row}`]: "=G9", [`C${row}`]: "=G9", [`D${row}`]: "=G9" },
    });
    const headed = { B1: 2026, C1: 2027, D1: 2028, ...block(2), ...block(6) };
    const places = (cells: Cells) => tablesOf(cells).map(({ periods, end }) => [periods, end]);
    expect(places({ ...headed, B5: 2026, C5: 2027, D5: 2028 })).toEqual([
      ["Plan!B1:D1", 3],
      ["Plan!B5:D5", 5],
    ]);
    expect(places({ ...headed, B5: "Q1", C5: "Q2", D5: "Q3" })).toEqual([
      ["Plan!B1:D1", 3],
      ["Plan!B5:D5", 5],
    ]);
    // Other numbers that count are a line of the table or nothing.
    expect(places({ ...headed, B5: 2027, C5: 2028, D5: 2029 })).toEqual([["Plan!B1:D1", 5]]);
    expect(places({ ...headed, B5: '="Q"&1', C5: "Q2", D5: "Q3" })).toEqual([["Plan!B1:D1", 5]]);
  });

  test("is named by what is beside the years, if that is not a unit, an axis or a lonely title", () => {
    const both = (title: string, other: string) => ({
      ...{ A1: title, B1: "Year 1", C1: "Year 2", D1: "Year 3", G9: 5 },
      ...{ A2: "Sales", B2: "=G9", C2: "=G9", D2: "=G9" },
      ...{ A4: other, B4: "Year 1", C4: "Year 2", D4: "Year 3" },
      ...{ A5: "Cash", B5: "=G9", C5: "=G9", D5: "=G9" },
    });
    expect(tablesOf(both("Operations", "Fiscal year"))).toMatchObject([
      { title: "Operations", axis: "Year" },
      { title: null, axis: "Fiscal year" },
    ]);
    expect(tablesOf({ A1: "Operations", ...years, ...sales })).toMatchObject([
      { title: null, axis: "Year" },
    ]);
  });

  test.each([
    ["Scenario", "Scenario"],
    ["EUR", "Period"],
    ["Scenario of the bank", "Period"],
    ["Reporting date", "Reporting date"],
    ["Calendar months of the plan", "Period"],
  ])("with “%s” beside numbers that count has the axis %s", (label, axis) => {
    const counted = { A1: label, B1: 1, C1: 2, D1: 3 };
    const line = { A2: "Sales", B2: "=G9", C2: "=G9", D2: "=G9", G9: 5 };
    expect(tablesOf({ ...counted, ...line })).toMatchObject([{ axis }]);
  });

  test("leaves out a column that adds up the others, at either end, if three are left", () => {
    const line = (sum: string, [first, second, third]: [string, string, string]) => ({
      ...{ A2: "Sales", [`${first}2`]: "=H9", [`${second}2`]: "=H9", [`${third}2`]: "=H9" },
      [`${sum}2`]: `=SUM(${first}2:${third}2)`,
    });
    const periods = { B1: "Jan", C1: "Feb", D1: "Mar", E1: "Apr", H9: 5 };
    const after = { ...periods, ...line("E", ["B", "C", "D"]) };
    expect(tablesOf(after)).toMatchObject([
      { periods: "Plan!B1:D1", lines: [{ area: "Plan!B2:D2", total: "Plan!E2" }] },
    ]);
    const before = { ...periods, ...line("B", ["C", "D", "E"]) };
    expect(tablesOf(before)).toMatchObject([
      { periods: "Plan!C1:E1", lines: [{ total: "Plan!B2" }] },
    ]);
    // Of only three columns, one with sums stays.
    const two = { B1: "Jan", C1: "Feb", D1: "Mar", A2: "Sales", B2: "=H9", C2: "=H9" };
    expect(tablesOf({ ...two, D2: "=SUM(B2:C2)" })).toMatchObject([{ periods: "Plan!B1:D1" }]);
    // One sum among many other formulas does not make it a total.
    const more = Object.fromEntries(
      [3, 4, 5].flatMap((row) =>
        ["A", "B", "C", "D", "E"].map((at) => [`${at}${row}`, at === "A" ? `Line ${row}` : "=H9"]),
      ),
    );
    expect(tablesOf({ ...after, ...more })).toMatchObject([{ periods: "Plan!B1:E1" }]);
  });
});

describe("a total", () => {
  const line = {
    B1: "Q1",
    C1: "Q2",
    D1: "Q3",
    A2: "Sales",
    B2: "=J9",
    C2: "=J9",
    D2: "=J9",
    J9: 5,
  };
  const totalOf = (cells: Cells) => linesOf({ ...line, ...cells }).Sales?.total;

  test.each(["F2", "G2"])("may be in %s, a little after its line", (place) => {
    expect(totalOf({ [place]: "=SUM(B2:D2)" })).toBe(`Plan!${place}`);
  });

  test("adds up all of its line and nothing else", () => {
    expect(totalOf({ F2: "=SUM(B2:C2)" })).toBeNull();
    expect(totalOf({ F2: "=SUM(B2:D2)+1" })).toBeNull();
    expect(totalOf({ F2: "=AVERAGE(B2:D2)" })).toBeNull();
    expect(totalOf({ F2: "=SUM(Plan!B2:D2)" })).toBeNull();
    expect(totalOf({ F2: "=SUM(1,2)" })).toBeNull();
    expect(totalOf({ H2: "=SUM(B2:D2)" })).toBeNull();
  });
});

test("a line is as large as its largest number, and has the format of its last cell", () => {
  const cells = { B1: "Q1", C1: "Q2", D1: "Q3", A2: "Gap", B2: "=J9", C2: "=-9", D2: "=J9", J9: 5 };
  const book = withStyles(sampleBook({ Plan: cells }), { "Plan!D2": { format: "0.0%" } });
  expect(proposedTables(calculated(book, functions))[0]?.lines).toMatchObject([
    { size: 9, unit: { kind: "percent", digits: 1 } },
  ]);
});

test("a line of as many texts as numbers is not numeric", () => {
  const cells = { B1: "Q1", C1: "Q2", D1: "Q3", E1: "Q4", A2: "Grade", J9: 5 };
  const texts = { ...cells, B2: '="A"', C2: '="B"', D2: "=J9", E2: "=J9" };
  expect(linesOf(texts)).toMatchObject({ Grade: { isNumeric: false } });
  expect(linesOf({ ...texts, C2: '=""' })).toMatchObject({ Grade: { isNumeric: true } });
});

describe("a table down", () => {
  const headings = { A1: "Month", B1: "Paid", C1: "Owed" };
  const schedule = {
    ...{ ...headings, A2: 1, A3: 2, A4: 3, A5: 4 },
    ...{ B2: "=E1/9", B3: "=C2/9", B4: "=C3/9", B5: "=C4/9", E1: 90 },
    ...{ C2: "=E1-B2", C3: "=C2-B3", C4: "=C3-B4", C5: "=C4-B5" },
  };

  test("is columns of formulas below their headings, the first of which is the axis", () => {
    expect(tablesOf(schedule)).toMatchObject([
      {
        ...{ runsDown: true, periods: "Plan!A2:A5", axis: "Month", title: null },
        ...{ areNames: false, end: 4 },
        lines: [
          { label: "Paid", area: "Plan!B2:B5", total: null },
          { label: "Owed", area: "Plan!C2:C5", total: null },
        ],
      },
    ]);
  });

  test.each([
    ["No.", "Period"],
    ["#", "Period"],
    ["Nr", "Period"],
    ["Number", "Number"],
  ])("whose first heading is “%s” has the axis %s", (heading, axis) => {
    expect(tablesOf({ ...schedule, A1: heading })).toMatchObject([{ axis }]);
  });

  test("may begin with entered cells, and has columns that are entered throughout", () => {
    const cells = { ...schedule, C2: 80, D1: "Fee", D2: 1, D3: 1, D4: 1, D5: 1 };
    expect(Object.keys(linesOf(cells))).toEqual(["Paid", "Owed", "Fee"]);
    expect(Object.keys(linesOf({ ...cells, D4: "none" }))).toEqual(["Paid", "Owed"]);
  });

  test("ends above its row of totals", () => {
    const totals = { A6: "Total", B6: "=SUM(B2:B5)", C6: "=C5" };
    expect(tablesOf({ ...schedule, ...totals })).toMatchObject([
      { periods: "Plan!A2:A5", end: 4, lines: [{ total: "Plan!B6" }, { total: null }] },
    ]);
    expect(tablesOf({ ...schedule, ...totals, A6: 5 })).toMatchObject([{ periods: "Plan!A2:A6" }]);
  });

  test("has three rows at least", () => {
    const { A5: _, B5: __, C5: ___, ...three } = schedule;
    expect(tablesOf(three)).toMatchObject([{ periods: "Plan!A2:A4" }]);
    const { A4: ____, B4: _____, C4: ______, ...two } = three;
    expect(tablesOf(two)).toEqual([]);
  });

  test("is not one column beside entered ones, nor a list of different calculations", () => {
    const { B2, B3, B4, B5, ...one } = schedule;
    expect(tablesOf({ ...one, B2: 1, B3: 2, B4: 3, B5: 4 })).toEqual([]);
    const mixed = { B2: "=E1/9", B3: "=E1*2", B4: "=E1-7", B5: "=E1^2" };
    expect(tablesOf({ ...schedule, ...mixed, C3: "=E1+4", C4: "=E1/3" })).toEqual([]);
    // With half of the columns copied it is one.
    expect(tablesOf({ ...schedule, ...mixed })).toHaveLength(1);
  });

  test("leaves out what is hidden", () => {
    expect(Object.keys(linesOf(schedule, { hiddenColumns: new Set([1]) }))).toEqual(["Owed"]);
    expect(tablesOf(schedule, { visibility: "hidden" })).toEqual([]);
  });

  test("by names, such as those of shareholders, has no order in time", () => {
    const names = { A1: "Holder", A2: "Anna", A3: "Ben", A4: "Carl", A5: "Dora" };
    expect(tablesOf({ ...schedule, ...names })).toMatchObject([{ areNames: true, axis: "Holder" }]);
    expect(tablesOf({ ...schedule, ...names, A3: "FY27" })).toMatchObject([{ areNames: false }]);
    expect(tablesOf({ ...schedule, ...names, A3: 7 })).toMatchObject([{ areNames: false }]);
  });

  test("is looked for where there is none across", () => {
    const across = { G1: 2026, H1: 2027, I1: 2028, F2: "Sales", G2: "=E1", H2: "=E1", I2: "=E1" };
    expect(tablesOf({ ...schedule, ...across })).toMatchObject([{ runsDown: true }]);
    const named = { B10: 2026, C10: 2027, D10: 2028, A11: "Sales", B11: "=E1", C11: "=E1" };
    expect(tablesOf({ ...schedule, ...named, D11: "=E1" })).toMatchObject([{ runsDown: false }]);
  });

  test("may have a heading over several columns", () => {
    const merged = [parseArea("B1:C1") ?? []].flat();
    const cells = Object.fromEntries(
      Object.entries(schedule)
        .filter(([address]) => address !== "E1")
        .map(([address, held]) => {
          const [, letter = "", digits = ""] = /([A-C])(\d)/.exec(address) ?? [];
          const lower = (text: string) =>
            text.replaceAll(/([A-C])(\d)/g, (_, at, row) => `${at}${Number(row) + 1}`);
          const value = typeof held === "string" && held.startsWith("=") ? lower(held) : held;
          return [`${letter}${Number(digits) + 1}`, value];
        }),
    );
    expect(Object.keys(linesOf({ ...cells, B1: "Loan", E1: 90 }, { merged }))).toEqual([
      "Loan Paid",
      "Loan Owed",
    ]);
  });
});
