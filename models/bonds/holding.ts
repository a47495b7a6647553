import { bondFlows } from "./bond.ts";
import { type CurveMove, type KeyRates, keyMoves, keyWeights, rateAt } from "./curve.ts";
import type { IsoDate } from "./dates.ts";
import { yieldSensitivity } from "./duration.ts";
import { accruedInterest, cleanPrice } from "./price.ts";
import { bondAt, type DayCount } from "./schedule.ts";
import { sum } from "./sum.ts";
import { annualYield, yieldFromPrice } from "./yield.ts";

/** A bond as the visitor sets it. Either its yield or its price is given; the other follows from it. */
export type Holding = {
  /** Face value, in euro. */
  nominal: number;
  couponRate: number;
  /** Coupons a year. */
  frequency: "1" | "2" | "4";
  maturity: IsoDate;
  dayCount: DayCount;
  quote: "yield" | "price";
  /** Compounded as often as the coupon is paid. */
  yieldRate: number;
  /** Clean, per 100 of face value. */
  price: number;
};

export const frequencies = { "1": 1, "2": 2, "4": 4 } as const;

/** The day of valuation, and the curve before and after it moves. */
export type Market = CurveMove & {
  settlement: IsoDate;
  /** The curve before it moves, compounded yearly. */
  rate2: number;
  rate5: number;
  rate10: number;
  rate30: number;
};

/** One payment of a holding, per 100 of face value, valued before and after the curve moves. */
export type FlowRow = {
  years: number;
  amount: number;
  value: number;
  /** By how much the curve moves at this maturity. */
  move: number;
  valueAfter: number;
};

export type HoldingResult =
  | { kind: "redeemed" }
  | { kind: "no-yield" }
  | ({ kind: "valued" } & ValuedHolding);

export type ValuedHolding = {
  cleanPrice: number;
  accrued: number;
  dirtyPrice: number;
  yieldRate: number;
  /** Compounded yearly, like the curve; durations and convexity are sensitivities to this yield. */
  annualYield: number;
  /** What the bond yields beyond the curve at its maturity. */
  spread: number;
  /** To maturity. */
  years: number;
  marketValue: number;
  /** Macaulay, in years. */
  duration: number;
  modifiedDuration: number;
  convexity: number;
  keyDurations: KeyRates;
  change: Change;
};

/** What happens to a value when the curve moves, in euro. */
export type Change = {
  byDuration: number;
  withConvexity: number;
  repriced: number;
};

export function curveOf({ rate2, rate5, rate10, rate30 }: Market): KeyRates {
  return [rate2, rate5, rate10, rate30];
}

/** The payments of a bond, discounted at its own yield and then at that yield plus the curve's move. */
export function flowRows(
  flows: readonly { years: number; amount: number }[],
  yieldRate: number,
  moves: KeyRates,
): FlowRow[] {
  return flows.map(({ years, amount }) => {
    const move = rateAt(moves, years);
    const value = amount * (1 + yieldRate) ** -years;
    return { years, amount, value, move, valueAfter: amount * (1 + yieldRate + move) ** -years };
  });
}

/** As found last: while only the curve moves they stay the same, and finding them takes longest. */
const foundFlows = new WeakMap<
  Holding,
  { settlement: IsoDate; found: ReturnType<typeof findFlows> }
>();

/** The payments of a holding and the yearly yield that gives their value; `null` if there is none. */
export function flowsOf(holding: Holding, { settlement }: Market) {
  const known = foundFlows.get(holding);
  if (known?.settlement === settlement) return known.found;
  const found = findFlows(holding, settlement);
  foundFlows.set(holding, { settlement, found });
  return found;
}

function findFlows(holding: Holding, settlement: IsoDate) {
  const frequency = frequencies[holding.frequency];
  const bond = bondAt(settlement, { ...holding, frequency });
  if (!bond) return null;
  const { quote, price } = holding;
  const yieldRate = quote === "yield" ? holding.yieldRate : yieldFromPrice(bond, price);
  if (yieldRate === null) return null;
  const flows = bondFlows(bond).map(({ periods, amount }) => ({
    years: periods / frequency,
    amount,
  }));
  return { bond, yieldRate, yearly: annualYield(yieldRate, frequency), flows };
}

export function valueHolding(holding: Holding, market: Market): HoldingResult {
  const found = flowsOf(holding, market);
  const sensitivity = found && yieldSensitivity(found.bond, found.yieldRate);
  if (!found || !sensitivity)
    return { kind: market.settlement >= holding.maturity ? "redeemed" : "no-yield" };
  const { bond, yieldRate, yearly, flows } = found;
  const rows = flowRows(flows, yearly, keyMoves(market));
  const dirtyPrice = sum(rows, ({ value }) => value);
  const years = rows.at(-1)?.years ?? 0;
  const share = (of: (row: FlowRow) => number) =>
    sum(rows, (row) => row.value * of(row)) / dirtyPrice;
  const key = (index: 0 | 1 | 2 | 3) =>
    share((row) => slopeOf(row, yearly) * keyWeights(row.years)[index]);
  return {
    kind: "valued",
    cleanPrice: cleanPrice(bond, yieldRate),
    accrued: accruedInterest(bond),
    dirtyPrice,
    yieldRate,
    annualYield: yearly,
    spread: yearly - rateAt(curveOf(market), years),
    years,
    marketValue: (holding.nominal * dirtyPrice) / 100,
    duration: sensitivity.duration,
    modifiedDuration: share((row) => slopeOf(row, yearly)),
    convexity: share((row) => curvatureOf(row, yearly)),
    keyDurations: [key(0), key(1), key(2), key(3)],
    change: changeOf(rows, yearly, holding.nominal),
  };
}

/** First and second derivative of a payment's value by the rate of its own maturity, as shares of it. */
function slopeOf({ years }: FlowRow, yearly: number) {
  return years / (1 + yearly);
}

function curvatureOf({ years }: FlowRow, yearly: number) {
  return (years * (years + 1)) / (1 + yearly) ** 2;
}

/** Of one bond, whose payments have been valued before and after the move. */
export function changeOf(rows: readonly FlowRow[], yearly: number, nominal: number): Change {
  const units = nominal / 100;
  const byDuration = -units * sum(rows, (row) => row.value * slopeOf(row, yearly) * row.move);
  const byConvexity =
    (units / 2) * sum(rows, (row) => row.value * curvatureOf(row, yearly) * row.move ** 2);
  return {
    byDuration,
    withConvexity: byDuration + byConvexity,
    repriced: units * sum(rows, (row) => row.valueAfter - row.value),
  };
}
