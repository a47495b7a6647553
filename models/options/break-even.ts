import { type Leg, profitAtExpiry, strikesOf } from "./payoff.ts";

/**
 * The prices at expiry, ascending, at which the strategy neither gains nor loses, exact because
 * profit is a straight line between strikes. A stretch that lies at zero gives its two ends, or
 * only its first when it never ends.
 */
export function breakEvens(legs: readonly Leg[]): number[] {
  const kinks = [0, ...strikesOf(legs).filter((strike) => strike > 0)];
  const found: number[] = [];
  for (const [index, from] of kinks.entries()) {
    const to = kinks[index + 1];
    const profit = profitAtExpiry(legs, from);
    if (profit === 0) found.push(from);

    const slope = slopeAbove(legs, from);
    const crossing = from - profit / slope;
    const inside = crossing > from && (to === undefined || crossing < to);
    if (profit !== 0 && slope !== 0 && inside) found.push(crossing);
  }
  return found;
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
