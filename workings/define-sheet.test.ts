import { describe, expect, test } from "vitest";
import { defineSheet } from "./define-sheet.ts";
import { choice, count, euro, numbersTo, percent, text } from "./describe.ts";

/** A loan repaid in equal parts, with fees from a list. */
function loan(changes: { repaid?: string; fee?: string } = {}) {
  return defineSheet({
    title: "Loan",
    inputs: {
      amount: euro("Amount", { key: "amount", from: 0, to: 100_000, step: 100 }),
      rate: percent("Rate", { key: "rate", from: 0, to: 0.2, step: 0.001 }),
      paid: choice("Paid", "paid", { yearly: "Yearly", never: "Never" }),
    },
    groups: [],
    presets: {
      base: {
        title: "Base",
        inputs: { amount: 1_000, rate: 0.1, paid: "yearly", fees: [{ fee: 5 }, { fee: 7 }] },
      },
    },
    opensWith: "base",
    steps: {
      part: euro("Part", changes.repaid ?? "=amount/4"),
      perEuro: percent("Interest per euro", "=interestPaid/amount"),
    },
    tables: {
      years: {
        title: "Years",
        axis: { name: "year", label: "Year", positions: [0, 1, 2, 3, 4] },
        lines: {
          owed: euro("Owed", "=previous(owed)-part", { first: "=amount" }),
          interest: euro("Interest", '=IF(paid="never",0,previous(owed)*rate)', {
            first: "=0",
            total: true,
          }),
        },
      },
      fees: {
        title: "Fees",
        axis: { name: "row", label: "Row", positions: numbersTo(3) },
        runsDown: true,
        list: { labelOf: (column, row) => `${column} ${row}` },
        lines: {
          fee: euro("Fee", { key: "fee", from: 0, to: 100, step: 1 }),
          withTax: euro("With tax", changes.fee ?? "=fee*1.2", { total: true }),
        },
      },
    },
    results: {
      interestPaid: euro("Interest paid", "=total(interest)"),
      fees: euro("Fees paid", "=total(withTax)"),
      years: count("Years with a debt", '=COUNTIF(all(owed),">0")'),
    },
    chart: { title: "Owed", kind: "line", lines: [{ name: "owed", tone: "green" }] },
    page: { label: "Loan model", strip: ["interestPaid", "fees"] },
  });
}

test("two lists that are given the same rows have each its own columns", () => {
  const listOf = (key: string) => ({
    axis: { name: `${key}Row`, label: "Row", positions: numbersTo(2) },
    title: key,
    list: { labelOf: (column: string, row: number) => `${column} ${row}` },
  });
  const rows = [{ spent: 1, earned: 2 }];
  const { calculate, opening } = defineSheet({
    title: "Purse",
    inputs: {},
    groups: [],
    presets: { base: { title: "Base", inputs: { spending: rows, earning: rows } } },
    opensWith: "base",
    steps: {},
    tables: {
      spending: {
        ...listOf("spending"),
        lines: { spent: euro("Spent", { key: "spent", from: 0, to: 9, step: 1 }) },
      },
      earning: {
        ...listOf("earning"),
        lines: { earned: euro("Earned", { key: "earned", from: 0, to: 9, step: 1 }) },
      },
    },
    results: { left: euro("Left", "=SUM(all(earned))-SUM(all(spent))") },
    chart: { title: "Earned", kind: "column", lines: [{ name: "earned", tone: "green" }] },
  });
  expect(calculate(opening).value("left")).toBe(1);
});

describe("a sheet", () => {
  const { calculate, opening } = loan();

  test("calculates what its formulas say: 10% of 1,000, 750, 500 and 250", () => {
    const { value, at, total, line } = calculate(opening);
    expect(value("interestPaid")).toBe(250);
    expect(total("interest")).toBe(250);
    expect(at("owed", 3)).toBe(250);
    expect(line("owed")).toEqual([1_000, 750, 500, 250, 0]);
    expect(value("years")).toBe(4);
  });

  test("fills the rows of a list that are not there with zeroes", () => {
    const { line, value } = calculate(opening);
    expect(line("fee")).toEqual([5, 7, 0]);
    expect(value("fees")).toBeCloseTo(14.4, 12);
  });

  test("after a change is what a calculation from the start would be, and the case before it too", () => {
    const before = calculate(opening);
    const changed = { ...opening, rate: 0.2 };
    const after = calculate(changed);
    expect(after.value("interestPaid")).toBe(500);
    expect(before.value("perEuro")).toBe(0.25);
    expect(after.value("perEuro")).toBe(0.5);
    expect(after.all()).toEqual(loan().calculate(changed).all());
  });

  test("says which cell holds text where a number is asked for", () => {
    const { calculate: withText } = loan({ repaid: '="none"' });
    expect(() => withText(opening).number("part")).toThrow("part is “none”, not a number");
  });

  test("shows a division by zero as a spreadsheet does, in every cell that it reaches", () => {
    const nothing = calculate({ ...opening, amount: 0 });
    expect(nothing.value("perEuro")).toBe("#DIV/0!");
  });
});

describe("a mistake in a formula is named:", () => {
  const { opening } = loan();

  test("a cycle", () => {
    expect(() => loan({ repaid: "=perEuro" }).calculate(opening).value("part")).toThrow(
      "A cycle of formulas: part → perEuro → interestPaid → interest.total → interest.",
    );
  });

  test("a long chain is no cycle", () => {
    const { calculate } = defineSheet({
      title: "Chain",
      inputs: { start: euro("Start", { key: "start", from: 0, to: 1, step: 1 }) },
      groups: [],
      presets: { base: { title: "Base", inputs: { start: 1 } } },
      opensWith: "base",
      steps: {},
      tables: {
        days: {
          title: "Days",
          axis: { name: "day", label: "Day", positions: numbersTo(300) },
          lines: { sum: euro("Sum", "=previous(sum)+1", { first: "=start" }) },
        },
      },
      results: {},
      chart: { title: "Sum", kind: "line", lines: [{ name: "sum", tone: "green" }] },
    });
    expect(calculate({ start: 1 }).at("sum", 300)).toBe(300);
  });

  test.each([
    ["an unknown name", "=amont/4", "part in the sheet of Loan: There is no amont"],
    ["an unknown function", "=HALVE(amount)", "There is no function HALVE"],
    ["a wrong number of inputs", "=ROUND(amount)", "ROUND takes 2 inputs, not 1"],
    ["a missing bracket", "=(amount", "Unexpected end in the formula =(amount"],
  ])("%s", (_, repaid, message) => {
    expect(() => loan({ repaid }).calculate(opening).value("part")).toThrow(message);
  });
});

test("a name that the sheet does not have is a type error, and throws", () => {
  const { calculate, opening } = loan();
  const { value, at } = calculate(opening);
  // @ts-expect-error: interestPaid
  expect(() => value("intrestPaid")).toThrow("There is no intrestPaid in the sheet of Loan");
  // @ts-expect-error: owed
  expect(() => at("owned", 1)).toThrow("There is no owned in the sheet of Loan");
});

test("two lines of one name are refused", () => {
  expect(() =>
    defineSheet({
      title: "Twice",
      inputs: { same: euro("Same", { key: "a", from: 0, to: 1, step: 1 }) },
      groups: [],
      presets: { base: { title: "Base", inputs: { same: 1 } } },
      opensWith: "base",
      steps: { same: euro("Same", "=1") },
      tables: {},
      results: {},
      chart: { title: "", kind: "line", lines: [] },
    }),
  ).toThrow("Two lines of Twice are called same");
});

test("what the page reads from a file is an input of the workbook, and unused rows are empty", () => {
  const { calculate, opening, sheet } = defineSheet({
    title: "File",
    inputs: { rows: count("Rows in the file", { filled: { min: 0, max: 9 } }) },
    groups: [],
    presets: { base: { title: "Base", inputs: { rows: 1, accounts: [{ name: "Bank" }] } } },
    opensWith: "base",
    steps: {},
    tables: {
      accounts: {
        title: "Accounts",
        axis: { name: "row", label: "Row", positions: numbersTo(2) },
        lines: { name: text("Name", { filled: { longest: 80 } }) },
      },
    },
    results: { banks: count("Banks", '=COUNTIF(all(name),"Bank")') },
    chart: { title: "", kind: "line", lines: [] },
  });
  expect(calculate(opening).line("name")).toEqual(["Bank", ""]);
  expect(calculate(opening).value("banks")).toBe(1);
  const inputs = [...sheet.definition.inputs, ...(sheet.definition.tables[0]?.lines ?? [])];
  expect(inputs.map((line) => "limits" in line && line.limits)).toEqual([
    { min: 0, max: 9 },
    { longest: 80 },
  ]);
});

describe("what is known of data that only the workbook loads", () => {
  const sales = { amount: [10, 20, 30], big: [0, 1, 1] };
  const model = defineSheet({
    title: "Sales",
    inputs: { share: percent("Share", { key: "share", from: 0, to: 1, step: 0.1 }) },
    groups: [],
    presets: { base: { title: "Base", inputs: { share: 0.5 } } },
    opensWith: "base",
    data: [
      {
        ...{ sheet: "Sales", title: "Sales", rowLabel: "sale", rowCount: 3, given: "Invented." },
        columns: [
          { name: "amount", label: "Amount", unit: "€", digits: 0 },
          { name: "big", label: "Big", unit: "number", digits: 0 },
        ],
      },
    ],
    loadData: async () => sales,
    steps: { sold: euro("Sold", "=SUM(amount)", { known: 60 }) },
    tables: {
      sizes: {
        title: "Sizes",
        axis: { name: "size", label: "Size", positions: [0, 1] },
        lines: {
          soldOf: euro("Sold", "=SUMIFS(amount,big,size)", { known: [10, 50], total: true }),
          ours: euro("Ours", "=share*soldOf"),
        },
      },
    },
    results: { all: euro("All", "=share*sold") },
    chart: { title: "Sold", kind: "column", lines: [{ name: "soldOf", tone: "green" }] },
  });

  test("is calculated with as it is, and its columns are left out", () => {
    const figures = model.calculate(model.opening);
    expect(figures.number("all")).toBe(30);
    expect(figures.numbers("ours")).toEqual([5, 25]);
    expect(figures.total("soldOf")).toBe(60);
    expect(Object.keys(figures.all())).not.toContain("amount");
  });

  test("is a formula in the workbook, which gives the same with the data", async () => {
    const calculation = model.sheet.calculate({ share: 0.5, ...(await model.loadData?.()) });
    expect(model.sheet.cell("sold").formula).not.toBeNull();
    expect(calculation.at("sold")).toBe(60);
    expect(calculation.line("soldOf")).toEqual([10, 50]);
  });
});
