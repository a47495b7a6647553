/** What an account on this line is; decides the side on which its balance is usual. */
type Kind = "income" | "cost" | "asset" | "liability" | "equity";

/** The lines of the report, in the order in which they are printed. */
export const reportLines = {
  revenue: { title: "Revenue", kind: "income" },
  goods: { title: "Goods and materials", kind: "cost" },
  inventoryChange: { title: "Change in inventories", kind: "cost" },
  otherIncome: { title: "Other income", kind: "income" },
  staff: { title: "Staff", kind: "cost" },
  otherCosts: { title: "Other operating costs", kind: "cost" },
  depreciation: { title: "Depreciation", kind: "cost" },
  interest: { title: "Interest", kind: "cost" },
  tax: { title: "Income tax", kind: "cost" },
  fixedAssets: { title: "Fixed assets, net", kind: "asset" },
  inventory: { title: "Inventory", kind: "asset" },
  receivables: { title: "Trade receivables", kind: "asset" },
  otherAssets: { title: "Prepaid and other assets", kind: "asset" },
  cash: { title: "Cash", kind: "asset" },
  payables: { title: "Trade payables", kind: "liability" },
  otherLiabilities: { title: "Tax and other liabilities", kind: "liability" },
  currentLoans: { title: "Loans due within a year", kind: "liability" },
  loans: { title: "Loans due later", kind: "liability" },
  capital: { title: "Share capital", kind: "equity" },
  retainedEarnings: { title: "Retained earnings", kind: "equity" },
  dividends: { title: "Dividends paid", kind: "equity" },
} satisfies Record<string, { title: string; kind: Kind }>;

export type LineName = keyof typeof reportLines;

export const lineNames = Object.keys(reportLines) as LineName[];

export function isLineName(text: string): text is LineName {
  return Object.hasOwn(reportLines, text);
}

export function isIncomeStatementLine(line: LineName) {
  return reportLines[line].kind === "income" || reportLines[line].kind === "cost";
}

/** 1 where a debit balance is reported as a positive amount, −1 where a credit balance is. */
export function debitSign(line: LineName): 1 | -1 {
  return reportLines[line].kind === "asset" || reportLines[line].kind === "cost" ? 1 : -1;
}

/** The standard mapping: four-digit account numbers, in ranges. */
export const accountRanges: readonly { from: number; to: number; line: LineName }[] = [
  { from: 0, to: 999, line: "fixedAssets" },
  { from: 1000, to: 1099, line: "cash" },
  { from: 1200, to: 1299, line: "receivables" },
  { from: 1300, to: 1399, line: "inventory" },
  { from: 1400, to: 1499, line: "otherAssets" },
  { from: 2000, to: 2099, line: "capital" },
  { from: 2100, to: 2199, line: "retainedEarnings" },
  { from: 2200, to: 2299, line: "dividends" },
  { from: 3000, to: 3199, line: "loans" },
  { from: 3200, to: 3299, line: "currentLoans" },
  { from: 3300, to: 3399, line: "payables" },
  { from: 3400, to: 3699, line: "otherLiabilities" },
  { from: 4000, to: 4899, line: "revenue" },
  { from: 4900, to: 4999, line: "otherIncome" },
  { from: 5000, to: 5899, line: "goods" },
  { from: 5900, to: 5999, line: "inventoryChange" },
  { from: 6000, to: 6199, line: "staff" },
  { from: 6200, to: 6799, line: "otherCosts" },
  { from: 6800, to: 6899, line: "depreciation" },
  { from: 7000, to: 7099, line: "interest" },
  { from: 7600, to: 7699, line: "tax" },
];

/** The line of an account by its number; `null` when the standard mapping does not know it. */
export function standardLine(account: string): LineName | null {
  if (!/^\d{4}$/.test(account)) return null;
  const number = Number(account);
  return accountRanges.find(({ from, to }) => number >= from && number <= to)?.line ?? null;
}

/** Where goods are booked as they are sold, there is no change in inventories to add. */
const otherTitles: Readonly<Record<string, LineName>> = { "cost of goods sold": "goods" };

/** A line by its name or its title, as a column of the file may give it. */
export function findLine(written: string): LineName | null {
  const wanted = written.trim().toLowerCase();
  return (
    lineNames.find(
      (line) => line.toLowerCase() === wanted || reportLines[line].title.toLowerCase() === wanted,
    ) ??
    otherTitles[wanted] ??
    null
  );
}
