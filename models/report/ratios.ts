import type { Report } from "./statements.ts";

/** `null` where the amount below the line is nothing. Days are of the period; the rest are fractions. */
export type Ratios = {
  grossMargin: number | null;
  operatingMargin: number | null;
  netMargin: number | null;
  /** Profit to equity at the end of the period. */
  returnOnEquity: number | null;
  /** Current assets to liabilities other than loans. */
  currentRatio: number | null;
  quickRatio: number | null;
  debtToEquity: number | null;
  interestCover: number | null;
  receivableDays: number | null;
  inventoryDays: number | null;
  payableDays: number | null;
};

export function ratiosOf({ income, closing }: Report, daysInPeriod: number): Ratios {
  const { revenue, goods, interest } = income.lines;
  const { inventory, receivables, cash, payables, otherLiabilities } = closing.lines;
  const currentLiabilities = payables + otherLiabilities;
  const days = (balance: number, flow: number) => times(over(balance, flow), daysInPeriod);
  return {
    grossMargin: over(income.grossProfit, revenue),
    operatingMargin: over(income.operatingProfit, revenue),
    netMargin: over(income.profit, revenue),
    // With negative equity a loss would read as a return.
    returnOnEquity: closing.equity > 0 ? over(income.profit, closing.equity) : null,
    currentRatio: over(closing.currentAssets, currentLiabilities),
    quickRatio: over(receivables + cash, currentLiabilities),
    debtToEquity: closing.equity > 0 ? over(closing.liabilities, closing.equity) : null,
    interestCover: over(income.operatingProfit, interest),
    receivableDays: days(receivables, revenue),
    inventoryDays: days(inventory, goods),
    payableDays: days(payables, goods),
  };
}

function over(amount: number, base: number) {
  return base === 0 ? null : amount / base;
}

function times(ratio: number | null, factor: number) {
  return ratio === null ? null : ratio * factor;
}
