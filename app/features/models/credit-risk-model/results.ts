import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { resultsAt } from "#models/credit-risk/cut-off.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import { probabilityOfDefault } from "#models/credit-risk/score.ts";
import type { Result } from "../kit/result.ts";

/** The headline figures: one application, then the test loans at the same cut-off. */
export function headlines(inputs: CreditInputs): Result[] {
  const probability = probabilityOfDefault(inputs);
  const { accuracy, caught, confusion, cost } = resultsAt(inputs.cutOff, inputs);
  const granting = resultsAt(1, inputs);
  const defaults = confusion.badGranted + confusion.badRefused;
  return [
    {
      id: "probability",
      label: "This application",
      value: probabilityText(probability),
      note: decisionText(inputs),
    },
    {
      id: "accuracy",
      label: "Accuracy",
      value: formatPercent(accuracy, { atMost: 1 }),
      note: `${formatPercent(granting.accuracy)} if all are granted`,
    },
    {
      id: "caught",
      label: "Defaults refused",
      value: formatPercent(caught, 0),
      note: `${confusion.badRefused} of ${defaults}, plus ${formatNumber(confusion.goodRefused)} good loans`,
    },
    {
      id: "cost",
      label: "Cost of errors",
      value: formatEuro(cost),
      note: `${formatEuro(granting.cost)} if all are granted`,
    },
  ];
}

/** `granted: below 15%`. */
export function decisionText(inputs: CreditInputs) {
  const cutOff = formatPercent(inputs.cutOff, { atMost: 1 });
  return isRefused(inputs) ? `refused: ${cutOff} or more` : `granted: below ${cutOff}`;
}

export function isRefused(inputs: CreditInputs) {
  return probabilityOfDefault(inputs) >= inputs.cutOff;
}

/** A probability that is not zero never reads as zero: `12.8%`, `0.13%`. */
export function probabilityText(probability: number) {
  return probability < 0.01
    ? formatPercent(Math.max(probability, 0.0001), 2)
    : formatPercent(probability);
}
