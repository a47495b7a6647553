import { type Irr, irr } from "../cash-flow/irr.ts";

/** `day` is a whole number, counted from any date. */
export type DatedFlow = { day: number; amount: number };

const daysAYear = 365;

/**
 * Internal rate of return of dated flows, a fraction a year: the rate at which Σ amount / (1 + rate)^(days / 365)
 * is nothing, as the spreadsheet function XIRR defines it. Found as a rate a day, for which the complete
 * search of `irr` applies, so several rates are found and said.
 */
export function xirr(flows: readonly DatedFlow[]): Irr {
  const days = flows.map(({ day }) => day);
  const first = Math.min(...days);
  const byDay = new Array<number>(flows.length === 0 ? 0 : Math.max(...days) - first + 1).fill(0);
  for (const { day, amount } of flows) byDay[day - first] = (byDay[day - first] ?? 0) + amount;
  const daily = irr(byDay);
  if (daily.kind === "rate") return { kind: "rate", rate: aYear(daily.rate) };
  if (daily.kind === "several") return { kind: "several", rates: daily.rates.map(aYear) };
  return daily;
}

function aYear(dailyRate: number) {
  return Math.expm1(daysAYear * Math.log1p(dailyRate));
}
