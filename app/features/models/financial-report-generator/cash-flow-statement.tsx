import { memo } from "react";
import type { Report } from "#models/report/statements.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { checkRow } from "./check-row.ts";
import { euros } from "./words.ts";

export const CashFlowTable = memo(function CashFlowTable({ report }: { report: Report }) {
  const { cashFlow } = report;
  const row = (
    id: string,
    title: string,
    amount: number,
    look?: "sum" | "total",
  ): TableRow<null> => ({
    id,
    title,
    ...(look && { look }),
    textOf: () => euros(amount),
  });
  return (
    <AccountsTable
      caption="Cash flow statement by the indirect method, in euro"
      corner="€"
      columns={[{ id: "period", title: "Period", column: null }]}
      groups={[
        {
          title: "Cash flow",
          rows: [
            row("flowProfit", "Profit", cashFlow.profit),
            row("flowDepreciation", "Depreciation", cashFlow.depreciation),
            row("flowInventory", "Change in inventory", cashFlow.inventory),
            row("flowReceivables", "Change in receivables", cashFlow.receivables),
            row("flowOtherAssets", "Change in other assets", cashFlow.otherAssets),
            row("flowPayables", "Change in payables", cashFlow.payables),
            row("flowOtherLiabilities", "Change in other liabilities", cashFlow.otherLiabilities),
            row("flowOperating", "Operating cash flow", cashFlow.operating, "sum"),
            row("flowInvesting", "Investment in fixed assets", cashFlow.investing, "sum"),
            row("flowLoans", "Change in loans", cashFlow.loans),
            row("flowCapital", "Change in capital", cashFlow.capital),
            row("flowDividends", "Dividends", cashFlow.dividends),
            row("flowFinancing", "Financing cash flow", cashFlow.financing, "sum"),
            row("cashAtStart", "Cash at the start", cashFlow.openingCash),
            row("cashAtEnd", "Cash at the end", cashFlow.closingCash, "total"),
          ],
        },
      ]}
      totals={[checkRow("flowCheck", () => cashFlow.difference)]}
    />
  );
});
