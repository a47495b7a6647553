import { million, percent, years } from "#workings/describe.ts";

// What both models of a fund have in common, so that a case can be handed from page to page by its query.

export const committedCapital = million("Committed capital", {
  ...{ key: "committed", from: 1e6, to: 1e9, step: 1e6 },
});

export const investmentYears = years("Investment period", {
  ...{ key: "investing", from: 1, to: 10, step: 1 },
});

export const expensesAYear = million(
  "Partnership expenses",
  { key: "costs", from: 0, to: 5e6, step: 1e5 },
  {
    per: "a year",
    note: "Audit, administration, legal advice: drawn each year in which the fee is charged.",
  },
);

/** The limits of what is invested or distributed in a year. */
export const yearlyAmount = { from: 0, to: 5e8, step: 1e5 };

export const yearCount = 10;

const given = "The LPA.";

/** What the partners agreed for the tiers. Shares are below one. */
export const tierTerms = {
  preferredRate: percent("Preferred return a year", { given, values: 0.08 }),
  carryShare: percent("GP’s share of profit up to the hurdle", { given, values: 0.2 }),
  hurdleIrr: percent("Hurdle, net IRR", { given, values: 0.22 }),
  carryShareAboveHurdle: percent("GP’s share of profit above the hurdle", { given, values: 0.5 }),
};

/** A year, of committed capital. */
export const usualFee = 0.015;

/** What the fund's investments cost and return, before fees. */
export type Fund = {
  committedCapital: number;
  /** Year 1 first. */
  years: readonly {
    invested: number;
    distributed: number;
    /** The deal that this year's distribution comes from, by the year it was bought in. */
    deal: number;
  }[];
};

type Scenario = "downside" | "base" | "upside";

/**
 * One fund, three outcomes. Of €100m committed, €85m is invested over four years, a deal in each; ten years of
 * the fee draw the other €15m. The scenarios differ in what comes back, and when.
 */
export function scenarios<Inputs>(inputsOf: (fund: Fund, scenario: Scenario) => Inputs) {
  return {
    // Capital is not returned in full: the first tier takes everything. The second and third deals lose money, and
    // the fourth is a total loss.
    downside: {
      title: "Downside",
      inputs: inputsOf(
        fundPaying([0, 0, 0, 0, 10, 15, 20, 20, 15, 10], [1, 1, 1, 1, 1, 1, 1, 1, 2, 3]),
        "downside",
      ),
    },
    // The usual path: capital, preferred return, catch-up, then 80/20.
    base: {
      title: "Base",
      inputs: inputsOf(
        fundPaying([0, 0, 0, 5, 20, 35, 45, 40, 25, 15], [1, 1, 1, 1, 1, 1, 2, 3, 2, 4]),
        "base",
      ),
    },
    // Early and large exits carry the LPs past the 22% hurdle, into the last tier.
    upside: {
      title: "Upside",
      inputs: inputsOf(
        fundPaying([0, 0, 5, 35, 65, 75, 60, 40, 20, 15], [1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
        "upside",
      ),
    },
  };
}

function fundPaying(distributedInMillions: readonly number[], deals: readonly number[]): Fund {
  const inEuro = (millions = 0) => millions * 1_000_000;
  const investedInMillions = [25, 30, 20, 10];
  return {
    committedCapital: inEuro(100),
    years: distributedInMillions.map((distributed, index) => ({
      invested: inEuro(investedInMillions[index]),
      distributed: inEuro(distributed),
      deal: deals[index] ?? index + 1,
    })),
  };
}
