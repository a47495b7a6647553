import { describe, expect, test } from "vitest";
import type { Value } from "../value.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { isHeading, isPeriod, isPeriodText, isYear, periodName } from "./periods.ts";
import { withStyles } from "./sample-styles.ts";

test.each([
  ...["2026E", "FY25", "Q1 2026", "Year 1", "Jan-26", "H1 2026", "2026/27", "März 2026", "Dez"],
  ...["P12", "Monat 3", "2025A", "2025 act", "FY26 Budget", " May ", "Sept 2026", "Q3"],
])("“%s” is the name of a period", (text) => {
  expect(isPeriodText(text)).toBe(true);
});

test.each(["Revenue", "2026 total", "Mayor", "12345", "Year", "Total 2026", "x2026", ""])(
  "“%s” is not",
  (text) => {
    expect(isPeriodText(text)).toBe(false);
  },
);

test("a number may be a period, a truth value may not", () => {
  expect([7, "FY26", "Rent", true, null].map(isPeriod)).toEqual([true, true, false, false, false]);
});

test("a year is a whole number of this or a neighboring century", () => {
  const values = [1900, 1901, 2199, 2200, 2026.5, "2026"];
  expect(values.map(isYear)).toEqual([false, true, true, false, false, false]);
});

const first = { row: 0, left: 0, right: 2 };

/** Three cells of the first row, with this number format. */
function row(values: readonly Value[], format = "General") {
  const addresses = ["A1", "B1", "C1"];
  const book = sampleBook({
    Plan: Object.fromEntries(values.map((value, at) => [addresses[at] ?? "", value])),
  });
  const looks = Object.fromEntries(addresses.map((address) => [`Plan!${address}`, { format }]));
  const styled = withStyles(book, looks);
  return [styled, styled.sheets[0] as (typeof styled.sheets)[0], first] as const;
}

describe("a heading", () => {
  test.each<[string, Value[]]>([
    ["texts", ["Low", "Base", "High"]],
    ["years, some of them texts", [2024, 2025, "2026E"]],
    ["years", [2024, 2025, 2026]],
    ["numbers that count in steps", [0, 5, 10]],
  ])("may be %s", (_, values) => {
    expect(isHeading(...row(values))).toBe(true);
  });

  test.each<[string, Value[]]>([
    ["figures that happen to grow", [100, 110, 121]],
    ["numbers that fall", [3, 2, 1]],
    ["the same number again and again", [5, 5, 5]],
    ["fractions in steps", [0.5, 1, 1.5]],
    ["a text among figures", [100, "FY26", 120]],
  ])("is not %s", (_, values) => {
    expect(isHeading(...row(values))).toBe(false);
  });

  test("is a row of dates, whatever the days between them", () => {
    const days = [46_023, 46_054, 46_082];
    expect(isHeading(...row(days, "mmm-yy"))).toBe(true);
    expect(isHeading(...row(days, "#,##0"))).toBe(false);
    expect(isHeading(...row([46_023, 46_082, 46_054], "mmm-yy"))).toBe(false);
  });
});

test.each<[string, Value[]]>([
  ["Quarter", ["Q1", "Q2", "Q3"]],
  ["Quarter", ["Quarter 1", "Quarter 2", "Quarter 3"]],
  ["Month", ["Jan", "Feb", "Mar"]],
  ["Month", ["Month 1", "Month 2", "Month 3"]],
  ["Month", ["M1", "M2", "M3"]],
  ["Year", ["2026E", "2027E", "2028E"]],
  ["Year", ["FY26", "FY27", "FY28"]],
  ["Year", ["Jahr 1", "Jahr 2", "Jahr 3"]],
  ["Year", [2026, 2027, 2028]],
  ["Period", ["P1", "P2", "P3"]],
  ["Period", ["Low", "Base", "High"]],
  ["Period", ["Marketing", "Sales", "Rent"]],
  ["Period", [1, 2, 3]],
])("a period is called %s in the row %j", (name, values) => {
  expect(periodName(...row(values))).toBe(name);
});

test.each([
  ["Year", 301],
  ["Quarter", 300],
  ["Quarter", 81],
  ["Month", 80],
  ["Month", 28],
  ["Day", 27],
])("a date is a %s where the next is %i days later", (name, days) => {
  expect(periodName(...row([46_023, 46_023 + days], "yyyy-mm-dd"))).toBe(name);
});
