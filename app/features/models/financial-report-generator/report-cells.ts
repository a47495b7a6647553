import { isIncomeStatementLine, lineNames } from "#models/report/lines.ts";
import type { ReportFigures } from "./statement-tables.tsx";

type LineOfSheet = Parameters<ReportFigures["at"]>[0];
/** What a line is called in the file, where its name in the sheet says more. */
type Lines = readonly (readonly [inFile: string, line: LineOfSheet])[];

const incomeLines: Lines = [
  ...lineNames.filter(isIncomeStatementLine).map((line) => [line, line] as const),
  ["costOfGoodsSold", "costOfSales"],
  ["grossProfit", "gross"],
  ["operatingProfit", "operating"],
  ["profitBeforeTax", "beforeTax"],
  ["profit", "netProfit"],
];

const balanceLines: Lines = [
  ...lineNames.filter((line) => !isIncomeStatementLine(line)).map((line) => [line, line] as const),
  ["currentAssets", "currentAssets"],
  ["assets", "assets"],
  ["currentLiabilities", "currentLiabilities"],
  ["liabilities", "liabilities"],
  ["equity", "equity"],
  ["profit", "periodProfit"],
  ["difference", "balanceCheck"],
];

const cashFlowLines: Lines = [
  ["profit", "flowProfit"],
  ["depreciation", "flowDepreciation"],
  ["inventory", "flowInventory"],
  ["receivables", "flowReceivables"],
  ["otherAssets", "flowOtherAssets"],
  ["payables", "flowPayables"],
  ["otherLiabilities", "flowOtherLiabilities"],
  ["operating", "flowOperating"],
  ["investing", "flowInvesting"],
  ["loans", "flowLoans"],
  ["capital", "flowCapital"],
  ["dividends", "flowDividends"],
  ["financing", "flowFinancing"],
  ["change", "flowChange"],
  ["openingCash", "cashAtStart"],
  ["closingCash", "cashAtEnd"],
  ["difference", "flowCheck"],
];

/** The whole report as cells, for a file: amounts with a decimal point and no thousands separator. */
export function reportCells(figures: ReportFigures): string[][] {
  const hasOpening = figures.value("hasOpening") === "yes";
  const hasBudget = figures.value("hasBudget") === "yes";
  const plain = (line: LineOfSheet, column: string | null) =>
    column === null ? "" : withoutMinusZero(figures.numberAt(line, column).toFixed(2));
  const rows = (statement: string, lines: Lines, own: string, beside: string | null) =>
    lines.map(([inFile, line]) => [statement, inFile, plain(line, own), plain(line, beside)]);
  return [
    ["statement", "line", "actual", "budget or start"],
    ...rows("income statement", incomeLines, "actual", hasBudget ? "budget" : null),
    ...rows("balance sheet", balanceLines, "end", hasOpening ? "start" : null),
    ...(hasOpening ? rows("cash flow", cashFlowLines, "period", null) : []),
  ];
}

function withoutMinusZero(amount: string) {
  return amount === "-0.00" ? "0.00" : amount;
}
