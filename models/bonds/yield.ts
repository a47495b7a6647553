import type { Bond } from "./bond.ts";
import { cleanPrice } from "./price.ts";

/** Beyond these a yield says nothing any more: a bond about to mature far from its redemption. */
export const yieldRange = { lowest: -0.9, highest: 10 };

/**
 * The yield at which the bond has this clean price, compounded as often as the coupon is paid; `null` if
 * none in the range does. The price falls as the yield rises, so halving the range always finds it.
 */
export function yieldFromPrice(bond: Bond, price: number): number | null {
  let { lowest: low, highest: high } = yieldRange;
  if (price > cleanPrice(bond, low) || price < cleanPrice(bond, high)) return null;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (cleanPrice(bond, middle) > price) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The same yield with interest compounded once a year. */
export function annualYield(yieldRate: number, frequency: number): number {
  return (1 + yieldRate / frequency) ** frequency - 1;
}
