/** One position of a strategy. A negative quantity is sold. Prices are per unit. */
export type Leg =
  | { kind: "call" | "put"; strike: number; premium: number; quantity: number }
  /** The share itself, bought (or sold) at `price`, or an amount of `price` lent (or borrowed). */
  | { kind: "share" | "cash"; price: number; quantity: number };

/**
 * What the legs are worth at expiry for this price of the share. `growth` is what one euro has become by
 * then: e^(rate · years). It is 1 in the textbook picture, which leaves interest out.
 */
export function payoffAtExpiry(legs: readonly Leg[], price: number, growth = 1): number {
  return legs.reduce((sum, leg) => sum + leg.quantity * payoffOf(leg, price, growth), 0);
}

/** Payoff less what was paid for the legs, with the interest on that until expiry. */
export function profitAtExpiry(legs: readonly Leg[], price: number, growth = 1): number {
  return legs.reduce(
    (sum, leg) => sum + leg.quantity * (payoffOf(leg, price, growth) - unitCost(leg) * growth),
    0,
  );
}

/** What the legs cost today; negative when more is received than paid. */
export function costToday(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + leg.quantity * unitCost(leg), 0);
}

/** One unit of a leg at expiry. */
export function payoffOf(leg: Leg, price: number, growth: number): number {
  switch (leg.kind) {
    case "call":
      return Math.max(0, price - leg.strike);
    case "put":
      return Math.max(0, leg.strike - price);
    case "share":
      return price;
    case "cash":
      return leg.price * growth;
  }
}

export function unitCost(leg: Leg): number {
  return "strike" in leg ? leg.premium : leg.price;
}

/** Change of payoff and profit per unit of price, just above this price. */
export function slopeAbove(legs: readonly Leg[], price: number): number {
  return legs.reduce((sum, leg) => sum + leg.quantity * unitSlope(leg, price), 0);
}

export function unitSlope(leg: Leg, price: number): number {
  switch (leg.kind) {
    case "call":
      return price >= leg.strike ? 1 : 0;
    case "put":
      return price < leg.strike ? -1 : 0;
    case "share":
      return 1;
    case "cash":
      return 0;
  }
}

/** The prices at which the profit changes its slope: the strikes, ascending, each once. */
export function strikesOf(legs: readonly Leg[]): number[] {
  const strikes = legs.flatMap((leg) => ("strike" in leg ? [leg.strike] : []));
  return [...new Set(strikes)].toSorted((a, b) => a - b);
}
