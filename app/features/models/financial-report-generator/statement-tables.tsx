import { memo } from "react";
import { formatChange } from "#app/lib/format/number.ts";
import type { sheet } from "#models/report/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";
import { AccountsTable, type AccountsTableProps, type TableRow } from "../kit/accounts-table.tsx";
import { euros } from "./words.ts";

export type ReportFigures = FiguresOf<typeof sheet>;
type LineOfSheet = Parameters<ReportFigures["at"]>[0];

/** Rows of a statement by the names of their lines. */
function rowsOf(
  { describe }: ReportFigures,
  names: readonly LineOfSheet[],
  looks: Partial<Record<LineOfSheet, "sum" | "total">> = {},
) {
  return names.map((name): TableRow<LineOfSheet> => [name, describe(name).label, looks[name]]);
}

type Statement = { figures: ReportFigures };

/** The last row of these is a difference that has to be zero. */
function checked(figures: ReportFigures, check: "balanceCheck" | "flowCheck") {
  // Amounts are in whole cents: less than half of one is what adding up in binary leaves.
  const isZero = (column: string) => Math.abs(figures.numberAt(check, column)) < 0.005;
  return {
    totals: rowsOf(figures, [check]),
    figureOf: (line, column) => {
      const id = figures.id(line, column);
      if (line === check && isZero(column)) return { id, text: "✓ 0", tone: "accent" };
      const text = euros(Number(figures.at(line, column)));
      return { id, text, tone: line === check ? "loss" : "plain" };
    },
  } satisfies Partial<AccountsTableProps<LineOfSheet, string>>;
}

const incomeColumns = [
  ["actual", "Actual"],
  ["budget", "Budget"],
  ["variance", "Variance"],
  ["share", "in %"],
] as const;

const incomeLines = [
  ...(["revenue", "goods", "inventoryChange", "gross", "otherIncome", "staff"] as const),
  ...(["otherCosts", "depreciation", "operating", "interest", "beforeTax", "tax"] as const),
];

export const IncomeStatementTable = memo(function IncomeStatementTable({ figures }: Statement) {
  return (
    <AccountsTable
      caption="Income statement against budget, in euros"
      corner="€"
      columns={figures.value("hasBudget") === "yes" ? incomeColumns : incomeColumns.slice(0, 1)}
      groups={[
        {
          title: "Income statement",
          rows: rowsOf(figures, incomeLines, { gross: "sum", operating: "sum", beforeTax: "sum" }),
        },
      ]}
      totals={rowsOf(figures, ["netProfit"], { netProfit: "total" })}
      figureOf={(line, column) => {
        const [id, value] = [figures.id(line, column), figures.at(line, column)];
        const isChange = column === "variance" || column === "share";
        const isLoss = isChange && figures.numberAt(line, "variance") < -0.005;
        const tone = isLoss ? "loss" : "plain";
        if (typeof value === "string") return { id, text: value, tone };
        if (column === "share") return { id, text: formatChange(value * 100, 1), tone };
        return { id, text: column === "variance" ? formatChange(value) : euros(value), tone };
      }}
    />
  );
});

const assetLines = [
  ...(["fixedAssets", "inventory", "receivables", "otherAssets", "cash"] as const),
  ...(["currentAssets", "assets"] as const),
];
const liabilityLines = [
  ...(["payables", "otherLiabilities", "currentLoans", "currentLiabilities"] as const),
  ...(["loans", "capital", "retainedEarnings", "dividends", "periodProfit"] as const),
  ...(["equity", "liabilitiesAndEquity"] as const),
];

const balanceColumns = [
  ["end", "End"],
  ["start", "Start"],
] as const;

export function BalanceSheetTable({ figures }: Statement) {
  return (
    <AccountsTable
      caption="Balance sheet, in euros"
      corner="€"
      columns={figures.value("hasOpening") === "yes" ? balanceColumns : balanceColumns.slice(0, 1)}
      groups={[
        {
          title: "Assets",
          rows: rowsOf(figures, assetLines, { currentAssets: "sum", assets: "total" }),
        },
        {
          title: "Liabilities and equity",
          rows: rowsOf(figures, liabilityLines, {
            ...{ currentLiabilities: "sum", equity: "sum", liabilitiesAndEquity: "total" },
          }),
        },
      ]}
      {...checked(figures, "balanceCheck")}
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
      caption="Cash flow statement by the indirect method, in euros"
      corner="€"
      columns={[["period", "Period"]]}
      groups={[
        {
          title: "Cash flow",
          rows: rowsOf(figures, flowLines, {
            ...{ flowOperating: "sum", flowInvesting: "sum", flowFinancing: "sum" },
            ...{ flowChange: "sum", cashAtEnd: "total" },
          }),
        },
      ]}
      {...checked(figures, "flowCheck")}
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
      figureOf={figures.cell}
      caption="Ratios"
      corner="Ratio"
      columns={[["value", "Value"]]}
      groups={[{ title: "Ratios", rows: rowsOf(figures, ratios) }]}
    />
  );
}
