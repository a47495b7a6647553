import { type Bond, bondFlows } from "./bond.ts";

/** Value today of all payments to come. `yieldRate` compounds as often as the coupon is paid. */
export function dirtyPrice(bond: Bond, yieldRate: number): number {
  const periodRate = yieldRate / bond.frequency;
  return bondFlows(bond).reduce(
    (sum, { periods, amount }) => sum + amount * (1 + periodRate) ** -periods,
    0,
  );
}

/** The seller's part of the running coupon. */
export function accruedInterest(bond: Bond): number {
  return ((100 * bond.couponRate) / bond.frequency) * bond.periodElapsed;
}

/** The quoted price: without accrued interest, as Excel's PRICE gives it. */
export function cleanPrice(bond: Bond, yieldRate: number): number {
  return dirtyPrice(bond, yieldRate) - accruedInterest(bond);
}
