import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoCases } from "./demo-cases.ts";
import { fileInputs } from "./file-inputs.ts";
import { isIncomeStatementLine, type LineName, lineNames } from "./lines.ts";
import reference from "./reference/statements.json" with { type: "json" };
import { sheet } from "./sheet.ts";
import { type Account, readTrialBalance } from "./trial-balance.ts";

type Line = Parameters<ReturnType<typeof sheet.calculate>["at"]>[0];

/** The report of accounts that are given in whole cents. */
function report(accounts: Account[]) {
  const trial = { accounts, problems: [], notices: [], hasOpening: true, hasBudget: true };
  return sheet.calculate({ ...sheet.opening, ...fileInputs(trial) });
}

const trading = sheet.calculate(sheet.presets.trading.inputs);

// Source: models/report/reference/statements.py, which reads the same files with Python's csv module.
// tools/references/references.test.ts compares the statements.
describe("a file is read as by the second implementation:", () => {
  const [first, second, ...generated] = reference;

  test.each([
    ["trading", first],
    ["service", second],
  ] as const)("the %s firm", (name, expected) => {
    const { cells, decimalMark } = demoCases[name];
    const trial = readTrialBalance(cells, { decimalMark, mapping: new Map() });
    expect(expected?.inputs).toMatchObject(fileInputs(trial));
    expect(expected?.inputs).toEqual(sheet.presets[name].inputs);
  });

  test.each(generated)("$name", ({ inputs }) => {
    const rows = inputs.accounts.map((one) => [
      one.accountNumber,
      ...[one.accountClosing, one.accountOpening, one.accountBudget].map((amount) =>
        amount.toFixed(2),
      ),
    ]);
    const cells = [["account", "balance", "opening", "budget"], ...rows];
    const trial = readTrialBalance(cells, { decimalMark: "point", mapping: new Map() });
    expect(fileInputs(trial).accounts).toEqual(inputs.accounts);
  });
});

// Added up by hand from the cells of the demo.
describe("the trading firm", () => {
  test("earns 68,000 against a budget of 60,000", () => {
    expect(trading.number("profit")).toBe(68_000);
    // Budget, sales, goods, staff, other, actual.
    expect(trading.numbers("bridge")).toEqual([60_000, 24_000, -14_000, -6_000, 4_000, 68_000]);
  });

  test("owns 212,000, owes 105,000 and has 107,000 of equity", () => {
    const lines = ["assets", "liabilities", "equity"] as const;
    expect(lines.map((line) => trading.at(line, "end"))).toEqual([212_000, 105_000, 107_000]);
  });

  test("turns 69,000 of operating cash flow into 19,000 more in the bank", () => {
    const period = (line: Line) => trading.at(line, "period");
    expect(trading.number("operatingCash")).toBe(69_000);
    expect([period("flowInvesting"), period("flowFinancing")]).toEqual([-15_000, -35_000]);
    expect([period("cashAtStart"), period("cashAtEnd")]).toEqual([24_000, 43_000]);
  });

  test("has the ratios of its balances", () => {
    const ratio = (line: Line) => trading.numberAt(line, "value");
    expect(ratio("grossMargin")).toBeCloseTo(220 / 444, 12);
    expect(ratio("operatingMargin")).toBeCloseTo(88 / 444, 12);
    // Equity was 59 at the start, and is 107 with the profit of the year.
    expect(ratio("returnOnEquity")).toBeCloseTo(68 / ((59 + 107) / 2), 12);
    // 15 of the loan are due within a year, beside payables of 31 and taxes of 14.
    expect(trading.number("liquidity")).toBeCloseTo(136 / 60, 12);
    expect(ratio("quickRatio")).toBeCloseTo(95 / 60, 12);
    expect(ratio("debtToEquity")).toBeCloseTo(105 / 107, 12);
    expect(ratio("interestCover")).toBeCloseTo(88 / 3, 12);
    // Purchases of 229, less the 5 that are still in stock.
    expect(ratio("receivableDays")).toBeCloseTo((52 / 1.134 / 444) * 365, 12);
    expect(ratio("inventoryDays")).toBeCloseTo((38 / 224) * 365, 12);
    expect(ratio("payableDays")).toBeCloseTo((31 / 1.19 / 229) * 365, 12);
    expect(ratio("cashCycle")).toBeCloseTo(
      ratio("receivableDays") + ratio("inventoryDays") - ratio("payableDays"),
      12,
    );
  });

  test("books the same change in inventories in both statements", () => {
    expect(trading.at("inventoryChange", "actual")).toBe(-5_000);
    expect(trading.number("inventoryTie")).toBe(0);
    expect(trading.at("costOfSales", "actual")).toBe(224_000);
  });

  test("pays back 15,000 of the loan, while another 15,000 fall due", () => {
    const due = (["loans", "currentLoans"] as const).map((line) => trading.numbers(line));
    expect(due).toEqual([
      [45_000, 60_000],
      [15_000, 15_000],
    ]);
    expect(trading.at("flowLoans", "period")).toBe(-15_000);
  });

  test("compares with its budget so that more is better, and as a share of what was planned", () => {
    const compared = (line: Line) => [trading.at(line, "variance"), trading.at(line, "share")];
    expect(compared("revenue")).toEqual([24_000, 24 / 420]);
    expect(compared("costOfSales")).toEqual([-14_000, -14 / 210]);
    expect(compared("otherIncome")).toEqual([0, "–"]);
  });
});

test("operating cash flow is that of a published exercise", () => {
  // homeworksource.com/p/1018283, “net cash flows from operating activities (use the indirect method)”:
  // income 17,900, depreciation 4,800, receivables 5,800 to 7,500, prepaid insurance 950 to 830,
  // payables 5,500 to 6,200, salaries payable 1,250 to 2,650. Solution: 23,220.
  const accounts = [
    account("revenue", -2_270_000, 0),
    account("depreciation", 480_000, 0),
    account("receivables", 750_000, 580_000),
    account("otherAssets", 83_000, 95_000),
    account("payables", -620_000, -550_000),
    account("otherLiabilities", -265_000, -125_000),
  ];
  expect(report(accounts).at("flowOperating", "period")).toBe(23_220);
});

function account(line: LineName, closing: number, opening: number): Account {
  return { account: line, name: "", rows: [], closing, opening, budget: 0, line };
}

/** Any accounts on any lines, closed by one of cash that makes both columns balance. */
const anyBalanced = fc
  .array(
    fc.record({
      line: fc.constantFrom(...lineNames),
      closing: fc.integer({ min: -1e11, max: 1e11 }),
      opening: fc.integer({ min: -1e11, max: 1e11 }),
      budget: fc.integer({ min: -1e11, max: 1e11 }),
    }),
    { maxLength: 40 },
  )
  .map((drafts): Account[] => {
    const accounts = drafts.map(({ line, closing, opening, budget }) => ({
      ...account(line, closing, isIncomeStatementLine(line) ? 0 : opening),
      budget,
    }));
    const sum = (column: "closing" | "opening") =>
      accounts.reduce((total, one) => total + one[column], 0);
    return [...accounts, account("cash", -sum("closing"), -sum("opening"))];
  });

describe("for any trial balance that balances", () => {
  test("the balance sheet balances at both ends, and the cash flow leads from one to the other", () => {
    fc.assert(
      fc.property(anyBalanced, (accounts) => {
        const { numbers, value } = report(accounts);
        for (const difference of [...numbers("balanceCheck"), ...numbers("flowCheck")])
          expect(Math.abs(difference)).toBeLessThan(0.005);
        expect(value("checks")).toBe("Passed");
      }),
    );
  });

  test("the variances, and the steps of the bridge, add up to the change in profit", () => {
    fc.assert(
      fc.property(anyBalanced, (accounts) => {
        const { numbers, numberAt } = report(accounts);
        const change = numberAt("netProfit", "variance");
        const ofLines = lineNames
          .filter(isIncomeStatementLine)
          .reduce((sum, line) => sum + numberAt(line, "variance"), 0);
        expect(Math.abs(ofLines - change)).toBeLessThan(0.005);
        const [budget = 0, sales = 0, goods = 0, staff = 0, other = 0, actual] = numbers("bridge");
        expect(Math.abs(sales + goods + staff + other - change)).toBeLessThan(0.005);
        expect(actual).toBeCloseTo(budget + change, 2);
      }),
    );
  });
});

// The usual textbook case: what falls due moves to another line, and cash does not move.
test("a loan that falls due is no cash flow", () => {
  const accounts = [
    ...[account("loans", -400, -1_000), account("currentLoans", -600, 0)],
    account("cash", 1_000, 1_000),
  ];
  const { at } = report(accounts);
  expect([at("flowLoans", "period"), at("flowChange", "period")]).toEqual([0, 0]);
  expect([at("currentLiabilities", "end"), at("currentLiabilities", "start")]).toEqual([6, -0]);
});

test("equity is averaged only where the file has both ends of it", () => {
  const accounts = [
    account("cash", 150, 0),
    account("capital", -100, 0),
    account("revenue", -50, 0),
  ];
  const trial = { accounts, problems: [], notices: [], hasOpening: false, hasBudget: false };
  const once = sheet.calculate({ ...sheet.opening, ...fileInputs(trial) });
  expect(once.at("returnOnEquity", "value")).toBeCloseTo(50 / 150, 12);
  expect(report(accounts).at("returnOnEquity", "value")).toBeCloseTo(50 / 75, 12);
});

test("a mistake of a cent shows in both checks, and there is no report", () => {
  const { numberAt, value } = report([account("cash", 101, 0), account("capital", -100, 0)]);
  expect(numberAt("balanceCheck", "end")).toBeCloseTo(0.01, 9);
  expect(numberAt("flowCheck", "period")).toBeCloseTo(-0.01, 9);
  expect([value("profit"), value("liquidity"), value("checks")]).toEqual(["None", "None", 2]);
});

const ratios = [
  ...(["grossMargin", "operatingMargin", "netMargin", "returnOnEquity", "currentRatio"] as const),
  ...(["quickRatio", "debtToEquity", "interestCover"] as const),
  ...(["receivableDays", "inventoryDays", "payableDays", "cashCycle"] as const),
];

test("ratios without a base do not exist", () => {
  const nothing = report([]);
  for (const ratio of ratios) expect(nothing.at(ratio, "value")).toBe("None");
});

test("without equity, or with less than none, neither profit nor debt is measured by it", () => {
  for (const equity of [0, -100]) {
    const accounts = [account("capital", -equity, 0), account("loans", equity, 0)];
    const { at } = report(accounts);
    expect([at("returnOnEquity", "value"), at("debtToEquity", "value")]).toEqual(["None", "None"]);
  }
});
