/** A bond with a fixed coupon, per 100 of face value. Rates are fractions a year. */
export type Bond = {
  couponRate: number;
  /** Coupons a year. */
  frequency: 1 | 2 | 4 | 12;
  /** Coupons still to come; the last falls with the redemption at 100. */
  remainingCoupons: number;
  /** Share of the current coupon period gone by: 0 on a coupon date, after its coupon is paid. */
  periodElapsed: number;
};

/** A payment of the bond, and in how many coupon periods it falls. */
export type BondFlow = { periods: number; amount: number };

export function bondFlows(bond: Bond): BondFlow[] {
  const coupon = (100 * bond.couponRate) / bond.frequency;
  return Array.from({ length: bond.remainingCoupons }, (_, index) => ({
    periods: index + 1 - bond.periodElapsed,
    amount: index + 1 === bond.remainingCoupons ? coupon + 100 : coupon,
  }));
}
