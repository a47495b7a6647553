import { dateOfDay, dayOf, daysInMonth } from "../calendar.ts";
import { errors, type Value } from "../value.ts";
import { isDay } from "./dates.ts";
import { type Basis, basisOf, daysBetween, europeanDays, usDaysOfPeriod } from "./day-count.ts";
import { ofNumbers, type SpreadsheetFunction } from "./function.ts";

/** The date a number of coupons later, or earlier. From the last day of a month, all fall on the last day of theirs. */
export function couponDay(from: number, coupons: number, frequency: number): number {
  const { year, month, day } = dateOfDay(from);
  const to = month + (coupons * 12) / frequency;
  const isLast = day === daysInMonth(year, month);
  const longest = daysInMonth(year, to);
  return dayOf(year, to, isLast ? longest : Math.min(day, longest));
}

/** Where a settlement lies between the coupons of a bond. */
export type CouponPeriod = {
  previous: number;
  next: number;
  /** The coupons still to come. */
  count: number;
  /** The days of the period, and those of it that have passed, as the basis counts them. */
  days: number;
  passed: number;
  basis: Basis;
};

export function couponPeriod(
  settlement: number,
  maturity: number,
  frequency: number,
  basisNumber: number,
): CouponPeriod | null {
  const [start, end] = [Math.trunc(settlement), Math.trunc(maturity)];
  const basis = basisOf(basisNumber);
  const isFrequency = frequency === 1 || frequency === 2 || frequency === 4;
  if (basis === null || !isFrequency || !isDay(start) || !isDay(end) || start >= end) return null;
  let count = Math.max(0, Math.floor(((end - start) / 366) * frequency) - 1);
  while (couponDay(end, -count, frequency) > start) count++;
  const previous = couponDay(end, -count, frequency);
  const next = couponDay(end, 1 - count, frequency);
  return {
    ...{ previous, next, count, basis },
    days: daysInPeriod(previous, next, frequency, basis),
    passed: daysBetween(previous, start, basis),
  };
}

export function daysInPeriod(previous: number, next: number, frequency: number, basis: Basis) {
  return basis === 1 ? next - previous : (basis === 3 ? 365 : 360) / frequency;
}

/** Not always what remains of the period: with years of 360 or 365 days the actual days count here. */
function daysToNext(settlement: number, { previous, next, passed, basis }: CouponPeriod) {
  if (basis === 0) return usDaysOfPeriod(previous, next) - passed;
  return basis === 4 ? europeanDays(settlement, next) : next - Math.trunc(settlement);
}

function ofPeriod(apply: (period: CouponPeriod, settlement: number) => Value): SpreadsheetFunction {
  return ofNumbers(3, 4, (settlement, maturity, frequency, basis = 0) => {
    const period = couponPeriod(settlement, maturity, Math.trunc(frequency), basis);
    return period ? apply(period, settlement) : errors.number;
  });
}

export const couponFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  COUPPCD: ofPeriod(({ previous }) => previous),
  COUPNCD: ofPeriod(({ next }) => next),
  COUPNUM: ofPeriod(({ count }) => count),
  COUPDAYS: ofPeriod(({ days }) => days),
  COUPDAYBS: ofPeriod(({ passed }) => passed),
  COUPDAYSNC: ofPeriod((period, settlement) => daysToNext(settlement, period)),
};
