import { type Leg, profitAtExpiry, strikesOf } from "./payoff.ts";

/**
 * The prices at expiry, ascending, at which the strategy neither gains nor loses, exact because
 * profit is a straight line between strikes. A stretch at zero gives its two ends, or
 * only its first when it never ends.
 */
export function breakEvens(legs: readonly Leg[]): number[] {
  const kinks = [0, ...strikesOf(legs).filter((strike) => strike > 0)];
  const isZeroAt = (price: number) => Math.abs(profitAtExpiry(legs, price)) <= roundingOf(legs);

  return kinks.flatMap((from, index) => {
    if (isZeroAt(from)) return [from];
    const to = kinks[index + 1] ?? Infinity;
    const crossing = from - profitAtExpiry(legs, from) / slopeAbove(legs, from);
    const inside = crossing > from && crossing < to && !isZeroAt(to);
    return inside ? [crossing] : [];
  });
}

/** Profits smaller than this are what is left of amounts that cancel. */
function roundingOf(legs: readonly Leg[]): number {
  const amounts = legs.map((leg) => Math.abs(leg.quantity * profitScale(leg)));
  return 1e-13 * amounts.reduce((sum, amount) => sum + amount, 0);
}

function profitScale(leg: Leg): number {
  return leg.kind === "underlying" ? leg.price : leg.strike + leg.premium;
}

/** Change of profit per unit of price, just above this price. */
function slopeAbove(legs: readonly Leg[], price: number): number {
  return legs.reduce((sum, leg) => {
    if (leg.kind === "underlying") return sum + leg.quantity;
    const exercised = leg.kind === "call" ? price >= leg.strike : price < leg.strike;
    const direction = leg.kind === "call" ? 1 : -1;
    return exercised ? sum + direction * leg.quantity : sum;
  }, 0);
}
