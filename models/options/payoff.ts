/** One position of a strategy. A negative quantity is sold. Prices are per unit. */
export type Leg =
  | { kind: "call" | "put"; strike: number; premium: number; quantity: number }
  /** The underlying itself, bought (or sold) at `price`. */
  | { kind: "underlying"; price: number; quantity: number };

/** Profit at expiry for this price of the underlying: payoff less premiums, without interest. */
export function profitAtExpiry(legs: readonly Leg[], price: number): number {
  return legs.reduce((sum, leg) => sum + leg.quantity * (valueAt(leg, price) - costOf(leg)), 0);
}

function valueAt(leg: Leg, price: number): number {
  if (leg.kind === "underlying") return price;
  return Math.max(0, leg.kind === "call" ? price - leg.strike : leg.strike - price);
}

function costOf(leg: Leg): number {
  return leg.kind === "underlying" ? leg.price : leg.premium;
}

/** The prices at which the profit changes its slope: the strikes, ascending, each once. */
export function strikesOf(legs: readonly Leg[]): number[] {
  const strikes = legs.flatMap((leg) => (leg.kind === "underlying" ? [] : [leg.strike]));
  return [...new Set(strikes)].toSorted((a, b) => a - b);
}
