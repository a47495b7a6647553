import { formatCount } from "#app/format/count.ts";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { Cents } from "#models/report/amount.ts";
import { isIncomeStatementLine, lineNames } from "#models/report/lines.ts";
import { type Ratios, ratiosOf } from "#models/report/ratios.ts";
import type { Amounts, Report } from "#models/report/statements.ts";
import {
  mostRows,
  type Notice,
  type Problem,
  type TrialBalance,
} from "#models/report/trial-balance.ts";
import type { Result } from "../kit/result.ts";

/** In whole euro, as every statement is printed. */
export function euros(cents: Cents) {
  return formatNumber(cents / 100);
}

/** To the cent, where an amount has to be found in a file. */
function exact(cents: Cents) {
  return formatEuro(cents / 100, 2);
}

/** The unit in which amounts up to this one are short enough for a label on a phone. */
export function shortUnit(largest: number): { name: string; euros: number; atMost: number } {
  if (largest < 10_000) return { name: "euro", euros: 1, atMost: 0 };
  if (largest < 10_000_000) return { name: "€k", euros: 1_000, atMost: 1 };
  return { name: "€m", euros: 1_000_000, atMost: 1 };
}

/** The figures of the strip; without a report they say what is missing. */
export function headlines(trial: TrialBalance, report: Report | null, days: number): Result[] {
  const labels = { profit: "Profit", cash: "Operating cash flow", ratio: "Current ratio" };
  if (!report) {
    const none = { value: "None", note: "no report yet" };
    return [
      { id: "profit", label: labels.profit, ...none },
      { id: "operatingCash", label: labels.cash, ...none },
      { id: "liquidity", label: labels.ratio, ...none },
      checksFigure(trial),
    ];
  }
  const { income, budget, cashFlow } = report;
  const ahead = (income.profit - budget.profit) / 100;
  const ratios = ratiosOf(report, days);
  return [
    {
      id: "profit",
      label: labels.profit,
      value: formatEuro(income.profit / 100),
      note: trial.hasBudget
        ? `${formatEuro(Math.abs(ahead))} ${ahead < 0 ? "below" : "above"} budget`
        : "no budget in the file",
    },
    {
      id: "operatingCash",
      label: labels.cash,
      value: trial.hasOpening ? formatEuro(cashFlow.operating / 100) : "None",
      note: trial.hasOpening
        ? `cash from ${formatEuro(cashFlow.openingCash / 100)} to ${formatEuro(cashFlow.closingCash / 100)}`
        : "no opening balances in the file",
    },
    {
      id: "liquidity",
      label: labels.ratio,
      value: ratioText(ratios.currentRatio, 2),
      note: `quick ratio ${ratioText(ratios.quickRatio, 2)}`,
    },
    checksFigure(trial),
  ];
}

function checksFigure({ problems, accounts }: TrialBalance): Result {
  const debits = accounts.reduce((sum, { closing }) => sum + Math.max(0, closing), 0);
  return {
    id: "checks",
    label: "Checks",
    value: problems.length === 0 ? "Passed" : formatCount(problems.length, "problem"),
    note:
      problems.length === 0
        ? `${formatCount(accounts.length, "account")}, ${formatEuro(debits / 100)} on either side`
        : "listed below, with their rows",
  };
}

export function ratioText(ratio: number | null, digits: number) {
  return ratio === null ? "None" : formatNumber(ratio, digits);
}

export type RatioRow = { name: keyof Ratios; title: string; unit: "percent" | "times" | "days" };

export const ratioRows: readonly RatioRow[] = [
  { name: "grossMargin", title: "Gross margin", unit: "percent" },
  { name: "operatingMargin", title: "Operating margin", unit: "percent" },
  { name: "netMargin", title: "Net margin", unit: "percent" },
  { name: "returnOnEquity", title: "Return on equity", unit: "percent" },
  { name: "currentRatio", title: "Current ratio", unit: "times" },
  { name: "quickRatio", title: "Quick ratio", unit: "times" },
  { name: "debtToEquity", title: "Liabilities to equity", unit: "times" },
  { name: "interestCover", title: "Interest cover", unit: "times" },
  { name: "receivableDays", title: "Receivables", unit: "days" },
  { name: "inventoryDays", title: "Inventory", unit: "days" },
  { name: "payableDays", title: "Payables", unit: "days" },
];

/** The whole report as cells, for a file: amounts with a decimal point and no thousands separator. */
export function reportCells(report: Report, { hasBudget, hasOpening }: TrialBalance): string[][] {
  const { income, budget, closing, opening, cashFlow } = report;
  const plain = (cents: Cents) => (cents / 100).toFixed(2);
  const rows: string[][] = [["statement", "line", "actual", "budget or start"]];
  const amounts = (statement: string, own: object, beside: object | null) => {
    const others = new Map(Object.entries(beside ?? {}));
    for (const [name, amount] of Object.entries(own)) {
      if (typeof amount !== "number") continue;
      const other = others.get(name);
      rows.push([statement, name, plain(amount), typeof other === "number" ? plain(other) : ""]);
    }
  };
  const ofKind = (isIncome: boolean, { lines }: { lines: Amounts }) =>
    Object.fromEntries(
      lineNames
        .filter((line) => isIncomeStatementLine(line) === isIncome)
        .map((line) => [line, lines[line]]),
    );
  amounts(
    "income statement",
    { ...ofKind(true, income), ...income },
    hasBudget ? { ...ofKind(true, budget), ...budget } : null,
  );
  amounts(
    "balance sheet",
    { ...ofKind(false, closing), ...closing },
    hasOpening ? { ...ofKind(false, opening), ...opening } : null,
  );
  if (hasOpening) amounts("cash flow", cashFlow, null);
  return rows;
}

/** What stops the report, with its row. */
export function problemText(problem: Problem): string {
  switch (problem.kind) {
    case "empty":
      return "There is nothing to read yet. Paste a trial balance, drop a file or start from a demo.";
    case "no column":
      return problem.missing === "account"
        ? "Row 1: no column is titled “account”."
        : "Row 1: the amounts need a column titled “balance”, or two titled “debit” and “credit”.";
    case "too many rows":
      return `The file has ${formatNumber(problem.rows)} rows; the limit is ${formatNumber(mostRows)}.`;
    case "not an amount":
      return `Row ${problem.row}: “${problem.written}” in the column ${problem.column} is not an amount in this format.`;
    case "no account":
      return `Row ${problem.row}: there is no account number.`;
    case "unknown line":
      return `Row ${problem.row}: the report has no line called “${problem.written}”.`;
    case "unmapped":
      return `Row ${problem.row}: account ${nameOf(problem)} with ${exact(problem.closing)} is on no line of the report.`;
    case "opening of income":
      return `Row ${problem.row}: account ${nameOf(problem)} starts with ${exact(problem.opening)}, but income and cost start every year at zero.`;
    case "unbalanced":
      return imbalanceText(problem);
  }
}

function imbalanceText({ column, difference, suspects }: Extract<Problem, { kind: "unbalanced" }>) {
  const what = column === "closing" ? "Debits and credits" : "Opening debits and credits";
  const size = Math.abs(difference);
  const found =
    suspects.length > 0
      ? ` Look at row ${suspects.join(", ")}: the amount there would explain it.`
      : size % 9 === 0
        ? " The difference is a multiple of 9, as when two digits are swapped."
        : "";
  const larger = difference > 0 ? "debits are larger" : "credits are larger";
  return `${what} differ by ${exact(size)}: the ${larger}.${found}`;
}

export function noticeText(notice: Notice) {
  return notice.kind === "added up"
    ? `Rows ${notice.rows.join(", ")} are all account ${notice.account} and were added up.`
    : `Row ${notice.row} looks like a total and was left out.`;
}

function nameOf({ account, name }: { account: string; name: string }) {
  return name === "" ? account : `${account} ${name}`;
}
