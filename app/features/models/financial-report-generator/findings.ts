import type { ReportFigures } from "./statement-tables.tsx";

/** The finding of the bridge: how profit compares with its budget, or with sales. */
export function bridgeTitle({ value, number, numberAt, write }: ReportFigures) {
  const isLoss = number("profit") < 0;
  const profit = `${isLoss ? "loss" : "profit"} of ${write("profit", Math.abs(number("profit")))}`;
  if (value("hasBudget") === "no") {
    return `Sales of ${write("profit", numberAt("revenue", "actual"))} leave a ${profit}`;
  }
  const ahead = numberAt("netProfit", "variance");
  const comparison = `${write("profit", Math.abs(ahead))} ${ahead < 0 ? "worse" : "better"} than budget`;
  return Math.abs(ahead) < 0.5 ? `A ${profit}, as budgeted` : `A ${profit} is ${comparison}`;
}

/** What the statements follow, and what would change them. */
export function conventions({ value, number, numberAt, text, write }: ReportFigures) {
  const booked = -numberAt("inventoryChange", "actual");
  const tie = number("inventoryTie");
  const inventory =
    booked === 0
      ? []
      : Math.abs(tie) < 0.005
        ? ["The change in inventories is that of the balance sheet."]
        : [
            `The change in inventories differs from the balance sheet by ${write("profit", Math.abs(tie))}.`,
          ];
  return [
    "What is due of loans within a year is a current liability; the cash flow takes both parts together.",
    "Tax paid is in operating cash flow, and so is interest paid, as IAS 7 allows for years before 2027.",
    value("hasOpening") === "yes"
      ? "Return on equity is on the average of start and end."
      : "Without opening balances, return on equity is on the equity at the end.",
    `Days are without VAT: ${text("vatInReceivables")} of it in receivables, ${text("vatInPayables")} in payables.`,
    ...inventory,
  ].join(" ");
}
