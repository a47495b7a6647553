import type { Bond } from "./bond.ts";
import { days30, daysBetween, type IsoDate, monthsBefore } from "./dates.ts";

/**
 * How days are counted within a coupon period: thirty to a month and 360 to a year (US rules), or by the
 * calendar, as a share of the days of that very period (ICMA).
 */
export type DayCount = "30/360" | "act/act";

/** Where a day falls between two coupons. */
export type CouponPeriod = {
  previousCoupon: IsoDate;
  nextCoupon: IsoDate;
  /** Days gone by since the last coupon, and those of the whole period, by the day count. */
  accruedDays: number;
  periodDays: number;
  remainingCoupons: number;
};

/** Coupon dates run back from maturity. `null` once the bond has been redeemed. */
export function couponPeriod(
  settlement: IsoDate,
  { maturity, frequency, dayCount }: Terms,
): CouponPeriod | null {
  if (settlement >= maturity) return null;
  const months = 12 / frequency;
  let remainingCoupons = 1;
  while (monthsBefore(maturity, remainingCoupons * months) > settlement) remainingCoupons++;
  const previousCoupon = monthsBefore(maturity, remainingCoupons * months);
  const nextCoupon = monthsBefore(maturity, (remainingCoupons - 1) * months);
  const byCalendar = dayCount === "act/act";
  return {
    previousCoupon,
    nextCoupon,
    accruedDays: byCalendar
      ? daysBetween(previousCoupon, settlement)
      : days30(previousCoupon, settlement),
    periodDays: byCalendar ? daysBetween(previousCoupon, nextCoupon) : 360 / frequency,
    remainingCoupons,
  };
}

type Terms = { maturity: IsoDate; frequency: Bond["frequency"]; dayCount: DayCount };

/** The bond as it is on the day of settlement. */
export function bondAt(settlement: IsoDate, terms: Terms & { couponRate: number }): Bond | null {
  const period = couponPeriod(settlement, terms);
  if (!period) return null;
  return {
    couponRate: terms.couponRate,
    frequency: terms.frequency,
    remainingCoupons: period.remainingCoupons,
    periodElapsed: period.accruedDays / period.periodDays,
  };
}
