import { type Irr, irr } from "../cash-flow/irr.ts";
import type { WaterfallInputs } from "./inputs.ts";
import type { WaterfallTerms } from "./terms.ts";
import { type Split, sumOfTiers, type Tier } from "./tiers.ts";
import { type WaterfallYear, waterfallYears } from "./years.ts";

export type WaterfallResults = {
  years: WaterfallYear[];
  /** Invested capital and fees, all from the LPs. */
  paidIn: number;
  managementFees: number;
  distributed: number;
  /** Totals over all years, tier by tier. */
  tiers: Record<Tier, Split>;
  /** What the GP received from the tiers, and what it gave back of it. */
  carryPaid: number;
  clawback: number;
  /** What each side has in the end. The two sum to what was distributed. */
  received: Split;
  /** Received per euro paid in; the two sum to the fund's. `null` when nothing was paid in. */
  multiple: Split | null;
  /** Carry after the clawback as a share of distributions less paid-in capital; `null` when there is no profit. */
  gpShareOfProfit: number | null;
  /** Of the LPs' yearly net flows, after fees and carry. */
  lpIrr: Irr;
};

export function waterfallResults(inputs: WaterfallInputs, terms: WaterfallTerms): WaterfallResults {
  const years = waterfallYears(inputs, terms);
  const total = (amountOf: (year: WaterfallYear) => number) =>
    years.reduce((sum, year) => sum + amountOf(year), 0);
  const totalOfTier = (tier: Tier): Split => ({
    lp: total((year) => year.tiers[tier].lp),
    gp: total((year) => year.tiers[tier].gp),
  });

  const managementFees = total((year) => year.managementFee);
  const paidIn = total((year) => year.invested) + managementFees;
  const distributed = total((year) => year.distributed);
  const tiers = {
    returnOfCapital: totalOfTier("returnOfCapital"),
    preferredReturn: totalOfTier("preferredReturn"),
    catchUp: totalOfTier("catchUp"),
    carriedInterest: totalOfTier("carriedInterest"),
    carriedInterestAboveHurdle: totalOfTier("carriedInterestAboveHurdle"),
  };
  const { lp } = sumOfTiers(tiers);
  // Summed as the clawback sums it, so that a GP that gives back everything keeps exactly nothing.
  const carryPaid = total((year) => sumOfTiers(year.tiers).gp);
  const clawback = total((year) => year.clawback);
  const received = { lp: lp + clawback, gp: carryPaid - clawback };
  const profit = distributed - paidIn;
  return {
    years,
    paidIn,
    managementFees,
    distributed,
    tiers,
    carryPaid,
    clawback,
    received,
    multiple: paidIn > 0 ? { lp: received.lp / paidIn, gp: received.gp / paidIn } : null,
    gpShareOfProfit: profit > 0 ? received.gp / profit : null,
    lpIrr: irr(years.map((year) => year.lpNetFlow)),
  };
}
