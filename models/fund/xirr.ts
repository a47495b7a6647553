import { type Irr, irr } from "../cash-flow/irr.ts";

/** `day` is a whole number, counted from any date. */
export type DatedFlow = { day: number; amount: number };

const daysAYear = 365;

/**
 * Internal rate of return of dated flows, a fraction a year: the rate at which
 * Σ amount / (1 + rate)^(days / 365) is nothing, as the spreadsheet function XIRR defines it.
 */
export function xirr(flows: readonly DatedFlow[]): Irr {
  const dated = flows.filter(({ amount }) => amount !== 0).toSorted((a, b) => a.day - b.day);
  return onlyRate(dated) ?? completeSearch(dated);
}

/**
 * Money in and then money out has one rate, found by halving among the days that have a flow: a fund has
 * forty of them in ten years. `null` where flows change sign more often, or the rate is beyond all reason.
 */
function onlyRate(flows: readonly DatedFlow[]): Irr | null {
  const [first] = flows;
  const changes = flows.filter(
    ({ amount }, index) => index > 0 && amount > 0 !== (flows[index - 1]?.amount ?? 0) > 0,
  );
  if (!first || first.amount > 0 || changes.length !== 1) return null;
  const worth = (logRate: number) =>
    flows.reduce(
      (sum, { day, amount }) => sum + amount * Math.exp((-logRate * (day - first.day)) / daysAYear),
      0,
    );
  let [low, high] = [-5, 5];
  if (worth(low) <= 0 || worth(high) >= 0) return null;
  for (;;) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) return { kind: "rate", rate: Math.expm1(middle) };
    if (worth(middle) > 0) low = middle;
    else high = middle;
  }
}

/** As a rate a day, for which the search of `irr` finds every rate there is. */
function completeSearch(flows: readonly DatedFlow[]): Irr {
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
