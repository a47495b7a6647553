import { type Bond, bondFlows } from "./bond.ts";

/** How the dirty price responds to the yield; `null` for a bond with nothing left to pay. */
export type YieldSensitivity = {
  /** Macaulay: average time to the payments, in years, weighted by their values. */
  duration: number;
  /** Relative fall of the price per unit of yield: −P′ / P. */
  modifiedDuration: number;
  /** Curvature of the price, in years squared: P″ / P. */
  convexity: number;
};

export function yieldSensitivity(bond: Bond, yieldRate: number): YieldSensitivity | null {
  const growth = 1 + yieldRate / bond.frequency;
  let price = 0;
  let weightedPeriods = 0;
  let weightedSquares = 0;
  for (const { periods, amount } of bondFlows(bond)) {
    const value = amount * growth ** -periods;
    price += value;
    weightedPeriods += periods * value;
    weightedSquares += periods * (periods + 1) * value;
  }
  if (price === 0) return null;

  const duration = weightedPeriods / price / bond.frequency;
  return {
    duration,
    modifiedDuration: duration / growth,
    convexity: weightedSquares / price / (growth * bond.frequency) ** 2,
  };
}
