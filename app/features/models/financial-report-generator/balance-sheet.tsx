import { memo } from "react";
import { type LineName, reportLines } from "#models/report/lines.ts";
import type { BalanceSheet, Report } from "#models/report/statements.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { checkRow } from "./check-row.ts";
import { euros } from "./words.ts";

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
            row("periodProfit", "Profit of the period", ({ profit }) => profit),
            row(
              "liabilitiesAndEquity",
              "Liabilities and equity",
              (one) => one.liabilities + one.equity,
              "total",
            ),
          ],
        },
      ]}
      totals={[
        checkRow<BalanceColumn>("balanceCheck", (column) =>
          column(report)(({ difference }) => difference),
        ),
      ]}
    />
  );
});
