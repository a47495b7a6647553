import { cents, days as dayCount, decimal, type Formula, percent } from "#workings/describe.ts";
import { debitSign, isLineName, type LineName, reportLines } from "./lines.ts";

/** Amounts are whole cents, so a sum below half a cent is zero. */
export function isZeroCents(amount: string) {
  return `ABS(${amount})<0.005`;
}

/** By actual, budget, variance and the variance's share of the budget. */
export const incomeLines = {
  revenue: incomeLine("revenue"),
  goods: incomeLine("goods"),
  inventoryChange: incomeLine("inventoryChange"),
  costOfSales: compared("costOfSales", "Cost of goods sold", "=goods+inventoryChange"),
  gross: compared("gross", "Gross profit", "=revenue-costOfSales"),
  otherIncome: incomeLine("otherIncome"),
  staff: incomeLine("staff"),
  otherCosts: incomeLine("otherCosts"),
  depreciation: incomeLine("depreciation"),
  operating: compared(
    "operating",
    "Operating profit",
    "=gross+otherIncome-staff-otherCosts-depreciation",
  ),
  interest: incomeLine("interest"),
  beforeTax: compared("beforeTax", "Profit before tax", "=operating-interest"),
  tax: incomeLine("tax"),
  netProfit: compared("netProfit", "Profit", "=beforeTax-tax"),
};

/** At the end and at the start of the period. */
export const balanceLines = {
  fixedAssets: balanceLine("fixedAssets"),
  inventory: balanceLine("inventory"),
  receivables: balanceLine("receivables"),
  otherAssets: balanceLine("otherAssets"),
  cash: balanceLine("cash"),
  currentAssets: cents("Current assets", "=inventory+receivables+otherAssets+cash"),
  assets: cents("Assets", "=fixedAssets+currentAssets"),
  payables: balanceLine("payables"),
  otherLiabilities: balanceLine("otherLiabilities"),
  currentLoans: balanceLine("currentLoans"),
  currentLiabilities: cents("Current liabilities", "=payables+otherLiabilities+currentLoans"),
  loans: balanceLine("loans"),
  liabilities: cents("Liabilities", "=currentLiabilities+loans"),
  capital: balanceLine("capital"),
  retainedEarnings: balanceLine("retainedEarnings"),
  dividends: balanceLine("dividends"),
  periodProfit: cents("Profit of the period", "=netProfit.actual", {
    at: { start: "=0" },
    note: "Not booked to equity before the year is closed.",
  }),
  equity: cents("Equity", "=capital+retainedEarnings+dividends+periodProfit"),
  liabilitiesAndEquity: cents("Liabilities and equity", "=liabilities+equity"),
  balanceCheck: cents("Check: difference", "=assets-liabilitiesAndEquity"),
};

/** The indirect method: from profit to cash by what changed on the balance sheet. */
export const cashFlowLines = {
  flowProfit: cents("Profit", "=netProfit.actual"),
  flowDepreciation: cents("Depreciation", "=depreciation.actual"),
  flowInventory: fall("Change in inventory", "inventory"),
  flowReceivables: fall("Change in receivables", "receivables"),
  flowOtherAssets: fall("Change in other assets", "otherAssets"),
  flowPayables: rise("Change in payables", "payables"),
  flowOtherLiabilities: rise("Change in other liabilities", "otherLiabilities"),
  flowOperating: cents(
    "Operating cash flow",
    "=flowProfit+flowDepreciation+flowInventory+flowReceivables+flowOtherAssets+flowPayables+flowOtherLiabilities",
  ),
  flowInvesting: cents(
    "Investment in fixed assets",
    "=fixedAssets.start-fixedAssets.end-flowDepreciation",
    {
      note: "Net assets fall by depreciation without money moving; the rest of their change was paid.",
    },
  ),
  flowLoans: cents(
    "Change in loans",
    "=loans.end-loans.start+currentLoans.end-currentLoans.start",
    { note: "A part that falls due moves from one line to the other, and no money with it." },
  ),
  flowCapital: cents(
    "Change in capital",
    "=capital.end-capital.start+retainedEarnings.end-retainedEarnings.start",
    { note: "What was booked straight to retained earnings came from, or went to, the owners." },
  ),
  flowDividends: rise("Dividends", "dividends"),
  flowFinancing: cents("Financing cash flow", "=flowLoans+flowCapital+flowDividends"),
  cashAtStart: cents("Cash at the start", "=cash.start"),
  flowChange: cents("Change in cash", "=flowOperating+flowInvesting+flowFinancing"),
  cashAtEnd: cents("Cash at the end", "=cash.end", { note: "As the balance sheet has it." }),
  flowCheck: cents("Check: difference", "=cashAtStart+flowChange-cashAtEnd"),
};

export const ratioLines = {
  grossMargin: percent("Gross margin", over("gross.actual", "revenue.actual")),
  operatingMargin: percent("Operating margin", over("operating.actual", "revenue.actual")),
  netMargin: percent("Net margin", over("netProfit.actual", "revenue.actual")),
  averageEquity: cents(
    "Average equity",
    '=IF(hasOpening="yes",(equity.start+equity.end)/2,equity.end)',
    { note: "Without opening balances, the equity at the end." },
  ),
  returnOnEquity: percent(
    "Return on average equity",
    ...overEquity("netProfit.actual", "averageEquity"),
  ),
  currentRatio: decimal("Current ratio", over("currentAssets.end", "currentLiabilities.end")),
  quickRatio: decimal("Quick ratio", over("(receivables.end+cash.end)", "currentLiabilities.end")),
  debtToEquity: decimal("Liabilities to equity", ...overEquity("liabilities.end", "equity.end")),
  interestCover: decimal("Interest coverage", over("operating.actual", "interest.actual")),
  receivableDays: daysOf(
    "Receivables",
    "receivables.end/(1+vatInReceivables)",
    "revenue.actual",
    "Receivables include VAT, revenue does not.",
  ),
  inventoryDays: daysOf("Inventory", "inventory.end", "costOfSales.actual"),
  payableDays: daysOf(
    "Payables",
    "payables.end/(1+vatInPayables)",
    "goods.actual",
    "Payables include VAT, and are owed for what was bought, not for what was sold.",
  ),
  cashCycle: dayCount(
    "Cash conversion cycle",
    '=IF(COUNT(receivableDays,inventoryDays,payableDays)<3,"None",receivableDays+inventoryDays-payableDays)',
    { note: "Receivables and inventory, less payables." },
  ),
};

/** From the budgeted to the actual profit, in steps few enough to be read on a phone. */
export const bridgeLines = {
  bridge: cents("Profit and its changes", "=netProfit.budget", {
    at: {
      sales: "=revenue.variance",
      goods: "=costOfSales.variance",
      staff: "=staff.variance",
      other:
        "=otherIncome.variance+otherCosts.variance+depreciation.variance+interest.variance+tax.variance",
      actual: "=bridge.budget+bridge.sales+bridge.goods+bridge.staff+bridge.other",
    },
  }),
};

/** The accounts on a line, with the sign in which it is reported. */
function sumOf(line: LineName, column: "accountClosing" | "accountOpening" | "accountBudget") {
  const sign = debitSign(line) === 1 ? "" : "-";
  return `=${sign}SUMIFS(all(${column}),all(accountLine),"${reportLines[line].title}")`;
}

function incomeLine(line: LineName): Formula {
  const budget = sumOf(line, "accountBudget");
  return compared(line, reportLines[line].title, sumOf(line, "accountClosing"), { budget });
}

/** With the variance, which is positive where it is good for profit, and its share of the budget. */
function compared(
  name: string,
  label: string,
  formula: string,
  at: Readonly<Record<string, string>> = {},
): Formula {
  const isCost = name === "costOfSales" || (isLineName(name) && reportLines[name].kind === "cost");
  const [better, worse] = isCost ? ["budget", "actual"] : ["actual", "budget"];
  return cents(label, formula, {
    at: {
      ...at,
      variance: `=${name}.${better}-${name}.${worse}`,
      share: `=IF(${isZeroCents(`${name}.budget`)},"–",${name}.variance/ABS(${name}.budget))`,
    },
  });
}

function balanceLine(line: LineName): Formula {
  return cents(reportLines[line].title, sumOf(line, "accountClosing"), {
    at: { start: sumOf(line, "accountOpening") },
  });
}

function rise(label: string, line: LineName) {
  return cents(label, `=${line}.end-${line}.start`);
}

function fall(label: string, line: LineName) {
  return cents(label, `=${line}.start-${line}.end`);
}

function over(amount: string, base: string) {
  return `=IF(${isZeroCents(base)},"None",${amount}/${base})`;
}

function overEquity(amount: string, equity: string): [formula: string, more: { note: string }] {
  return [
    `=IF(${equity}>0.005,${amount}/${equity},"None")`,
    { note: "Only with equity above zero: otherwise a loss would read as a return." },
  ];
}

function daysOf(label: string, balance: string, flow: string, note?: string) {
  const formula = `=IF(${isZeroCents(flow)},"None",${balance}/${flow}*daysInPeriod)`;
  return dayCount(label, formula, note === undefined ? {} : { note });
}
