import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { demoCases } from "#models/report/demo-cases.ts";
import {
  accountRanges,
  debitSign,
  isIncomeStatementLine,
  reportLines,
} from "#models/report/lines.ts";
import { sheet } from "#models/report/sheet.ts";
import { readTrialBalance } from "#models/report/trial-balance.ts";
import { type CellContent, Excel } from "#tools/vba/excel.ts";
import { VbaModule } from "#tools/vba/module.ts";
import { CellError } from "#tools/vba/values.ts";

const folder = "content/code/financial-report-generator";
const generator = new VbaModule(readFileSync(`${folder}/ReportGenerator.bas`, "utf8"));

type Rows = readonly (readonly CellContent[])[];

const balanceTitles = ["Account", "Name", "Debit", "Credit"];
/** The page's own mapping, in the form that the macro reads. */
const standardMap: Rows = [
  ["From", "To", "Line", "Sign"],
  ...accountRanges.map(({ from, to, line }) => [
    from,
    to,
    reportLines[line].title,
    debitSign(line),
  ]),
];

function reportOf(trialBalance: Rows, map: Rows = standardMap) {
  // March 4, 2022, at half past nine.
  const sheets = { "Trial balance": trialBalance, Map: map, Report: [["Old"]], Control: [] };
  const excel = new Excel(sheets, { now: 44_624 + 9.5 / 24 });
  generator.run(excel, "MakeReport");
  return {
    report: excel.sheet("Report").rows(),
    control: excel.sheet("Control").rows().flat(),
    messages: excel.messages,
  };
}

/** An example of the page, as the two columns of the macro. */
function trialBalanceOf(name: keyof typeof demoCases): Rows {
  const { cells, decimalMark } = demoCases[name];
  const { accounts } = readTrialBalance(cells, { decimalMark, mapping: new Map() });
  return [
    balanceTitles,
    ...accounts.map(({ account, name: title, closing }) => [
      ...[Number(account), title],
      ...(closing < 0 ? [null, -closing / 100] : [closing / 100, null]),
    ]),
  ];
}

describe.each(["trading", "service"] as const)("the %s firm of the page", (name) => {
  test("has on each line what the page’s statements have", () => {
    const { report, control, messages } = reportOf(trialBalanceOf(name));
    const figures = sheet.calculate(sheet.presets[name].inputs);
    const expected = accountRanges.map(({ line }) => {
      const column = isIncomeStatementLine(line) ? "actual" : "end";
      // Adding zero makes −0 a 0.
      return [reportLines[line].title, Math.round(figures.numberAt(line, column) * 100) / 100 + 0];
    });
    expect(report).toEqual([["Line", "Amount"], ...expected]);
    expect(control).toEqual([
      "Checked 2022-03-04 09:30",
      "All accounts are mapped, and the trial balance balances.",
    ]);
    expect(messages).toEqual([]);
  });
});

test("the files to try give a report of six lines", () => {
  const [trialBalance, map] = ["trial-balance.csv", "map.csv"].map((file) =>
    readFileSync(`${folder}/${file}`, "utf8")
      .trim()
      .split("\n")
      .map((line) => line.split(",").map((cell) => (/^-?\d+$/.test(cell) ? Number(cell) : cell))),
  );
  expect(reportOf(trialBalance ?? [], map).report.slice(1)).toEqual([
    ["Cash", 43_000],
    ["Receivables", 31_000],
    ["Capital", 40_000],
    ["Revenue", 120_000],
    ["Goods", 66_000],
    ["Staff", 20_000],
  ]);
});

describe("nothing is written, and the control sheet says why, if", () => {
  const bank = [1000, "Bank", 100, null];
  const sales = [4000, "Sales", null, 100];
  test.each([
    [
      "an account is not mapped",
      [bank, sales, [9999, "New", 0, 0]],
      "Row 4: account 9999 is not mapped.",
    ],
    [
      "debits and credits differ",
      [bank, [4000, "Sales", null, 1100.5]],
      "Debits and credits differ by -1,000.50.",
    ],
    [
      "an amount is a text",
      [bank, sales, [1000, "Till", "n/a", null]],
      "Row 4: an amount is not a number.",
    ],
    [
      "an amount is an error",
      [bank, sales, [1000, "Till", null, new CellError(2042)]],
      "Row 4: an amount is not a number.",
    ],
  ])("%s", (_, rows, problem) => {
    const { report, control, messages } = reportOf([balanceTitles, ...rows]);
    expect(control.slice(1)).toEqual([problem]);
    expect(messages).toEqual(["Nothing was written: see the sheet Control."]);
    expect(report).toEqual([["Old"]]);
  });
});

// As numbers with a binary fraction, 0.1 + 0.2 - 0.3 is not zero.
test("amounts are added up in Currency, so that tenths cancel", () => {
  const { control } = reportOf([
    balanceTitles,
    [1000, "Bank", 0.1, null],
    [1200, "Receivables", 0.2, null],
    [4000, "Sales", null, 0.3],
  ]);
  expect(control[1]).toBe("All accounts are mapped, and the trial balance balances.");
});

test("no statement of the module is left that none of these tests runs", () => {
  expect(generator.linesNotRun()).toEqual([]);
});
