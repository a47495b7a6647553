import { type GrowthsWorth, growthsWorth } from "./growths-worth.ts";
import type { DcfInputs } from "./inputs.ts";
import { dcfResults } from "./results.ts";

/** Growth of revenue, the same in every planned year, at which a share is worth its price. */
export type ImpliedPlanGrowth =
  | { kind: "growth"; rate: number }
  | { kind: "below" | "above"; limit: number }
  | { kind: "none" };

export const searched = { low: -0.3, high: 0.6 };

/** Which growth does today’s price assume, if everything else in the case holds? */
export function impliedPlanGrowth(inputs: DcfInputs): ImpliedPlanGrowth {
  const excess = (rate: number) => {
    const { value } = dcfResults({ ...inputs, firstGrowth: rate, lastGrowth: rate });
    return value ? value.perShare - inputs.sharePrice : Number.NaN;
  };
  const atEnds = [excess(searched.low), excess(searched.high)] as const;
  if (atEnds.some(Number.isNaN)) return { kind: "none" };
  // More growth is worth less only where each year of it loses money for ever.
  if (atEnds[0] > atEnds[1]) return { kind: "none" };
  if (atEnds[0] > 0) return { kind: "below", limit: searched.low };
  if (atEnds[1] < 0) return { kind: "above", limit: searched.high };

  let { low, high } = searched;
  // Fifty halvings leave less than a millionth of a billionth.
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (excess(middle) < 0) low = middle;
    else high = middle;
  }
  return { kind: "growth", rate: (low + high) / 2 };
}

/** Growth after the plan at which a share is worth its price, the plan kept: none, one or two. */
export function impliedTerminalGrowths(inputs: DcfInputs): readonly number[] {
  return terminalGrowthsOfPrice(inputs).growths;
}

/** With the numbers on the way. */
export function terminalGrowthsOfPrice(inputs: DcfInputs): GrowthsWorth {
  const { wacc, years, presentValueOfPlan } = dcfResults(inputs);
  const last = years.at(-1);
  if (!last) throw new Error("A plan has at least one year.");
  const value = (pricedEnterprise(inputs) - presentValueOfPlan) / last.discountFactor;
  return growthsWorth(value, inputs, wacc, last);
}

/** What the price of a share makes the whole company worth. */
export function pricedEnterprise({ sharePrice, shares, netDebt, otherClaims }: DcfInputs) {
  return sharePrice * shares + netDebt + otherClaims;
}
