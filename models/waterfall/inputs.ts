import { type Agreement, standardAgreement } from "./agreement.ts";
import { type Fund, type ScenarioName, scenarios } from "./scenarios.ts";

/** A fund, its deals and what the partners agreed. */
export type WaterfallInputs = Agreement & {
  committedCapital: number;
  years: readonly DealYear[];
};

/** What is invested in a year is one deal, known by the number of that year. */
export type DealYear = Fund["years"][number] & {
  /** The deal that this year's distribution comes from. One not yet bought counts as this year's own. */
  deal: number;
};

/** A fund on the standard agreement, each year paying from the deal of the same year. */
export function standardInputs({ committedCapital, years }: Fund): WaterfallInputs {
  return {
    ...standardAgreement,
    committedCapital,
    years: years.map((year, index) => ({ ...year, deal: index + 1 })),
  };
}

/** The scenarios, each with four deals. */
export const waterfallCases: Record<ScenarioName, WaterfallInputs> = {
  /** The second and third deals lose money, and the fourth is a total loss. */
  downside: withDeals(scenarios.downside, [1, 1, 1, 1, 1, 1, 1, 1, 2, 3]),
  base: withDeals(scenarios.base, [1, 1, 1, 1, 1, 1, 2, 3, 2, 4]),
  upside: withDeals(scenarios.upside, [1, 1, 1, 1, 2, 2, 3, 3, 4, 4]),
};

function withDeals(fund: Fund, deals: readonly number[]): WaterfallInputs {
  const inputs = standardInputs(fund);
  const years = inputs.years.map((year, index) => ({ ...year, deal: deals[index] ?? year.deal }));
  return { ...inputs, years };
}
