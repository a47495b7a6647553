import { clawbackDue } from "./clawback.ts";
import { type DealsYear, dealsYears } from "./deals.ts";
import { fundEnd } from "./fund-end.ts";
import type { WaterfallInputs } from "./inputs.ts";
import type { WaterfallTerms } from "./terms.ts";
import { type Balances, distribute, type Split, sumOfTiers, type Tier } from "./tiers.ts";

/** One year of the fund. All flows fall at its end, on the same day. */
export type WaterfallYear = DealsYear & {
  /** 1 for the first. */
  year: number;
  invested: number;
  /** What the fee is charged on. */
  feeBase: number;
  managementFee: number;
  distributed: number;
  /** The distribution, tier by tier. */
  tiers: Record<Tier, Split>;
  /** Given back by the GP, in the year the fund ends. */
  clawback: number;
  /** The distribution, all tiers together, after the clawback. */
  received: Split;
  /** Received by the LPs less what they paid in. */
  lpNetFlow: number;
  /** Drawn in earlier years or this one, and to be returned before carry from this year on, fee included. */
  becomesDue: CapitalDue;
  /** Owed to the LPs after the distribution. */
  unreturnedCapital: number;
  unpaidPreferred: number;
  /** What the LPs lack after the distribution to have earned the hurdle rate; negative once they have more. */
  hurdleGap: number;
  /** Capital and preferred return the LPs have not received, over all deals and before a clawback. */
  owedOnFund: number;
  /** The hurdle gap over all deals, before a clawback. */
  hurdleGapOnFund: number;
};

export type CapitalDue = { capital: number; preferred: number; hurdle: number };

/**
 * Year by year, in this order: balances grow for the year gone by, then capital and fee are drawn,
 * then the distribution is paid. Money drawn at a year's end starts to earn the next year, and may
 * be returned the same day. Carry once paid stays paid, unless a clawback is agreed.
 */
export function waterfallYears(inputs: WaterfallInputs, terms: WaterfallTerms): WaterfallYear[] {
  const { lastFee, end } = fundEnd(inputs);
  const deals = dealsYears(inputs, terms, end);
  let owed: Balances = {
    unreturnedCapital: 0,
    unpaidPreferred: 0,
    hurdleGap: 0,
    profitPaid: { lp: 0, gp: 0 },
  };
  let costHeld = 0;
  let owedOnFund = 0;
  let hurdleGapOnFund = 0;

  const years = deals.map((deal, index): WaterfallYear => {
    const year = index + 1;
    const { invested = 0, distributed = 0 } = inputs.years[index] ?? {};
    const isOnCommitment = inputs.feeBasis === "commitment" || year <= inputs.investmentYears;
    const feeBase = year > lastFee ? 0 : isOnCommitment ? inputs.committedCapital : costHeld;
    const managementFee = feeBase * terms.managementFeeRate;
    const drawn = invested + managementFee;
    const becomesDue = capitalDueIn(year, inputs, deals);
    owed = accrued(owed, becomesDue, managementFee, terms);

    const tiers = distribute(distributed, owed, terms);
    const received = sumOfTiers(tiers);
    owed = afterPaying(owed, tiers, received);
    costHeld = deal.costHeld;
    owedOnFund = Math.max(0, owedOnFund * (1 + terms.preferredRate) + drawn - received.lp);
    hurdleGapOnFund = hurdleGapOnFund * (1 + terms.hurdleIrr) + drawn - received.lp;
    return {
      ...deal,
      year,
      invested,
      feeBase,
      managementFee,
      distributed,
      tiers,
      clawback: 0,
      received,
      lpNetFlow: received.lp - drawn,
      becomesDue,
      unreturnedCapital: owed.unreturnedCapital,
      unpaidPreferred: owed.unpaidPreferred,
      hurdleGap: owed.hurdleGap,
      owedOnFund,
      hurdleGapOnFund,
    };
  });
  return inputs.clawback === "on" ? withClawback(years, end, terms) : years;
}

/** What becomes due in a year, the fee aside: the capital of deals, with what it has earned since it was drawn. */
function capitalDueIn(
  year: number,
  { years }: WaterfallInputs,
  deals: readonly DealsYear[],
): CapitalDue {
  const due = { capital: 0, preferred: 0, hurdle: 0 };
  for (const [index, deal] of deals.entries()) {
    if (deal.dueYear !== year) continue;
    due.capital += years[index]?.invested ?? 0;
    due.preferred += deal.preferredWhenDue;
    due.hurdle += deal.hurdleWhenDue;
  }
  return due;
}

function accrued(
  owed: Balances,
  due: CapitalDue,
  managementFee: number,
  { preferredRate, hurdleIrr }: WaterfallTerms,
): Balances {
  const preferred = (owed.unreturnedCapital + owed.unpaidPreferred) * preferredRate;
  return {
    unreturnedCapital: owed.unreturnedCapital + due.capital + managementFee,
    unpaidPreferred: owed.unpaidPreferred + preferred + due.preferred,
    hurdleGap: owed.hurdleGap * (1 + hurdleIrr) + due.hurdle + managementFee,
    profitPaid: owed.profitPaid,
  };
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

function withClawback(
  years: readonly WaterfallYear[],
  end: number,
  terms: WaterfallTerms,
): WaterfallYear[] {
  const total = (amountOf: (year: WaterfallYear) => number) =>
    years.reduce((sum, year) => sum + amountOf(year), 0);
  const last = years[end - 1];
  const clawback = clawbackDue(
    {
      carryPaid: total(({ received }) => received.gp),
      profit: total(
        ({ distributed, invested, managementFee }) => distributed - invested - managementFee,
      ),
      owedToLps: last?.owedOnFund ?? 0,
      hurdleGap: last?.hurdleGapOnFund ?? 0,
    },
    terms,
  );
  return years.map((year) =>
    year === last
      ? {
          ...year,
          clawback,
          received: { lp: year.received.lp + clawback, gp: year.received.gp - clawback },
          lpNetFlow: year.lpNetFlow + clawback,
        }
      : year,
  );
}
