import { bondFlows } from "./bond.ts";
import { type CurveMove, type KeyRates, keyMoves, keyWeights, rateAt } from "./curve.ts";
import type { IsoDate } from "./dates.ts";
import { yieldSensitivity } from "./duration.ts";
import { accruedInterest, cleanPrice } from "./price.ts";
import { bondAt, type DayCount } from "./schedule.ts";
import { annualYield, yieldFromPrice } from "./yield.ts";

/** A bond as the visitor sets it. Of yield and price one is given, and the other follows from it. */
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
  /** Clean, for 100 of face value. */
  price: number;
};

export type PortfolioInputs = CurveMove & {
  settlement: IsoDate;
  bonds: readonly Holding[];
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
  /** Compounded yearly, as the curve is; the risk figures answer to this one. */
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

export type PortfolioResults = {
  holdings: readonly HoldingResult[];
  marketValue: number;
  nominal: number;
  accrued: number;
  /** Averages by market value; `null` where there is nothing to average. */
  average: {
    annualYield: number;
    duration: number;
    modifiedDuration: number;
    convexity: number;
    keyDurations: KeyRates;
  } | null;
  keyMoves: KeyRates;
  /** What each key rate alone costs or brings, by its duration. */
  keyChanges: KeyRates;
  change: Change;
};

export function curveOf({ rate2, rate5, rate10, rate30 }: PortfolioInputs): KeyRates {
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
export function flowsOf(holding: Holding, { settlement }: PortfolioInputs) {
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

export function valueHolding(holding: Holding, inputs: PortfolioInputs): HoldingResult {
  const found = flowsOf(holding, inputs);
  const sensitivity = found && yieldSensitivity(found.bond, found.yieldRate);
  if (!found || !sensitivity)
    return { kind: inputs.settlement >= holding.maturity ? "redeemed" : "no-yield" };
  const { bond, yieldRate, yearly, flows } = found;
  const rows = flowRows(flows, yearly, keyMoves(inputs));
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
    spread: yearly - rateAt(curveOf(inputs), years),
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

export function addChanges(changes: readonly Change[]): Change {
  return {
    byDuration: sum(changes, (change) => change.byDuration),
    withConvexity: sum(changes, (change) => change.withConvexity),
    repriced: sum(changes, (change) => change.repriced),
  };
}

export const frequencies = { "1": 1, "2": 2, "4": 4 } as const;

export function portfolioResults(inputs: PortfolioInputs): PortfolioResults {
  const holdings = inputs.bonds.map((holding) => valueHolding(holding, inputs));
  const valued = holdings.filter((result) => result.kind === "valued");
  const marketValue = sum(valued, (one) => one.marketValue);
  const average = (of: (one: ValuedHolding) => number) =>
    sum(valued, (one) => one.marketValue * of(one)) / marketValue;
  const keyDuration = (index: 0 | 1 | 2 | 3) => average((one) => one.keyDurations[index]);
  const moves = keyMoves(inputs);
  const keyChange = (index: 0 | 1 | 2 | 3) =>
    -sum(valued, (one) => one.marketValue * one.keyDurations[index]) * moves[index];
  return {
    holdings,
    marketValue,
    nominal: sum(inputs.bonds, ({ nominal }) => nominal),
    accrued: sum(valued, (one) => (one.marketValue * one.accrued) / one.dirtyPrice),
    average:
      marketValue === 0
        ? null
        : {
            annualYield: average((one) => one.annualYield),
            duration: average((one) => one.duration),
            modifiedDuration: average((one) => one.modifiedDuration),
            convexity: average((one) => one.convexity),
            keyDurations: [keyDuration(0), keyDuration(1), keyDuration(2), keyDuration(3)],
          },
    keyMoves: moves,
    keyChanges: [keyChange(0), keyChange(1), keyChange(2), keyChange(3)],
    change: addChanges(valued.map(({ change }) => change)),
  };
}

/** The shifts that the page compares with the one that is set. */
export const comparedShifts = [-0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03] as const;

/** What the portfolio gains or loses at other shifts, the rest of the curve's move kept. */
export function changesByShift(
  inputs: PortfolioInputs,
  shifts: readonly number[],
): { shift: number; change: Change }[] {
  const valued = inputs.bonds.flatMap((holding) => {
    const flows = flowsOf(holding, inputs);
    return flows ? [{ nominal: holding.nominal, ...flows }] : [];
  });
  return shifts.map((shift) => {
    const moves = keyMoves({ ...inputs, shift });
    const changes = valued.map(({ nominal, flows, yearly }) =>
      changeOf(flowRows(flows, yearly, moves), yearly, nominal),
    );
    return { shift, change: addChanges(changes) };
  });
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
