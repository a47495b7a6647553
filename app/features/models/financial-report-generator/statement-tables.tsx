import { memo } from "react";
import { formatChange } from "#app/lib/format/number.ts";
import type { sheet } from "#models/report/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { euros } from "./words.ts";

export type ReportFigures = FiguresOf<typeof sheet>;
type LineOfSheet = Parameters<ReportFigures["at"]>[0];

/** Rows of a statement by the names of their lines. */
function rowsOf<Column extends string>(
  { describe, at }: ReportFigures,
  names: readonly LineOfSheet[],
  { sums = [], total }: { sums?: readonly LineOfSheet[]; total?: LineOfSheet } = {},
): TableRow<Column>[] {
  return names.map((name) => ({
    id: name,
    title: describe(name).label,
    ...(name === total ? { look: "total" } : sums.includes(name) && { look: "sum" }),
    textOf: (column) => euros(Number(at(name, column))),
  }));
}

/** The last row of a statement: a difference that has to be zero. */
function checkRow<Column extends string>(
  { describe, numberAt }: ReportFigures,
  name: "balanceCheck" | "flowCheck",
): TableRow<Column> {
  // Amounts are in whole cents: less than half of one is what adding up in binary leaves.
  const isZero = (column: Column) => Math.abs(numberAt(name, column)) < 0.005;
  return {
    id: name,
    title: describe(name).label,
    textOf: (column) => (isZero(column) ? "✓ 0" : euros(numberAt(name, column))),
    toneOf: (column) => (isZero(column) ? "accent" : "loss"),
  };
}

type Statement = { figures: ReportFigures };

type IncomeColumn = "actual" | "budget" | "variance" | "share";

const incomeColumns: { id: IncomeColumn; title: string; column: IncomeColumn }[] = [
  { id: "actual", title: "Actual", column: "actual" },
  { id: "budget", title: "Budget", column: "budget" },
  { id: "variance", title: "Variance", column: "variance" },
  { id: "share", title: "in %", column: "share" },
];

export const IncomeStatementTable = memo(function IncomeStatementTable({ figures }: Statement) {
  const textOf = (name: LineOfSheet, column: IncomeColumn) => {
    const value = figures.at(name, column);
    if (typeof value === "string") return value;
    if (column === "share") return formatChange(value * 100, 1);
    return column === "variance" ? formatChange(value) : euros(value);
  };
  const compared = (row: TableRow<IncomeColumn>): TableRow<IncomeColumn> => ({
    ...row,
    textOf: (column) => textOf(row.id as LineOfSheet, column),
    toneOf: (column) =>
      (column === "variance" || column === "share") &&
      figures.numberAt(row.id as LineOfSheet, "variance") < -0.005
        ? "loss"
        : "plain",
  });
  const rows = rowsOf<IncomeColumn>(
    figures,
    [
      ...(["revenue", "goods", "inventoryChange", "gross", "otherIncome", "staff"] as const),
      ...(["otherCosts", "depreciation", "operating", "interest", "beforeTax"] as const),
      "tax",
    ],
    { sums: ["gross", "operating", "beforeTax"] },
  );
  return (
    <AccountsTable
      caption="Income statement against budget, in euro"
      corner="€"
      columns={figures.value("hasBudget") === "yes" ? incomeColumns : incomeColumns.slice(0, 1)}
      groups={[{ title: "Income statement", rows: rows.map(compared) }]}
      totals={rowsOf<IncomeColumn>(figures, ["netProfit"], { total: "netProfit" }).map(compared)}
    />
  );
});

type BalanceColumn = "end" | "start";

const balanceColumns: { id: BalanceColumn; title: string; column: BalanceColumn }[] = [
  { id: "end", title: "End", column: "end" },
  { id: "start", title: "Start", column: "start" },
];

const assetLines = [
  ...(["fixedAssets", "inventory", "receivables", "otherAssets", "cash"] as const),
  ...(["currentAssets", "assets"] as const),
];
const liabilityLines = [
  ...(["payables", "otherLiabilities", "currentLoans", "currentLiabilities"] as const),
  ...(["loans", "capital", "retainedEarnings", "dividends", "periodProfit"] as const),
  ...(["equity", "liabilitiesAndEquity"] as const),
];

export function BalanceSheetTable({ figures }: Statement) {
  return (
    <AccountsTable
      caption="Balance sheet, in euro"
      corner="€"
      columns={figures.value("hasOpening") === "yes" ? balanceColumns : balanceColumns.slice(0, 1)}
      groups={[
        {
          title: "Assets",
          rows: rowsOf(figures, assetLines, { sums: ["currentAssets"], total: "assets" }),
        },
        {
          title: "Liabilities and equity",
          rows: rowsOf(figures, liabilityLines, {
            ...{ sums: ["currentLiabilities", "equity"], total: "liabilitiesAndEquity" },
          }),
        },
      ]}
      totals={[checkRow(figures, "balanceCheck")]}
    />
  );
}

const flowLines = [
  ...(["flowProfit", "flowDepreciation", "flowInventory", "flowReceivables"] as const),
  ...(["flowOtherAssets", "flowPayables", "flowOtherLiabilities"] as const),
  ...(["flowOperating", "flowInvesting", "flowLoans", "flowCapital"] as const),
  ...(["flowDividends", "flowFinancing", "flowChange"] as const),
  ...(["cashAtStart", "cashAtEnd"] as const),
];

export function CashFlowTable({ figures }: Statement) {
  return (
    <AccountsTable
      caption="Cash flow statement by the indirect method, in euro"
      corner="€"
      columns={[{ id: "period", title: "Period", column: "period" }]}
      groups={[
        {
          title: "Cash flow",
          rows: rowsOf(figures, flowLines, {
            sums: ["flowOperating", "flowInvesting", "flowFinancing", "flowChange"],
            total: "cashAtEnd",
          }),
        },
      ]}
      totals={[checkRow(figures, "flowCheck")]}
    />
  );
}

const ratios = [
  ...(["grossMargin", "operatingMargin", "netMargin", "returnOnEquity", "currentRatio"] as const),
  ...(["quickRatio", "debtToEquity", "interestCover"] as const),
  ...(["receivableDays", "inventoryDays", "payableDays", "cashCycle"] as const),
];

/** Rows of the tables, their checks among them. */
export const rowCounts = {
  balanceSheet: assetLines.length + liabilityLines.length + 1,
  cashFlow: flowLines.length + 1,
  ratios: ratios.length,
};

export function RatioTable({ figures }: Statement) {
  return (
    <AccountsTable
      caption="Ratios"
      corner="Ratio"
      columns={[{ id: "value", title: "Value", column: null }]}
      groups={[
        {
          title: "Ratios",
          rows: ratios.map((id) => ({
            id,
            title: figures.describe(id).label,
            textOf: () => figures.text(id, "value"),
          })),
        },
      ]}
    />
  );
}
