import type { WaterfallTerms } from "./terms.ts";

/** In the order they are paid. */
export const tiers = [
  "returnOfCapital",
  "preferredReturn",
  "catchUp",
  "carriedInterest",
  "carriedInterestAboveHurdle",
] as const;

export type Tier = (typeof tiers)[number];

/** What each side receives. */
export type Split = { lp: number; gp: number };

/** What is owed, and what profit has been paid, just before a distribution. */
export type Balances = {
  /** Drawn from the LPs, fees included, and not yet returned. */
  unreturnedCapital: number;
  unpaidPreferred: number;
  /** What the LPs still need to have earned exactly the hurdle rate; negative once they have more. */
  hurdleGap: number;
  profitPaid: Split;
};

/** Pays one distribution down the tiers. The splits sum to `amount`. */
export function distribute(
  amount: number,
  balances: Balances,
  { carryShare, carryShareAboveHurdle }: WaterfallTerms,
): Record<Tier, Split> {
  // Shares of shares do not add up to the last bit; a remainder that small is not owed to anyone.
  const dust = 1e-12 * (amount + balances.profitPaid.lp + balances.profitPaid.gp);
  let left = amount;
  function take(owed: number) {
    const paid = owed > dust ? Math.min(left, owed) : 0;
    left -= paid;
    return paid;
  }

  const capital = take(balances.unreturnedCapital);
  const preferred = take(balances.unpaidPreferred);
  // The GP alone, until its profit is to the LPs' as carry is to the rest: 2 for 8 at 20%.
  const gpDue = ((balances.profitPaid.lp + preferred) * carryShare) / (1 - carryShare);
  const catchUp = take(gpDue - balances.profitPaid.gp);
  // The LPs get only their share of this tier, so closing their gap takes more than the gap.
  const shared = take((balances.hurdleGap - capital - preferred) / (1 - carryShare));
  return {
    returnOfCapital: { lp: capital, gp: 0 },
    preferredReturn: { lp: preferred, gp: 0 },
    catchUp: { lp: 0, gp: catchUp },
    carriedInterest: split(shared, carryShare),
    carriedInterestAboveHurdle: split(left, carryShareAboveHurdle),
  };
}

function split(amount: number, gpShare: number): Split {
  const gp = amount * gpShare;
  return { lp: amount - gp, gp };
}

export function sumOfTiers(paid: Record<Tier, Split>): Split {
  return {
    lp: tiers.reduce((sum, tier) => sum + paid[tier].lp, 0),
    gp: tiers.reduce((sum, tier) => sum + paid[tier].gp, 0),
  };
}
