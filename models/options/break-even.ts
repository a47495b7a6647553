import { type Leg, profitAtExpiry, slopeAbove, strikesOf, unitCost } from "./payoff.ts";

/**
 * The prices at expiry, ascending, at which the strategy neither gains nor loses, exact because
 * profit is a straight line between strikes. A stretch that lies at zero gives its two ends, or
 * only its first when it never ends. `growth` as in `profitAtExpiry`.
 */
export function breakEvens(legs: readonly Leg[], growth = 1): number[] {
  const kinks = [0, ...strikesOf(legs).filter((strike) => strike > 0)];
  const rounding = roundingOf(legs, growth);
  const profitAt = (price: number) => profitAtExpiry(legs, price, growth);
  const isZeroAt = (price: number) => Math.abs(profitAt(price)) <= rounding;

  return kinks.flatMap((from, index) => {
    if (isZeroAt(from)) return [from];
    const to = kinks[index + 1] ?? Infinity;
    const crossing = from - profitAt(from) / slopeAbove(legs, from);
    const inside = crossing > from && crossing < to && !isZeroAt(to);
    return inside ? [crossing] : [];
  });
}

/** Profits smaller than this are what is left of amounts that cancel. */
export function roundingOf(legs: readonly Leg[], growth: number): number {
  const amounts = legs.map((leg) => {
    const strike = "strike" in leg ? leg.strike : 0;
    return Math.abs(leg.quantity) * (strike + Math.abs(unitCost(leg)) * growth);
  });
  return 1e-13 * amounts.reduce((sum, amount) => sum + amount, 0);
}
