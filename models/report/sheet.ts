import type { SheetInput, SheetLine, SheetTable, SheetTableLine } from "../sheet/definition.ts";
import { createSheet } from "../sheet/sheet.ts";
import { debitSign, type LineName, reportLines } from "./lines.ts";
import { mostSheetAccounts } from "./sheet-accounts.ts";
import { mostRows } from "./trial-balance.ts";

/** Below half a cent a sum of amounts in whole cents is nothing. */
const isNothing = (amount: string) => `ABS(${amount})<0.005`;

const amountLimits = { min: -9_999_999_999_999.99, max: 9_999_999_999_999.99 };

export const reportSheet = createSheet({
  title: "Financial report generator",
  inputs: [
    {
      ...{ name: "daysInPeriod", label: "Days in the period", unit: "number", digits: 0 },
      limits: { min: 1, max: 366 },
    },
    {
      ...choice("decimalMark", "Decimal mark of the file", ["point", "comma"]),
      note: "How the file wrote its amounts. Below they are numbers.",
    },
    choice("hasOpening", "The file has opening balances", ["yes", "no"]),
    choice("hasBudget", "The file has a budget", ["yes", "no"]),
    {
      ...{ name: "problemsInFile", label: "Problems in the file", unit: "number", digits: 0 },
      limits: { min: 0, max: mostRows * 8 },
      note: "While there are any, there are no accounts below and no report.",
    },
  ],
  steps: [
    {
      ...{ name: "problems", label: "Problems", unit: "number", digits: 0 },
      formula: "=problemsInFile+unbalanced+openingUnbalanced+onNoLine",
    },
    check("unbalanced", "Debits and credits differ", "total(accountClosing)"),
    check("openingUnbalanced", "Opening debits and credits differ", "total(accountOpening)"),
    {
      ...check("onNoLine", "Assets differ from liabilities and equity", "balanceCheck.end"),
      note: "As they do if the line of an account is not one of the report.",
    },
  ],
  tables: [accounts(), incomeStatement(), balanceSheet(), cashFlow(), ratios(), bridge()],
  chart: {
    ...{ title: "From budgeted to actual profit, euro", kind: "column" },
    lines: [{ name: "bridge", tone: "green" }],
  },
  results: [
    {
      ...euro("profit", "Profit", '=IF(problems>0,"None",netProfit.actual)'),
      digits: 0,
    },
    {
      ...euro(
        "operatingCash",
        "Operating cash flow",
        '=IF(OR(problems>0,hasOpening="no"),"None",flowOperating.period)',
      ),
      digits: 0,
    },
    {
      ...{ name: "liquidity", label: "Current ratio", unit: "number", digits: 2 },
      formula: '=IF(problems>0,"None",currentRatio.value)',
    },
    {
      ...{ name: "checks", label: "Checks", unit: "number", digits: 0 },
      formula: '=IF(problems=0,"Passed",problems)',
    },
  ],
});

/** The visitor's own, as many as there are; the other rows are empty. */
function accounts(): SheetTable {
  const text = { unit: "text", digits: 0, limits: { longest: 80 } } as const;
  const amount = { unit: "€", digits: 2, limits: amountLimits, hasTotal: true } as const;
  return {
    name: "accounts",
    title: "Trial balance, credits negative",
    runsDown: true,
    axis: {
      ...{ name: "accountRow", label: "Row" },
      positions: Array.from({ length: mostSheetAccounts }, (_, index) => index + 1),
    },
    lines: [
      { name: "accountName", label: "Name", ...text },
      { name: "accountNumber", label: "Account", ...text },
      { name: "accountLine", label: "Report line", ...text },
      { name: "accountClosing", label: "Balance", ...amount },
      { name: "accountOpening", label: "Opening", ...amount },
      { name: "accountBudget", label: "Budget", ...amount },
    ],
  };
}

function incomeStatement(): SheetTable {
  return {
    name: "incomeStatement",
    title: "Income statement",
    axis: {
      ...{ name: "incomeColumn", label: "Column" },
      positions: ["actual", "budget", "variance", "share"],
      units: { share: { unit: "%", digits: 1 } },
    },
    lines: [
      incomeLine("revenue"),
      incomeLine("goods"),
      compared(euro("gross", "Gross profit", "=revenue-goods")),
      incomeLine("otherIncome"),
      incomeLine("staff"),
      incomeLine("otherCosts"),
      incomeLine("depreciation"),
      compared(
        euro("operating", "Operating profit", "=gross+otherIncome-staff-otherCosts-depreciation"),
      ),
      incomeLine("interest"),
      incomeLine("tax"),
      compared(euro("netProfit", "Profit", "=operating-interest-tax")),
    ],
  };
}

function incomeLine(line: LineName): SheetTableLine {
  return compared({
    ...euro(line, reportLines[line].title, sumOf(line, "accountClosing")),
    formulaAt: { budget: sumOf(line, "accountBudget") },
  });
}

/** With the variance, which is positive where it is good for profit, and its share of the budget. */
function compared(line: SheetLine & { formulaAt?: Record<string, string> }): SheetTableLine {
  const { name, formulaAt } = line;
  const isCost = name in reportLines && reportLines[name as LineName].kind === "cost";
  const [better, worse] = isCost ? ["budget", "actual"] : ["actual", "budget"];
  return {
    ...line,
    formulaAt: {
      ...formulaAt,
      variance: `=${name}.${better}-${name}.${worse}`,
      share: `=IF(${isNothing(`${name}.budget`)},"–",${name}.variance/ABS(${name}.budget))`,
    },
  };
}

function balanceSheet(): SheetTable {
  const line = (name: LineName): SheetTableLine => ({
    ...euro(name, reportLines[name].title, sumOf(name, "accountClosing")),
    formulaAt: { start: sumOf(name, "accountOpening") },
  });
  return {
    name: "balanceSheet",
    title: "Balance sheet",
    axis: { name: "balanceColumn", label: "Column", positions: ["end", "start"] },
    lines: [
      line("fixedAssets"),
      line("inventory"),
      line("receivables"),
      line("otherAssets"),
      line("cash"),
      euro("currentAssets", "Current assets", "=inventory+receivables+otherAssets+cash"),
      euro("assets", "Assets", "=fixedAssets+currentAssets"),
      line("payables"),
      line("otherLiabilities"),
      euro("currentLiabilities", "Current liabilities", "=payables+otherLiabilities"),
      line("loans"),
      euro("liabilities", "Liabilities", "=currentLiabilities+loans"),
      line("capital"),
      line("retainedEarnings"),
      line("dividends"),
      {
        ...euro("periodProfit", "Profit of the period", "=netProfit.actual"),
        formulaAt: { start: "=0" },
        note: "Not booked to equity before the year is closed.",
      },
      euro("equity", "Equity", "=capital+retainedEarnings+dividends+periodProfit"),
      euro("liabilitiesAndEquity", "Liabilities and equity", "=liabilities+equity"),
      euro("balanceCheck", "Check: difference", "=assets-liabilitiesAndEquity"),
    ],
  };
}

function cashFlow(): SheetTable {
  const rise = (name: string, label: string, line: LineName) =>
    euro(name, label, `=${line}.end-${line}.start`);
  const fall = (name: string, label: string, line: LineName) =>
    euro(name, label, `=${line}.start-${line}.end`);
  return {
    name: "cashFlow",
    title: "Cash flow, by the indirect method",
    axis: { name: "flowColumn", label: "Column", positions: ["period"] },
    lines: [
      euro("flowProfit", "Profit", "=netProfit.actual"),
      euro("flowDepreciation", "Depreciation", "=depreciation.actual"),
      fall("flowInventory", "Change in inventory", "inventory"),
      fall("flowReceivables", "Change in receivables", "receivables"),
      fall("flowOtherAssets", "Change in other assets", "otherAssets"),
      rise("flowPayables", "Change in payables", "payables"),
      rise("flowOtherLiabilities", "Change in other liabilities", "otherLiabilities"),
      euro(
        "flowOperating",
        "Operating cash flow",
        "=flowProfit+flowDepreciation+flowInventory+flowReceivables+flowOtherAssets+flowPayables+flowOtherLiabilities",
      ),
      {
        ...euro(
          "flowInvesting",
          "Investment in fixed assets",
          "=fixedAssets.start-fixedAssets.end-flowDepreciation",
        ),
        note: "Net assets fall by depreciation without money moving; the rest of their change was paid.",
      },
      rise("flowLoans", "Change in loans", "loans"),
      {
        ...euro(
          "flowCapital",
          "Change in capital",
          "=capital.end-capital.start+retainedEarnings.end-retainedEarnings.start",
        ),
        note: "What was booked straight to retained earnings came from, or went to, the owners.",
      },
      rise("flowDividends", "Dividends", "dividends"),
      euro("flowFinancing", "Financing cash flow", "=flowLoans+flowCapital+flowDividends"),
      euro("cashAtStart", "Cash at the start", "=cash.start"),
      euro("cashAtEnd", "Cash at the end", "=cash.end"),
      euro(
        "flowCheck",
        "Check: difference",
        "=cashAtEnd-cashAtStart-flowOperating-flowInvesting-flowFinancing",
      ),
    ],
  };
}

function ratios(): SheetTable {
  return {
    name: "ratios",
    title: "Ratios",
    axis: { name: "ratioColumn", label: "Column", positions: ["value"] },
    lines: [
      ratio("grossMargin", "Gross margin", "%", "gross.actual", "revenue.actual"),
      ratio("operatingMargin", "Operating margin", "%", "operating.actual", "revenue.actual"),
      ratio("netMargin", "Net margin", "%", "netProfit.actual", "revenue.actual"),
      {
        ...ratio("returnOnEquity", "Return on equity", "%", "netProfit.actual", "equity.end"),
        ...overEquity("netProfit.actual"),
      },
      ratio(
        "currentRatio",
        "Current ratio",
        "number",
        "currentAssets.end",
        "currentLiabilities.end",
      ),
      ratio(
        "quickRatio",
        "Quick ratio",
        "number",
        "(receivables.end+cash.end)",
        "currentLiabilities.end",
      ),
      {
        ...ratio(
          "debtToEquity",
          "Liabilities to equity",
          "number",
          "liabilities.end",
          "equity.end",
        ),
        ...overEquity("liabilities.end"),
      },
      ratio("interestCover", "Interest cover", "number", "operating.actual", "interest.actual"),
      days("receivableDays", "Days of receivables", "receivables.end", "revenue.actual"),
      days("inventoryDays", "Days of inventory", "inventory.end", "goods.actual"),
      days("payableDays", "Days of payables", "payables.end", "goods.actual"),
    ],
  };
}

function ratio(
  name: string,
  label: string,
  unit: "%" | "number",
  amount: string,
  base: string,
): SheetLine {
  return {
    ...{ name, label, unit, digits: unit === "%" ? 1 : 2 },
    formula: `=IF(${isNothing(base)},"None",${amount}/${base})`,
  };
}

function overEquity(amount: string) {
  return {
    formula: `=IF(equity.end>0.005,${amount}/equity.end,"None")`,
    note: "Only with equity above zero: otherwise a loss would read as a return.",
  };
}

function days(name: string, label: string, balance: string, flow: string): SheetLine {
  return {
    ...{ name, label, unit: "number", digits: 0 },
    formula: `=IF(${isNothing(flow)},"None",${balance}/${flow}*daysInPeriod)`,
  };
}

/** The steps of the page's first chart. */
function bridge(): SheetTable {
  const others = ["otherIncome", "otherCosts", "depreciation", "interest", "tax"] as const;
  return {
    name: "bridgeSteps",
    title: "From budgeted to actual profit",
    axis: {
      ...{ name: "bridgeStep", label: "Step" },
      positions: ["budget", "sales", "goods", "staff", "other", "actual"],
    },
    lines: [
      {
        ...euro("bridge", "Profit and its changes", "=netProfit.budget"),
        formulaAt: {
          sales: "=revenue.variance",
          goods: "=goods.variance",
          staff: "=staff.variance",
          other: `=${others.map((line) => `${line}.variance`).join("+")}`,
          actual: "=bridge.budget+bridge.sales+bridge.goods+bridge.staff+bridge.other",
        },
      },
    ],
  };
}

/** The accounts on a line, with the sign in which it is reported. */
function sumOf(line: LineName, column: "accountClosing" | "accountOpening" | "accountBudget") {
  const sign = debitSign(line) === 1 ? "" : "-";
  return `=${sign}SUMIFS(all(${column}),all(accountLine),"${reportLines[line].title}")`;
}

function check(name: string, label: string, amount: string): SheetLine {
  return {
    ...{ name, label, unit: "number", digits: 0 },
    formula: `=IF(${isNothing(amount)},0,1)`,
  };
}

function choice(name: string, label: string, choices: readonly string[]): SheetInput {
  return { name, label, unit: "text", digits: 0, limits: { choices } };
}

function euro(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€", digits: 2, formula };
}
