import { memo } from "react";
import { formatChange } from "#app/format/number.ts";
import { type LineName, reportLines } from "#models/report/lines.ts";
import type { IncomeStatement, Report } from "#models/report/statements.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { euros } from "./words.ts";

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
      totals={[row("netProfit", "Profit", (one) => one.profit, false, "total")]}
    />
  );
});

function incomeText(column: IncomeColumn, { actual, budget }: Figures, variance: number) {
  if (column === "actual") return euros(actual);
  if (column === "budget") return euros(budget);
  if (column === "variance") return formatChange(variance / 100);
  return budget === 0 ? "–" : `${formatChange((variance / Math.abs(budget)) * 100, 1)}`;
}
