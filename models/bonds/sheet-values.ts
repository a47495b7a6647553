import { dayNumber } from "#workings/day-number.ts";
import type { SheetValue, SheetValues } from "#workings/definition.ts";
import { bucketValues } from "./bucket-values.ts";
import { keyMoves, keyYears, rateAt } from "./curve.ts";
import {
  calendarDay,
  countedDays30,
  days30,
  daysBetween,
  daysInMonth,
  type IsoDate,
  monthsBefore,
} from "./dates.ts";
import { curveOf, flowRows, flowsOf, frequencies, type Holding, valueHolding } from "./holding.ts";
import { mostBonds } from "./limits.ts";
import { type PortfolioInputs, portfolioResults } from "./portfolio.ts";
import { couponPeriod } from "./schedule.ts";
import { valuesAtShifts } from "./sheet-shifts.ts";

/** What the model makes of a case, cell by cell, and of the same case at other shifts. */
export function bondSheetValues(inputs: PortfolioInputs): SheetValues {
  // Searching for a yield takes longer than everything else, so it is done once for each bond.
  const solved = { ...inputs, bonds: inputs.bonds.map((one) => quotedByYield(one, inputs)) };
  return { ...caseValues(inputs, solved), ...valuesAtShifts(solved) };
}

/** The bond at the yield that explains its price, if there is one. */
function quotedByYield(holding: Holding, inputs: PortfolioInputs): Holding {
  const found = holding.quote === "price" && flowsOf(holding, inputs);
  return found ? { ...holding, quote: "yield", yieldRate: found.yieldRate } : holding;
}

function caseValues(inputs: PortfolioInputs, solved: PortfolioInputs): SheetValues {
  const { settlement, bonds, ...curve } = inputs;
  const results = portfolioResults(solved);
  const { average, change, marketValue } = results;
  const share = (amount: number) => (marketValue === 0 ? "None" : amount / marketValue);
  const moves = keyMoves(inputs);
  const columns = Array.from({ length: mostBonds }, (_, index) => {
    const unused = unusedBond(settlement);
    return bondValues(bonds[index] ?? unused, solved.bonds[index] ?? unused, inputs);
  });
  return {
    ...curve,
    settlement: dayNumber(settlement),
    ...transposed(columns),
    today: curveOf(inputs),
    steeper: [-1 / 2, -1 / 6, 1 / 6, 1 / 2],
    bent: [-1 / 2, 1 / 2, 1 / 2, -1 / 2],
    move: moves,
    after: curveOf(inputs).map((rate, index) => rate + (moves[index] ?? 0)),
    keyDuration: average?.keyDurations ?? [0, 0, 0, 0],
    keyChange: results.keyChanges,
    averageMacaulay: average?.duration ?? "None",
    averageConvexity: average?.convexity ?? "None",
    durationShare: share(change.byDuration),
    convexityShare: share(change.withConvexity),
    repricedShare: share(change.repriced),
    repriced: change.repriced,
    byDuration: change.byDuration,
    withConvexity: change.withConvexity,
    modifiedDuration: average?.modifiedDuration ?? "None",
  };
}

/** A position without a bond: one that is redeemed on the day of settlement. */
function unusedBond(settlement: IsoDate): Holding {
  return {
    ...{ nominal: 0, couponRate: 0, frequency: "1", dayCount: "act/act", quote: "yield" },
    ...{ maturity: settlement, yieldRate: 0, price: 100 },
  };
}

/** `solved` is the same bond, quoted by its yield. */
function bondValues(holding: Holding, solved: Holding, inputs: PortfolioInputs) {
  const { nominal, couponRate, dayCount, maturity, quote, yieldRate, price } = holding;
  const frequency = frequencies[holding.frequency];
  const result = valueHolding(solved, inputs);
  const valued = result.kind === "valued" ? result : null;
  const found = flowsOf(solved, inputs);
  const rows = found && valued ? flowRows(found.flows, found.yearly, keyMoves(inputs)) : [];
  const schedule = scheduleValues(holding, inputs.settlement);
  const { elapsed } = schedule;
  const years = (rows.length - elapsed) / frequency;
  return {
    ...{ nominal, couponRate, frequency, dayCount, quote, yieldRate, price },
    maturity: dayNumber(maturity),
    solvedYield: solvedYield(holding, found?.yieldRate),
    ...schedule,
    payments: rows.length,
    coupon: (100 * couponRate) / frequency,
    accrued: valued?.accrued ?? 0,
    yieldUsed: valued?.yieldRate ?? 0,
    periodRate: (valued?.yieldRate ?? 0) / frequency,
    annualYield: valued?.annualYield ?? 0,
    dirty: valued?.dirtyPrice ?? 0,
    clean: valued?.cleanPrice ?? 0,
    priceCheck: valued && quote === "price" ? valued.cleanPrice - price : 0,
    years,
    curveThere: rateAt(curveOf(inputs), years),
    spread: (valued?.spread ?? 0) * 10_000,
    ...bucketValues(rows, { frequency, elapsed }),
    macaulay: valued?.duration ?? 0,
    modified: valued?.modifiedDuration ?? 0,
    convexity: valued?.convexity ?? 0,
    ...Object.fromEntries(
      keyYears.map((key, index) => [`key${key}`, valued?.keyDurations[index] ?? 0]),
    ),
    value: valued?.marketValue ?? 0,
    convexityGain: valued ? valued.change.withConvexity - valued.change.byDuration : 0,
    change: valued?.change.repriced ?? 0,
  };
}

/** Where no yield explains the price, the cell says so. */
function solvedYield({ quote, yieldRate }: Holding, found: number | undefined): SheetValue {
  if (quote === "yield") return yieldRate;
  return found ?? "none";
}

function scheduleValues({ maturity, dayCount, ...holding }: Holding, settlement: IsoDate) {
  const frequency = frequencies[holding.frequency];
  const months = 12 / frequency;
  const period = couponPeriod(settlement, { maturity, dayCount, frequency });
  const couponsLeft = period?.remainingCoupons ?? 0;
  const previousCoupon = monthsBefore(maturity, couponsLeft * months);
  const nextCoupon = monthsBefore(maturity, (couponsLeft - 1) * months);
  const [end, start] = [calendarDay(maturity), calendarDay(settlement)];
  const monthsLeft = 12 * (end.year - start.year) + end.month - start.month;
  const wholePeriods = Math.max(0, Math.floor(monthsLeft / months));
  const counted = countedDays30(previousCoupon, settlement);
  const byCalendar = dayCount === "act/act";
  return {
    months,
    monthEnd: end.day === daysInMonth(end.year, end.month) ? 1 : 0,
    monthsLeft,
    wholePeriods,
    couponNear: dayNumber(monthsBefore(maturity, wholePeriods * months)),
    couponsLeft,
    previousCoupon: dayNumber(previousCoupon),
    nextCoupon: dayNumber(nextCoupon),
    firstDay: counted.first,
    lastDay: counted.last,
    accruedDays: byCalendar
      ? daysBetween(previousCoupon, settlement)
      : days30(previousCoupon, settlement),
    periodDays: byCalendar ? daysBetween(previousCoupon, nextCoupon) : 360 / frequency,
    elapsed: period ? period.accruedDays / period.periodDays : 0,
  };
}

type Column = ReturnType<typeof bondValues>;

/** The values of every bond as lines of a table. */
function transposed(columns: readonly Column[]): SheetValues {
  const names = Object.keys(columns[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      columns.map((column: Record<string, SheetValue>) => column[name] ?? 0),
    ]),
  );
}
