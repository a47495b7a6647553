import type { WaterfallTerms } from "./terms.ts";

/** The fund at its end, before the GP gives anything back. */
export type FinalBalances = {
  carryPaid: number;
  /** Distributed less paid in; negative for a loss. */
  profit: number;
  /** Capital and preferred return that the LPs have not received, over all deals. */
  owedToLps: number;
  /** What the LPs lack to have earned the hurdle rate on all their flows; negative once they have more. */
  hurdleGap: number;
};

/**
 * The least the GP has to give back so that the LPs have their capital and preferred return, and that the GP
 * holds no more than its share of profit, unless the LPs have earned the hurdle rate. It is never more than
 * the carry the GP received. Tax on it is left out.
 */
export function clawbackDue(
  { carryPaid, profit, owedToLps, hurdleGap }: FinalBalances,
  { carryShare }: WaterfallTerms,
): number {
  const aboveShare = carryPaid - carryShare * Math.max(0, profit);
  const due = Math.max(owedToLps, Math.min(aboveShare, hurdleGap));
  return Math.max(0, Math.min(carryPaid, due));
}
