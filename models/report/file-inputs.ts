import { lineNames, reportLines } from "./lines.ts";
import type { Account, TrialBalance } from "./trial-balance.ts";

/** The rows for accounts in the workbook. */
export const maxSheetAccounts = 150;

/** Those of a longer trial balance that keep their row; the others are added up by line. */
const keptAccounts = maxSheetAccounts - lineNames.length;

type SheetAccount = Pick<Account, "account" | "name" | "line" | "closing" | "opening" | "budget">;

/** What the sheet is given of a file. With problems there is nothing to report. */
export function fileInputs(
  { accounts, problems, hasOpening, hasBudget }: TrialBalance,
  openQuote = false,
) {
  const problemsInFile = problems.length + (openQuote ? 1 : 0);
  const listed = problemsInFile > 0 ? [] : sheetAccounts(accounts);
  return {
    hasOpening: hasOpening ? "yes" : "no",
    hasBudget: hasBudget ? "yes" : "no",
    problemsInFile,
    accounts: listed.map(({ account, name, line, closing, opening, budget }) => ({
      accountName: name,
      accountNumber: account,
      accountLine: reportLines[line].title,
      accountClosing: closing / 100,
      accountOpening: opening / 100,
      accountBudget: budget / 100,
    })),
  };
}

/** The accounts as the workbook lists them: each on a row of its own, as far as the rows reach. */
export function sheetAccounts(accounts: readonly Account[]): readonly SheetAccount[] {
  if (accounts.length <= maxSheetAccounts) return accounts;
  const others = accounts.slice(keptAccounts);
  const addedUp = lineNames.flatMap((line): SheetAccount[] => {
    const onLine = others.filter((account) => account.line === line);
    if (onLine.length === 0) return [];
    const sum = (column: "closing" | "opening" | "budget") =>
      onLine.reduce((total, account) => total + account[column], 0);
    return [
      {
        account: "",
        name: `${reportLines[line].title}: ${onLine.length} other accounts`,
        line,
        closing: sum("closing"),
        opening: sum("opening"),
        budget: sum("budget"),
      },
    ];
  });
  return [...accounts.slice(0, keptAccounts), ...addedUp];
}

/** The row of an account in the workbook, from 1; `null` where it is added up with others. */
export function sheetRowOf(index: number, count: number) {
  return index < (count <= maxSheetAccounts ? count : keptAccounts) ? index + 1 : null;
}
