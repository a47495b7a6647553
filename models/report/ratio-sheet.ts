import type { SheetLine, SheetTable } from "#workings/definition.ts";
import { count } from "#workings/lines.ts";

/** Below half a cent a sum of amounts in whole cents is nothing. */
export function isNothing(amount: string) {
  return `ABS(${amount})<0.005`;
}

export function ratios(): SheetTable {
  return {
    name: "ratios",
    title: "Ratios",
    axis: { name: "ratioColumn", label: "Column", positions: ["value"] },
    lines: [
      ratio("grossMargin", "Gross margin", "%", "gross.actual", "revenue.actual"),
      ratio("operatingMargin", "Operating margin", "%", "operating.actual", "revenue.actual"),
      ratio("netMargin", "Net margin", "%", "netProfit.actual", "revenue.actual"),
      {
        ...ratio("returnOnEquity", "Return on equity", "%", "netProfit.actual", "equity.end"),
        ...overEquity("netProfit.actual"),
      },
      ratio(
        "currentRatio",
        "Current ratio",
        "number",
        "currentAssets.end",
        "currentLiabilities.end",
      ),
      ratio(
        "quickRatio",
        "Quick ratio",
        "number",
        "(receivables.end+cash.end)",
        "currentLiabilities.end",
      ),
      {
        ...ratio(
          "debtToEquity",
          "Liabilities to equity",
          "number",
          "liabilities.end",
          "equity.end",
        ),
        ...overEquity("liabilities.end"),
      },
      ratio("interestCover", "Interest cover", "number", "operating.actual", "interest.actual"),
      days("receivableDays", "Days of receivables", "receivables.end", "revenue.actual"),
      days("inventoryDays", "Days of inventory", "inventory.end", "goods.actual"),
      days("payableDays", "Days of payables", "payables.end", "goods.actual"),
    ],
  };
}

function ratio(
  name: string,
  label: string,
  unit: "%" | "number",
  amount: string,
  base: string,
): SheetLine {
  return {
    ...{ name, label, unit, digits: unit === "%" ? 1 : 2 },
    formula: `=IF(${isNothing(base)},"None",${amount}/${base})`,
  };
}

function overEquity(amount: string) {
  return {
    formula: `=IF(equity.end>0.005,${amount}/equity.end,"None")`,
    note: "Only with equity above zero: otherwise a loss would read as a return.",
  };
}

function days(name: string, label: string, balance: string, flow: string): SheetLine {
  return count(name, label, `=IF(${isNothing(flow)},"None",${balance}/${flow}*daysInPeriod)`);
}
