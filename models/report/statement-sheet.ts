import type { SheetLine, SheetTable, SheetTableLine } from "#workings/definition.ts";
import { euroAndCents } from "#workings/lines.ts";
import { debitSign, isLineName, type LineName, reportLines } from "./lines.ts";
import { isNothing } from "./ratio-sheet.ts";

export function incomeStatement(): SheetTable {
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
      compared(euroAndCents("gross", "Gross profit", "=revenue-goods")),
      incomeLine("otherIncome"),
      incomeLine("staff"),
      incomeLine("otherCosts"),
      incomeLine("depreciation"),
      compared(
        euroAndCents(
          "operating",
          "Operating profit",
          "=gross+otherIncome-staff-otherCosts-depreciation",
        ),
      ),
      incomeLine("interest"),
      incomeLine("tax"),
      compared(euroAndCents("netProfit", "Profit", "=operating-interest-tax")),
    ],
  };
}

function incomeLine(line: LineName): SheetTableLine {
  return compared({
    ...euroAndCents(line, reportLines[line].title, sumOf(line, "accountClosing")),
    formulaAt: { budget: sumOf(line, "accountBudget") },
  });
}

/** With the variance, which is positive where it is good for profit, and its share of the budget. */
function compared(line: SheetLine & { formulaAt?: Record<string, string> }): SheetTableLine {
  const { name, formulaAt } = line;
  const isCost = isLineName(name) && reportLines[name].kind === "cost";
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

export function balanceSheet(): SheetTable {
  const line = (name: LineName): SheetTableLine => ({
    ...euroAndCents(name, reportLines[name].title, sumOf(name, "accountClosing")),
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
      euroAndCents("currentAssets", "Current assets", "=inventory+receivables+otherAssets+cash"),
      euroAndCents("assets", "Assets", "=fixedAssets+currentAssets"),
      line("payables"),
      line("otherLiabilities"),
      euroAndCents("currentLiabilities", "Current liabilities", "=payables+otherLiabilities"),
      line("loans"),
      euroAndCents("liabilities", "Liabilities", "=currentLiabilities+loans"),
      line("capital"),
      line("retainedEarnings"),
      line("dividends"),
      {
        ...euroAndCents("periodProfit", "Profit of the period", "=netProfit.actual"),
        formulaAt: { start: "=0" },
        note: "Not booked to equity before the year is closed.",
      },
      euroAndCents("equity", "Equity", "=capital+retainedEarnings+dividends+periodProfit"),
      euroAndCents("liabilitiesAndEquity", "Liabilities and equity", "=liabilities+equity"),
      euroAndCents("balanceCheck", "Check: difference", "=assets-liabilitiesAndEquity"),
    ],
  };
}

export function cashFlow(): SheetTable {
  const rise = (name: string, label: string, line: LineName) =>
    euroAndCents(name, label, `=${line}.end-${line}.start`);
  const fall = (name: string, label: string, line: LineName) =>
    euroAndCents(name, label, `=${line}.start-${line}.end`);
  return {
    name: "cashFlow",
    title: "Cash flow, by the indirect method",
    axis: { name: "flowColumn", label: "Column", positions: ["period"] },
    lines: [
      euroAndCents("flowProfit", "Profit", "=netProfit.actual"),
      euroAndCents("flowDepreciation", "Depreciation", "=depreciation.actual"),
      fall("flowInventory", "Change in inventory", "inventory"),
      fall("flowReceivables", "Change in receivables", "receivables"),
      fall("flowOtherAssets", "Change in other assets", "otherAssets"),
      rise("flowPayables", "Change in payables", "payables"),
      rise("flowOtherLiabilities", "Change in other liabilities", "otherLiabilities"),
      euroAndCents(
        "flowOperating",
        "Operating cash flow",
        "=flowProfit+flowDepreciation+flowInventory+flowReceivables+flowOtherAssets+flowPayables+flowOtherLiabilities",
      ),
      {
        ...euroAndCents(
          "flowInvesting",
          "Investment in fixed assets",
          "=fixedAssets.start-fixedAssets.end-flowDepreciation",
        ),
        note: "Net assets fall by depreciation without money moving; the rest of their change was paid.",
      },
      rise("flowLoans", "Change in loans", "loans"),
      {
        ...euroAndCents(
          "flowCapital",
          "Change in capital",
          "=capital.end-capital.start+retainedEarnings.end-retainedEarnings.start",
        ),
        note: "What was booked straight to retained earnings came from, or went to, the owners.",
      },
      rise("flowDividends", "Dividends", "dividends"),
      euroAndCents("flowFinancing", "Financing cash flow", "=flowLoans+flowCapital+flowDividends"),
      euroAndCents("cashAtStart", "Cash at the start", "=cash.start"),
      euroAndCents("cashAtEnd", "Cash at the end", "=cash.end"),
      euroAndCents(
        "flowCheck",
        "Check: difference",
        "=cashAtEnd-cashAtStart-flowOperating-flowInvesting-flowFinancing",
      ),
    ],
  };
}

/** The steps of the page's first chart. */
export function profitBridge(): SheetTable {
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
        ...euroAndCents("bridge", "Profit and its changes", "=netProfit.budget"),
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
