import { formatEuro } from "#app/lib/format/money.ts";
import { formatCount, formatNumber } from "#app/lib/format/number.ts";
import type { Cents } from "#models/report/amount.ts";
import { maxRows, type Notice, type Problem } from "#models/report/trial-balance.ts";
import type { ReadFile } from "./case-file.ts";

/** In whole euro, as every statement is printed. */
export function euros(amount: number) {
  return formatNumber(amount);
}

/** To the cent, where an amount has to be found in a file. */
function exact(cents: Cents) {
  return formatEuro(cents / 100, 2);
}

/** The unit in which amounts up to this one are short enough for a label on a phone. */
export function shortUnit(largest: number): { name: string; euros: number; atMost: number } {
  if (largest < 100_000) return { name: "€", euros: 1, atMost: 0 };
  if (largest < 10_000_000) return { name: "€k", euros: 1_000, atMost: 1 };
  return { name: "€m", euros: 1_000_000, atMost: 1 };
}

/** How much of the file is in the report, below the check. */
export function fileText({ problems, accounts, openQuote }: ReadFile) {
  if (problems.length > 0 || openQuote) return "listed below, with their rows";
  const debits = accounts.reduce((sum, { closing }) => sum + Math.max(0, closing), 0);
  return `${formatCount(accounts.length, "account")}, ${formatEuro(debits / 100)} on either side`;
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
      return `The file has ${formatNumber(problem.rows)} rows; the limit is ${formatNumber(maxRows)}.`;
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
