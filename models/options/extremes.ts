import { roundingOf } from "./break-even.ts";
import { type Leg, profitAtExpiry, slopeAbove, strikesOf } from "./payoff.ts";

/** Prices of the share from one to another; `to` is infinite where there is no last one. */
export type PriceRange = { from: number; to: number };

/** The best or the worst a strategy can do at expiry, and at which prices of the share. */
export type Extreme =
  | { kind: "limited"; profit: number; at: readonly PriceRange[] }
  | { kind: "unlimited" };

/**
 * Profit is a straight line between strikes and a share cannot cost less than nothing, so the extremes
 * lie at zero, at a strike, or beyond the last one without limit. `growth` as in `payoffAtExpiry`.
 */
export function extremes(
  legs: readonly Leg[],
  growth = 1,
): { greatestProfit: Extreme; greatestLoss: Extreme } {
  const kinks = [0, ...strikesOf(legs).filter((strike) => strike > 0)];
  const rounding = roundingOf(legs, growth);
  const profits = kinks.map((price) => {
    const profit = profitAtExpiry(legs, price, growth);
    return Math.abs(profit) <= rounding ? 0 : profit;
  });
  const lastSlope = slopeAbove(legs, kinks.at(-1) ?? 0);

  function reached(profit: number): Extreme {
    const at: PriceRange[] = [];
    for (const [index, price] of kinks.entries()) {
      if (Math.abs((profits[index] ?? 0) - profit) > rounding) continue;
      const before = at.at(-1);
      if (before && before.to === kinks[index - 1]) before.to = price;
      else at.push({ from: price, to: price });
    }
    const last = at.at(-1);
    if (last && last.to === kinks.at(-1) && lastSlope === 0) last.to = Infinity;
    return { kind: "limited", profit, at };
  }

  return {
    greatestProfit: lastSlope > 0 ? { kind: "unlimited" } : reached(Math.max(...profits)),
    greatestLoss: lastSlope < 0 ? { kind: "unlimited" } : reached(Math.min(...profits)),
  };
}
