import type { SheetValue, SheetValues } from "#workings/definition.ts";
import type { Cents, DecimalMark } from "./amount.ts";
import { isIncomeStatementLine, type LineName, lineNames, reportLines } from "./lines.ts";
import { ratiosOf } from "./ratios.ts";
import { mostSheetAccounts, type SheetAccount, sheetAccounts } from "./sheet-accounts.ts";
import { type BalanceSheet, type IncomeStatement, type Report, reportOf } from "./statements.ts";
import type { TrialBalance } from "./trial-balance.ts";
import { profitBridge } from "./variances.ts";

/** What the model makes of a trial balance, cell by cell. With problems there is nothing to report. */
export function reportSheetValues(
  trial: TrialBalance,
  settings: { daysInPeriod: number; decimalMark: DecimalMark },
  otherProblems = 0,
): SheetValues {
  const problems = trial.problems.length + otherProblems;
  const accounts = problems > 0 ? [] : trial.accounts;
  const report = reportOf(accounts);
  const ratios = ratiosOf(report, settings.daysInPeriod);
  const hasReport = problems === 0;
  return {
    ...settings,
    hasOpening: trial.hasOpening ? "yes" : "no",
    hasBudget: trial.hasBudget ? "yes" : "no",
    problemsInFile: problems,
    problems,
    ...{ unbalanced: 0, openingUnbalanced: 0, onNoLine: 0 },
    ...accountValues(sheetAccounts(accounts)),
    ...incomeValues(report),
    ...balanceValues(report),
    ...cashFlowValues(report),
    ...Object.fromEntries(Object.entries(ratios).map(([name, value]) => [name, [value ?? "None"]])),
    bridge: bridgeValues(report),
    profit: hasReport ? euros(report.income.profit) : "None",
    operatingCash: hasReport && trial.hasOpening ? euros(report.cashFlow.operating) : "None",
    liquidity: hasReport ? (ratios.currentRatio ?? "None") : "None",
    checks: hasReport ? "Passed" : problems,
  };
}

function euros(cents: Cents) {
  return cents / 100;
}

function accountValues(accounts: readonly SheetAccount[]): SheetValues {
  const column = (value: (account: SheetAccount) => SheetValue) =>
    Array.from({ length: mostSheetAccounts }, (_, index) => {
      const account = accounts[index];
      return account ? value(account) : "";
    });
  return {
    accountName: column(({ name }) => name),
    accountNumber: column(({ account }) => account),
    accountLine: column(({ line }) => reportLines[line].title),
    accountClosing: column(({ closing }) => euros(closing)),
    accountOpening: column(({ opening }) => euros(opening)),
    accountBudget: column(({ budget }) => euros(budget)),
  };
}

function incomeValues({ income, budget }: Report): SheetValues {
  const row = (amountOf: (statement: IncomeStatement) => Cents, isCost = false) => {
    const [actual, planned] = [amountOf(income), amountOf(budget)];
    const variance = isCost ? planned - actual : actual - planned;
    const share = planned === 0 ? "–" : variance / Math.abs(planned);
    return [euros(actual), euros(planned), euros(variance), share];
  };
  const lines = lineNames
    .filter(isIncomeStatementLine)
    .map((line) => [line, row(({ lines }) => lines[line], reportLines[line].kind === "cost")]);
  return {
    ...Object.fromEntries(lines),
    gross: row(({ grossProfit }) => grossProfit),
    operating: row(({ operatingProfit }) => operatingProfit),
    netProfit: row(({ profit }) => profit),
  };
}

function balanceValues({ closing, opening }: Report): SheetValues {
  const row = (amountOf: (sheet: BalanceSheet) => Cents) => [
    euros(amountOf(closing)),
    euros(amountOf(opening)),
  ];
  const onLine = (line: LineName) => row(({ lines }) => lines[line]);
  const lines = lineNames.filter((line) => !isIncomeStatementLine(line));
  return {
    ...Object.fromEntries(lines.map((line) => [line, onLine(line)])),
    currentAssets: row(({ currentAssets }) => currentAssets),
    assets: row(({ assets }) => assets),
    currentLiabilities: row(({ lines }) => lines.payables + lines.otherLiabilities),
    liabilities: row(({ liabilities }) => liabilities),
    periodProfit: row(({ profit }) => profit),
    equity: row(({ equity }) => equity),
    liabilitiesAndEquity: row(({ liabilities, equity }) => liabilities + equity),
    balanceCheck: row(({ difference }) => difference),
  };
}

function cashFlowValues({ cashFlow }: Report): SheetValues {
  const amounts = {
    flowProfit: cashFlow.profit,
    flowDepreciation: cashFlow.depreciation,
    flowInventory: cashFlow.inventory,
    flowReceivables: cashFlow.receivables,
    flowOtherAssets: cashFlow.otherAssets,
    flowPayables: cashFlow.payables,
    flowOtherLiabilities: cashFlow.otherLiabilities,
    flowOperating: cashFlow.operating,
    flowInvesting: cashFlow.investing,
    flowLoans: cashFlow.loans,
    flowCapital: cashFlow.capital,
    flowDividends: cashFlow.dividends,
    flowFinancing: cashFlow.financing,
    cashAtStart: cashFlow.openingCash,
    cashAtEnd: cashFlow.closingCash,
    flowCheck: cashFlow.difference,
  };
  return Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, [euros(amount)]]),
  );
}

function bridgeValues({ income, budget }: Report): number[] {
  const { budget: planned, changes, actual } = profitBridge(income, budget);
  return [planned, ...changes.map(({ change }) => change), actual].map(euros);
}
