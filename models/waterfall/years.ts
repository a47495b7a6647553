import type { WaterfallTerms } from "./terms.ts";
import { type Balances, distribute, type Split, sumOfTiers, type Tier } from "./tiers.ts";

/** What the fund's investments cost and return, before fees. Nothing is negative. */
export type Fund = {
  committedCapital: number;
  /** Year 1 first. */
  years: readonly { invested: number; distributed: number }[];
};

/** One year of the fund. All flows fall at its end, on the same day. */
export type WaterfallYear = {
  /** 1 for the first. */
  year: number;
  invested: number;
  managementFee: number;
  distributed: number;
  /** The distribution, tier by tier. */
  tiers: Record<Tier, Split>;
  /** The distribution, all tiers together. */
  received: Split;
  /** Received by the LPs less what they paid in. */
  lpNetFlow: number;
  /** Owed to the LPs after the distribution. */
  unreturnedCapital: number;
  unpaidPreferred: number;
  /** What the LPs lack after the distribution to have earned the hurdle rate; negative once they have more. */
  hurdleGap: number;
};

/**
 * Year by year, in this order: balances grow for the year gone by, then capital and fee are drawn,
 * then the distribution is paid. Money drawn at a year's end starts to earn the next year, and may
 * be returned the same day. Carry once paid stays paid: there is no clawback. The fund ends with its last
 * flow, and with it the fee.
 */
export function waterfallYears(fund: Fund, terms: WaterfallTerms): WaterfallYear[] {
  const yearlyFee = fund.committedCapital * terms.managementFeeRate;
  const lastYear = fund.years.findLastIndex(
    ({ invested, distributed }) => invested > 0 || distributed > 0,
  );
  let owed: Balances = {
    unreturnedCapital: 0,
    unpaidPreferred: 0,
    hurdleGap: 0,
    profitPaid: { lp: 0, gp: 0 },
  };

  return fund.years.map(({ invested, distributed }, index) => {
    const managementFee = index <= lastYear ? yearlyFee : 0;
    const drawn = invested + managementFee;
    const preferredAccrued = (owed.unreturnedCapital + owed.unpaidPreferred) * terms.preferredRate;
    owed = {
      unreturnedCapital: owed.unreturnedCapital + drawn,
      unpaidPreferred: owed.unpaidPreferred + preferredAccrued,
      hurdleGap: owed.hurdleGap * (1 + terms.hurdleIrr) + drawn,
      profitPaid: owed.profitPaid,
    };

    const paid = distribute(distributed, owed, terms);
    const received = sumOfTiers(paid);
    owed = afterPaying(owed, paid, received);
    return {
      year: index + 1,
      invested,
      managementFee,
      distributed,
      tiers: paid,
      received,
      lpNetFlow: received.lp - drawn,
      unreturnedCapital: owed.unreturnedCapital,
      unpaidPreferred: owed.unpaidPreferred,
      hurdleGap: owed.hurdleGap,
    };
  });
}

function afterPaying(owed: Balances, paid: Record<Tier, Split>, received: Split): Balances {
  const capital = paid.returnOfCapital.lp;
  return {
    unreturnedCapital: owed.unreturnedCapital - capital,
    unpaidPreferred: owed.unpaidPreferred - paid.preferredReturn.lp,
    hurdleGap: owed.hurdleGap - received.lp,
    profitPaid: {
      lp: owed.profitPaid.lp + received.lp - capital,
      gp: owed.profitPaid.gp + received.gp,
    },
  };
}
