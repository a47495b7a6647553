import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoCases } from "./demo-cases.ts";
import { isIncomeStatementLine, lineNames } from "./lines.ts";
import { ratiosOf } from "./ratios.ts";
import reference from "./reference/statements.json" with { type: "json" };
import { type Report, reportOf } from "./statements.ts";
import { type Account, readTrialBalance } from "./trial-balance.ts";
import { profitBridge, variances } from "./variances.ts";

function demo(name: "trading" | "service") {
  const { cells, decimalMark } = demoCases[name];
  const { accounts, problems } = readTrialBalance(cells, { decimalMark, mapping: new Map() });
  expect(problems).toEqual([]);
  return reportOf(accounts);
}

/** The figures that the second implementation finds too. */
function summary(report: Report) {
  const { income, budget, closing, opening, cashFlow } = report;
  const { netMargin, currentRatio, receivableDays } = ratiosOf(report, 365);
  return {
    profit: income.profit,
    budgetedProfit: budget.profit,
    grossProfit: income.grossProfit,
    assets: closing.assets,
    liabilities: closing.liabilities,
    equity: closing.equity,
    openingEquity: opening.equity,
    operating: cashFlow.operating,
    investing: cashFlow.investing,
    financing: cashFlow.financing,
    closingCash: cashFlow.closingCash,
    netMargin,
    currentRatio,
    receivableDays,
  };
}

function expectSame(report: Report, expected: (typeof reference)["files"]["trading"] | Generated) {
  const near = (ratio: number | null) => (ratio === null ? null : expect.closeTo(ratio, 9));
  expect(summary(report)).toEqual({
    ...expected,
    netMargin: near(expected.netMargin),
    currentRatio: near(expected.currentRatio),
    receivableDays: near(expected.receivableDays),
  });
}

type Generated = (typeof reference)["generated"][number]["statements"];

// Source: models/report/reference/statements.py, which shares no code with this.
describe("reportOf agrees with the second implementation", () => {
  test.each(["trading", "service"] as const)("on the %s firm", (name) => {
    expectSame(demo(name), reference.files[name]);
  });

  test.each(reference.generated)("on a generated trial balance", ({ accounts, statements }) => {
    const cells = [["account", "balance", "opening", "budget"], ...accounts];
    const read = readTrialBalance(cells, { decimalMark: "point", mapping: new Map() });
    expect(read.problems).toEqual([]);
    expectSame(reportOf(read.accounts), statements);
  });
});

// Added up by hand from the cells of the demo.
describe("the trading firm", () => {
  const { income, closing, cashFlow } = demo("trading");

  test("earns 68,000 against a budget of 60,000", () => {
    expect(income.profit).toBe(68_000_00);
    const bridge = profitBridge(income, demo("trading").budget);
    expect(bridge).toEqual({
      budget: 60_000_00,
      changes: [
        { name: "sales", change: 24_000_00 },
        { name: "goods", change: -14_000_00 },
        { name: "staff", change: -6_000_00 },
        { name: "other", change: 4_000_00 },
      ],
      actual: 68_000_00,
    });
  });

  test("owns 212,000, owes 105,000 and has 107,000 of equity", () => {
    expect([closing.assets, closing.liabilities, closing.equity]).toEqual([
      212_000_00, 105_000_00, 107_000_00,
    ]);
  });

  test("turns 69,000 of operating cash flow into 19,000 more in the bank", () => {
    const { operating, investing, financing, openingCash, closingCash } = cashFlow;
    expect([operating, investing, financing]).toEqual([69_000_00, -15_000_00, -35_000_00]);
    expect([openingCash, closingCash]).toEqual([24_000_00, 43_000_00]);
  });

  test("has the ratios of its balances", () => {
    const ratios = ratiosOf(demo("trading"), 365);
    expect(ratios.grossMargin).toBeCloseTo(220 / 444, 12);
    expect(ratios.operatingMargin).toBeCloseTo(88 / 444, 12);
    expect(ratios.returnOnEquity).toBeCloseTo(68 / 107, 12);
    expect(ratios.currentRatio).toBeCloseTo(136 / 45, 12);
    expect(ratios.quickRatio).toBeCloseTo(95 / 45, 12);
    expect(ratios.debtToEquity).toBeCloseTo(105 / 107, 12);
    expect(ratios.interestCover).toBeCloseTo(88 / 3, 12);
    expect(ratios.inventoryDays).toBeCloseTo((38 / 224) * 365, 12);
    expect(ratios.payableDays).toBeCloseTo((31 / 224) * 365, 12);
  });
});

test("operating cash flow is that of a published exercise", () => {
  // homeworksource.com/p/1018283, “net cash flows from operating activities (use the indirect method)”:
  // income 17,900, depreciation 4,800, receivables 5,800 to 7,500, prepaid insurance 950 to 830,
  // payables 5,500 to 6,200, salaries payable 1,250 to 2,650. Solution: 23,220.
  const accounts = [
    account("revenue", -22_700, 0),
    account("depreciation", 4_800, 0),
    account("receivables", 7_500, 5_800),
    account("otherAssets", 830, 950),
    account("payables", -6_200, -5_500),
    account("otherLiabilities", -2_650, -1_250),
  ];
  expect(reportOf(accounts).cashFlow.operating).toBe(23_220);
});

function account(line: Account["line"], closing: number, opening: number): Account {
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
  test("the balance sheet balances, at the end and at the start", () => {
    fc.assert(
      fc.property(anyBalanced, (accounts) => {
        const { closing, opening } = reportOf(accounts);
        expect([closing.difference, opening.difference]).toEqual([0, 0]);
      }),
    );
  });

  test("the cash flow leads from the opening to the closing balance of cash", () => {
    fc.assert(
      fc.property(anyBalanced, (accounts) => {
        expect(reportOf(accounts).cashFlow.difference).toBe(0);
      }),
    );
  });

  test("the variances, and the steps of the bridge, add up to the change in profit", () => {
    fc.assert(
      fc.property(anyBalanced, (accounts) => {
        const { income, budget } = reportOf(accounts);
        const change = income.profit - budget.profit;
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(sum(variances(income, budget).map(({ variance }) => variance))).toBe(change);
        const { changes } = profitBridge(income, budget);
        expect(sum(changes.map((step) => step.change))).toBe(change);
      }),
    );
  });

  test("a mistake of a cent shows in both checks", () => {
    const accounts = [account("cash", 101, 0), account("capital", -100, 0)];
    const { closing, cashFlow } = reportOf(accounts);
    expect(closing.difference).toBe(1);
    expect(cashFlow.difference).toBe(1);
  });
});

test("a variance is good for profit when income rises or cost falls, and a share of what was planned", () => {
  const { income, budget } = demo("trading");
  const byLine = new Map(variances(income, budget).map((one) => [one.line, one]));
  expect(byLine.get("revenue")).toMatchObject({ variance: 24_000_00, share: 24 / 420 });
  expect(byLine.get("goods")).toMatchObject({ variance: -14_000_00, share: -14 / 210 });
  expect(byLine.get("otherIncome")).toMatchObject({ variance: 0, share: null });
});

test("ratios without a base do not exist", () => {
  const nothing = ratiosOf(reportOf([]), 365);
  expect(new Set(Object.values(nothing))).toEqual(new Set([null]));
});

test("without equity, or with less than none, neither profit nor debt is measured by it", () => {
  const withEquity = reportOf([]);
  for (const equity of [0, -1]) {
    const report = { ...withEquity, closing: { ...withEquity.closing, equity } };
    expect(ratiosOf(report, 365)).toMatchObject({ returnOnEquity: null, debtToEquity: null });
  }
});
