import { type Cents, type DecimalMark, parseAmount } from "./amount.ts";
import { findLine, isIncomeStatementLine, type LineName, standardLine } from "./lines.ts";

/** One account. Debits are positive, credits negative. */
export type Account = {
  account: string;
  name: string;
  /** The rows of the file that gave its amounts; the header is row 1. */
  rows: number[];
  closing: Cents;
  opening: Cents;
  budget: Cents;
  line: LineName;
};

/** What stops the report. Each names the row that has to be looked at, where there is one. */
export type Problem =
  | { kind: "empty" }
  | { kind: "no column"; missing: "account" | "amount" }
  | { kind: "too many rows"; rows: number }
  | { kind: "not an amount"; row: number; column: string; written: string }
  | { kind: "no account"; row: number }
  | { kind: "unknown line"; row: number; written: string }
  | { kind: "unmapped"; row: number; account: string; name: string; closing: Cents }
  | { kind: "opening of income"; row: number; account: string; name: string; opening: Cents }
  | {
      kind: "unbalanced";
      column: "closing" | "opening";
      /** Debits less credits. */
      difference: Cents;
      /** Rows that hold just this amount, or half of it on what may be the wrong side. */
      suspects: number[];
    };

/** What was done with the file and should be known; it stops nothing. */
export type Notice =
  | { kind: "added up"; account: string; rows: number[] }
  | { kind: "total left out"; row: number };

export type TrialBalance = {
  accounts: Account[];
  problems: Problem[];
  notices: Notice[];
  hasOpening: boolean;
  hasBudget: boolean;
};

export type ReadingOptions = {
  decimalMark: DecimalMark;
  /** Lines that differ from the standard mapping, by account. They come before the file's own column. */
  mapping: ReadonlyMap<string, LineName>;
};

export const maxRows = 2000;

const columnNames = {
  account: ["account", "account number", "account no", "account no.", "number", "code"],
  name: ["name", "account name", "description"],
  debit: ["debit", "dr"],
  credit: ["credit", "cr"],
  balance: ["balance", "closing", "closing balance", "amount"],
  opening: ["opening", "opening balance"],
  budget: ["budget"],
  line: ["line", "report line"],
};

type ColumnName = keyof typeof columnNames;
type Columns = Partial<Record<ColumnName, number>>;

/** Reads the cells of a trial balance. Nothing is dropped in silence: it is read, noticed or a problem. */
export function readTrialBalance(
  cells: readonly (readonly string[])[],
  options: ReadingOptions,
): TrialBalance {
  const [header = [], ...rows] = cells;
  const columns = columnsOf(header);
  const nothing = { accounts: [], notices: [], hasOpening: false, hasBudget: false };
  if (cells.every(isBlank)) return { ...nothing, problems: [{ kind: "empty" }] };
  const missing = missingColumn(columns);
  if (missing) return { ...nothing, problems: [{ kind: "no column", missing }] };
  if (rows.length > maxRows) {
    return { ...nothing, problems: [{ kind: "too many rows", rows: rows.length }] };
  }

  const problems: Problem[] = [];
  const notices: Notice[] = [];
  const accounts = new Map<string, Draft>();
  for (const [index, cellsOfRow] of rows.entries()) {
    if (isBlank(cellsOfRow)) continue;
    const row = index + 2;
    const read = readRow(cellsOfRow, row, columns, options);
    if (read.kind === "total") notices.push({ kind: "total left out", row });
    else if (read.kind === "no account") problems.push({ kind: "no account", row });
    else {
      problems.push(...read.problems);
      addTo(accounts, read.draft);
    }
  }

  const mapped: Account[] = [];
  for (const { line, ...account } of accounts.values()) {
    if (account.rows.length > 1) {
      notices.push({ kind: "added up", account: account.account, rows: account.rows });
    }
    const row = account.rows[0] ?? 0;
    if (line === null) problems.push({ kind: "unmapped", row, ...account });
    else mapped.push({ ...account, line });
    if (line && isIncomeStatementLine(line) && account.opening !== 0) {
      problems.push({ kind: "opening of income", row, ...account });
    }
  }
  // A sum over amounts that could not all be read would only say the same again.
  if (!problems.some(({ kind }) => kind === "not an amount")) {
    problems.push(...imbalance([...accounts.values()], "closing"));
    problems.push(...imbalance([...accounts.values()], "opening"));
  }
  return {
    accounts: mapped,
    problems,
    notices,
    hasOpening: columns.opening !== undefined,
    hasBudget: columns.budget !== undefined,
  };
}

/** Rows of the same account count together. */
function addTo(accounts: Map<string, Draft>, draft: Draft) {
  const known = accounts.get(draft.account);
  if (!known) {
    accounts.set(draft.account, draft);
    return;
  }
  known.rows.push(...draft.rows);
  known.closing += draft.closing;
  known.opening += draft.opening;
  known.budget += draft.budget;
}

function columnsOf(header: readonly string[]): Columns {
  const titles = header.map((title) => title.trim().toLowerCase());
  const columns: Columns = {};
  for (const [column, names] of Object.entries(columnNames)) {
    const place = titles.findIndex((title) => names.includes(title));
    if (place >= 0) columns[column as ColumnName] = place;
  }
  return columns;
}

function missingColumn({ account, debit, credit, balance }: Columns) {
  if (account === undefined) return "account";
  const hasBothSides = debit !== undefined && credit !== undefined;
  return hasBothSides || balance !== undefined ? null : "amount";
}

function isBlank(row: readonly string[]) {
  return row.every((cell) => cell.trim() === "");
}

type Draft = Omit<Account, "line"> & { line: LineName | null };

type ReadRow =
  | { kind: "account"; draft: Draft; problems: Problem[] }
  | { kind: "total" }
  | { kind: "no account" };

function readRow(
  cells: readonly string[],
  row: number,
  columns: Columns,
  { decimalMark, mapping }: ReadingOptions,
): ReadRow {
  const problems: Problem[] = [];
  const text = (column: ColumnName) => cells[columns[column] ?? -1]?.trim() ?? "";
  const amount = (column: ColumnName) => {
    const cents = parseAmount(text(column), decimalMark);
    if (cents === null)
      problems.push({ kind: "not an amount", row, column, written: text(column) });
    return cents ?? 0;
  };
  const account = text("account");
  const isTotal = /^(grand )?(totals?|sum)\b/i.test(account === "" ? text("name") : account);
  if (isTotal) return { kind: "total" };
  if (account === "") return { kind: "no account" };

  const sides = columns.balance === undefined;
  const closing = sides ? amount("debit") - amount("credit") : amount("balance");
  const lineInFile = text("line");
  const named = lineInFile === "" ? null : findLine(lineInFile);
  if (lineInFile !== "" && named === null) {
    problems.push({ kind: "unknown line", row, written: lineInFile });
  }
  const draft = {
    account,
    name: text("name"),
    rows: [row],
    closing,
    opening: amount("opening"),
    budget: amount("budget"),
    line: mapping.get(account) ?? named ?? standardLine(account),
  };
  return { kind: "account", draft, problems };
}

function imbalance(
  accounts: readonly Pick<Account, "rows" | "closing" | "opening">[],
  column: "closing" | "opening",
): Problem[] {
  const difference = accounts.reduce((sum, account) => sum + account[column], 0);
  if (difference === 0) return [];
  const suspects = accounts
    .filter((account) => {
      const amount = account[column];
      return Math.abs(amount) === Math.abs(difference) || amount * 2 === difference;
    })
    .flatMap(({ rows }) => rows);
  return [{ kind: "unbalanced", column, difference, suspects }];
}
