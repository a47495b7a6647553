import type { Cents } from "./amount.ts";
import { debitSign, type LineName, lineNames } from "./lines.ts";
import type { Account } from "./trial-balance.ts";

type Column = "closing" | "opening" | "budget";

/** Amounts by line as they are reported: income, cost, assets, liabilities and equity all positive. */
export type Amounts = Record<LineName, Cents>;

export type IncomeStatement = {
  lines: Amounts;
  grossProfit: Cents;
  /** Before interest and tax. */
  operatingProfit: Cents;
  profitBeforeTax: Cents;
  profit: Cents;
};

export type BalanceSheet = {
  lines: Amounts;
  currentAssets: Cents;
  assets: Cents;
  liabilities: Cents;
  /** With the profit of the period, which is not booked to equity before the year is closed. */
  equity: Cents;
  profit: Cents;
  /** Assets less liabilities and equity. Anything but zero is wrong. */
  difference: Cents;
};

export type CashFlow = {
  profit: Cents;
  depreciation: Cents;
  /** What each line of working capital adds to cash. */
  inventory: Cents;
  receivables: Cents;
  otherAssets: Cents;
  payables: Cents;
  otherLiabilities: Cents;
  operating: Cents;
  /** Bought less sold, at book value. */
  investing: Cents;
  loans: Cents;
  capital: Cents;
  dividends: Cents;
  financing: Cents;
  openingCash: Cents;
  closingCash: Cents;
  /** The closing balance of cash less opening balance and flows. Anything but zero is wrong. */
  difference: Cents;
};

export type Report = {
  income: IncomeStatement;
  budget: IncomeStatement;
  closing: BalanceSheet;
  opening: BalanceSheet;
  cashFlow: CashFlow;
};

export function reportOf(accounts: readonly Account[]): Report {
  const income = incomeStatement(amountsOf(accounts, "closing"));
  const closing = balanceSheet(amountsOf(accounts, "closing"), income.profit);
  const opening = balanceSheet(amountsOf(accounts, "opening"), 0);
  return {
    income,
    budget: incomeStatement(amountsOf(accounts, "budget")),
    closing,
    opening,
    cashFlow: cashFlow(income, opening, closing),
  };
}

function amountsOf(accounts: readonly Account[], column: Column): Amounts {
  const amounts = Object.fromEntries(lineNames.map((line) => [line, 0])) as Amounts;
  for (const account of accounts) {
    amounts[account.line] += debitSign(account.line) * account[column];
  }
  return amounts;
}

function incomeStatement(lines: Amounts): IncomeStatement {
  const grossProfit = lines.revenue - lines.goods;
  const operatingProfit =
    grossProfit + lines.otherIncome - lines.staff - lines.otherCosts - lines.depreciation;
  const profitBeforeTax = operatingProfit - lines.interest;
  const profit = profitBeforeTax - lines.tax;
  return { lines, grossProfit, operatingProfit, profitBeforeTax, profit };
}

function balanceSheet(lines: Amounts, profit: Cents): BalanceSheet {
  const currentAssets = lines.inventory + lines.receivables + lines.otherAssets + lines.cash;
  const assets = lines.fixedAssets + currentAssets;
  const liabilities = lines.payables + lines.otherLiabilities + lines.loans;
  const equity = lines.capital + lines.retainedEarnings + lines.dividends + profit;
  const difference = assets - liabilities - equity;
  return { lines, currentAssets, assets, liabilities, equity, profit, difference };
}

/** The indirect method: from profit to cash by what changed on the balance sheet. */
function cashFlow(income: IncomeStatement, opening: BalanceSheet, closing: BalanceSheet): CashFlow {
  const rise = (line: LineName) => closing.lines[line] - opening.lines[line];
  const { profit } = income;
  const { depreciation } = income.lines;
  const changes = {
    inventory: -rise("inventory"),
    receivables: -rise("receivables"),
    otherAssets: -rise("otherAssets"),
    payables: rise("payables"),
    otherLiabilities: rise("otherLiabilities"),
  };
  const workingCapital = Object.values(changes).reduce((sum, change) => sum + change, 0);
  const operating = profit + depreciation + workingCapital;
  // Net assets fall by depreciation without money moving; the rest of their change was paid.
  const investing = -rise("fixedAssets") - depreciation;
  const loans = rise("loans");
  // What was booked straight to retained earnings came from, or went to, the owners.
  const capital = rise("capital") + rise("retainedEarnings");
  const dividends = rise("dividends");
  const financing = loans + capital + dividends;
  const openingCash = opening.lines.cash;
  const closingCash = closing.lines.cash;
  return {
    profit,
    depreciation,
    ...changes,
    operating,
    investing,
    loans,
    capital,
    dividends,
    financing,
    openingCash,
    closingCash,
    difference: closingCash - openingCash - operating - investing - financing,
  };
}
