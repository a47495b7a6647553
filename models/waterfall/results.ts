import { type Irr, irr } from "../cash-flow/irr.ts";
import type { WaterfallTerms } from "./terms.ts";
import { type Split, sumOfTiers, type Tier } from "./tiers.ts";
import { type Fund, type WaterfallYear, waterfallYears } from "./years.ts";

export type WaterfallResults = {
  years: WaterfallYear[];
  /** Invested capital and fees, all from the LPs. */
  paidIn: number;
  managementFees: number;
  distributed: number;
  /** Totals over all years, tier by tier and in all. */
  tiers: Record<Tier, Split>;
  received: Split;
  /** Received per euro paid in; the two sum to the fund's. `null` when nothing was paid in. */
  multiple: Split | null;
  /** Carry as a share of distributions less paid-in capital; `null` when there is no profit. */
  gpShareOfProfit: number | null;
  /** Of the LPs' yearly net flows, after fees and carry. */
  lpIrr: Irr;
};

export function waterfallResults(fund: Fund, terms: WaterfallTerms): WaterfallResults {
  const years = waterfallYears(fund, terms);
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
  const received = sumOfTiers(tiers);
  const profit = distributed - paidIn;
  return {
    years,
    paidIn,
    managementFees,
    distributed,
    tiers,
    received,
    multiple: paidIn > 0 ? { lp: received.lp / paidIn, gp: received.gp / paidIn } : null,
    gpShareOfProfit: profit > 0 ? received.gp / profit : null,
    lpIrr: irr(years.map((year) => year.lpNetFlow)),
  };
}
