import { memo } from "react";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { type LineName, reportLines } from "#models/report/lines.ts";
import { ratiosOf } from "#models/report/ratios.ts";
import type { BalanceSheet, IncomeStatement, Report } from "#models/report/statements.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { euros, type RatioRow, ratioRows, ratioText } from "./words.ts";

/** One row of a statement: its figure in each column. */
type Figures = { actual: number; budget: number };

type IncomeColumn = "actual" | "budget" | "variance" | "share";

export const IncomeStatementTable = memo(function IncomeStatementTable({
  report: { income, budget },
  hasBudget,
}: {
  report: Report;
  hasBudget: boolean;
}) {
  const row = (
    id: string,
    title: string,
    amountOf: (statement: IncomeStatement) => number,
    isCost: boolean,
    look?: "sum" | "total",
  ): TableRow<IncomeColumn> => {
    const figures: Figures = { actual: amountOf(income), budget: amountOf(budget) };
    const variance = (figures.actual - figures.budget) * (isCost ? -1 : 1);
    return {
      id,
      title,
      ...(look && { look }),
      textOf: (column) => incomeText(column, figures, variance),
      toneOf: (column) =>
        variance < 0 && (column === "variance" || column === "share") ? "loss" : "plain",
    };
  };
  const line = (name: LineName) =>
    row(
      name,
      reportLines[name].title,
      ({ lines }) => lines[name],
      reportLines[name].kind === "cost",
    );
  const columns: { id: string; title: string; column: IncomeColumn }[] = [
    { id: "actual", title: "Actual", column: "actual" },
    ...(hasBudget
      ? [
          { id: "budget", title: "Budget", column: "budget" as const },
          { id: "variance", title: "Variance", column: "variance" as const },
          { id: "share", title: "in %", column: "share" as const },
        ]
      : []),
  ];
  return (
    <AccountsTable
      caption="Income statement against budget, in euro"
      corner="€"
      columns={columns}
      groups={[
        {
          title: "Income statement",
          rows: [
            line("revenue"),
            line("goods"),
            row("gross", "Gross profit", (one) => one.grossProfit, false, "sum"),
            line("otherIncome"),
            line("staff"),
            line("otherCosts"),
            line("depreciation"),
            row("operating", "Operating profit", (one) => one.operatingProfit, false, "sum"),
            line("interest"),
            line("tax"),
          ],
        },
      ]}
      totals={[row("profit", "Profit", (one) => one.profit, false, "total")]}
    />
  );
});

function incomeText(column: IncomeColumn, { actual, budget }: Figures, variance: number) {
  if (column === "actual") return euros(actual);
  if (column === "budget") return euros(budget);
  if (column === "variance") return formatChange(variance / 100);
  return budget === 0 ? "–" : `${formatChange((variance / Math.abs(budget)) * 100, 1)}`;
}

type BalanceColumn = (report: Report) => (amountOf: (sheet: BalanceSheet) => number) => number;

const balanceColumns: { id: string; title: string; column: BalanceColumn }[] = [
  { id: "end", title: "End", column: (report) => (amountOf) => amountOf(report.closing) },
  { id: "start", title: "Start", column: (report) => (amountOf) => amountOf(report.opening) },
];

export const BalanceSheetTable = memo(function BalanceSheetTable({
  report,
  hasOpening,
}: {
  report: Report;
  hasOpening: boolean;
}) {
  const row = (
    id: string,
    title: string,
    amountOf: (sheet: BalanceSheet) => number,
    look?: "sum" | "total",
  ): TableRow<BalanceColumn> => ({
    id,
    title,
    ...(look && { look }),
    textOf: (column) => euros(column(report)(amountOf)),
  });
  const line = (name: LineName) => row(name, reportLines[name].title, ({ lines }) => lines[name]);
  return (
    <AccountsTable
      caption="Balance sheet, in euro"
      corner="€"
      columns={hasOpening ? balanceColumns : balanceColumns.slice(0, 1)}
      groups={[
        {
          title: "Assets",
          rows: [
            line("fixedAssets"),
            line("inventory"),
            line("receivables"),
            line("otherAssets"),
            line("cash"),
            row("assets", "Assets", ({ assets }) => assets, "total"),
          ],
        },
        {
          title: "Liabilities and equity",
          rows: [
            line("payables"),
            line("otherLiabilities"),
            line("loans"),
            line("capital"),
            line("retainedEarnings"),
            line("dividends"),
            row("profit", "Profit of the period", ({ profit }) => profit),
            row("both", "Liabilities and equity", (one) => one.liabilities + one.equity, "total"),
          ],
        },
      ]}
      totals={[checkRow<BalanceColumn>((column) => column(report)(({ difference }) => difference))]}
    />
  );
});

export const CashFlowTable = memo(function CashFlowTable({ report }: { report: Report }) {
  const { cashFlow } = report;
  const row = (title: string, amount: number, look?: "sum" | "total"): TableRow<null> => ({
    id: title,
    title,
    ...(look && { look }),
    textOf: () => euros(amount),
  });
  return (
    <AccountsTable
      caption="Cash flow statement by the indirect method, in euro"
      corner="€"
      columns={[{ id: "flow", title: "Period", column: null }]}
      groups={[
        {
          title: "Cash flow",
          rows: [
            row("Profit", cashFlow.profit),
            row("Depreciation", cashFlow.depreciation),
            row("Change in inventory", cashFlow.inventory),
            row("Change in receivables", cashFlow.receivables),
            row("Change in other assets", cashFlow.otherAssets),
            row("Change in payables", cashFlow.payables),
            row("Change in other liabilities", cashFlow.otherLiabilities),
            row("Operating cash flow", cashFlow.operating, "sum"),
            row("Investment in fixed assets", cashFlow.investing, "sum"),
            row("Change in loans", cashFlow.loans),
            row("Change in capital", cashFlow.capital),
            row("Dividends", cashFlow.dividends),
            row("Financing cash flow", cashFlow.financing, "sum"),
            row("Cash at the start", cashFlow.openingCash),
            row("Cash at the end", cashFlow.closingCash, "total"),
          ],
        },
      ]}
      totals={[checkRow(() => cashFlow.difference)]}
    />
  );
});

function checkRow<Column>(differenceIn: (column: Column) => number): TableRow<Column> {
  return {
    id: "check",
    title: "Check: difference",
    textOf: (column) => (differenceIn(column) === 0 ? "✓ 0" : euros(differenceIn(column))),
    toneOf: (column) => (differenceIn(column) === 0 ? "accent" : "loss"),
  };
}

export const RatioTable = memo(function RatioTable({
  report,
  days,
}: {
  report: Report;
  days: number;
}) {
  const ratios = ratiosOf(report, days);
  return (
    <AccountsTable
      caption="Ratios"
      corner="Ratio"
      columns={[{ id: "value", title: "Value", column: null }]}
      groups={[
        {
          title: "Ratios",
          rows: ratioRows.map(({ name, title, unit }) => ({
            id: name,
            title,
            textOf: () => inUnit(ratios[name], unit),
          })),
        },
      ]}
    />
  );
});

function inUnit(ratio: number | null, unit: RatioRow["unit"]) {
  if (ratio === null) return "None";
  if (unit === "percent") return formatPercent(ratio);
  return unit === "times" ? ratioText(ratio, 2) : `${formatNumber(ratio)} days`;
}
