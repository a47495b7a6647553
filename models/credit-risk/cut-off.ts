import { scorecard } from "./scorecard.ts";

/** What an error costs, as a share of the loan. */
export type ErrorCosts = {
  /** Lost when a loan that is granted defaults. */
  loss: number;
  /** Not earned when a loan that would be repaid is refused. */
  margin: number;
};

/** Test loans by decision and by what happened. */
export type Confusion = Record<"goodGranted" | "goodRefused" | "badGranted" | "badRefused", number>;

export type CutOffResults = {
  cutOff: number;
  confusion: Confusion;
  /** Share of all loans that were decided rightly. */
  accuracy: number;
  /** Share of the defaults that are refused. */
  caught: number;
  /** Share of the good loans that are refused. */
  goodRefused: number;
  /** Share of the granted loans that default; `null` if none is granted. */
  defaultRateOfGranted: number | null;
  /** Euro lent to those who default, and not lent to those who would have repaid. */
  badAmountGranted: number;
  goodAmountRefused: number;
  costOfDefaults: number;
  costOfRefusals: number;
  cost: number;
};

/** Cut-offs are whole multiples of one two-hundredth. */
export const cutOffSteps = 200;

/** What happens to the test loans when those with a probability at or above the cut-off are refused. */
export function resultsAt(cutOff: number, { loss, margin }: ErrorCosts): CutOffResults {
  const { loans, defaults, badAmount } = scorecard.test;
  const index = Math.round(cutOff * cutOffSteps);
  const at = (column: keyof typeof scorecard.curve) => scorecard.curve[column][index] ?? 0;
  const [goodRefused, badRefused] = [at("goodRefused"), at("badRefused")];
  const good = loans - defaults;
  const confusion: Confusion = {
    goodGranted: good - goodRefused,
    goodRefused,
    badGranted: defaults - badRefused,
    badRefused,
  };
  const granted = confusion.goodGranted + confusion.badGranted;
  const badAmountGranted = badAmount - at("badAmountRefused");
  const goodAmountRefused = at("goodAmountRefused");
  const costOfDefaults = loss * badAmountGranted;
  const costOfRefusals = margin * goodAmountRefused;
  return {
    cutOff,
    confusion,
    accuracy: (confusion.goodGranted + badRefused) / loans,
    caught: badRefused / defaults,
    goodRefused: goodRefused / good,
    defaultRateOfGranted: granted === 0 ? null : confusion.badGranted / granted,
    badAmountGranted,
    goodAmountRefused,
    costOfDefaults,
    costOfRefusals,
    cost: costOfDefaults + costOfRefusals,
  };
}

/** From refusing every loan to granting every loan: the points of the ROC curve in their order. */
export function resultsByCutOff(costs: ErrorCosts): CutOffResults[] {
  return scorecard.curve.goodRefused
    .map((_, index) => resultsAt(index / cutOffSteps, costs))
    .toReversed();
}

/** The cut-off at which errors on the test loans cost least; the lowest of several. */
export function cheapestCutOff(costs: ErrorCosts): CutOffResults {
  return resultsByCutOff(costs).reduce((best, one) => (one.cost <= best.cost ? one : best));
}

/** Where a loan neither gains nor loses on average, if its probability of default is right. */
export function breakEvenProbability({ loss, margin }: ErrorCosts) {
  return margin / (margin + loss);
}
