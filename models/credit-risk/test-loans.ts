import type { SheetValues } from "#workings/definition.ts";
import { scorecard } from "./scorecard.ts";
import packed from "./test-loans.json" with { type: "json" };

/** The loans that the scorecard has not seen, column by column, the safest first. */
export function testLoanColumns(): SheetValues {
  const { firstNumber, bins, defaulted, hundredsOfEuro, truthsInMillionths } = packed;
  const { length: digits } = scorecard.fields;
  const loans = hundredsOfEuro
    .map((hundreds, index) => ({
      number: firstNumber + index,
      amount: hundreds * 100,
      probability: probabilityOf(bins.slice(index * digits, (index + 1) * digits)),
      /** The probability that the default was drawn with. */
      truth: (truthsInMillionths[index] ?? 0) / 1e6,
      defaulted: Number(defaulted[index]),
    }))
    .sort((a, b) => a.probability - b.probability);
  const probabilities = loans.map(({ probability }) => probability);
  const groups = scorecard.calibration.length;
  return {
    loan: loans.map(({ number }) => number),
    loanAmount: loans.map(({ amount }) => amount),
    loanProbability: probabilities,
    loanTruth: loans.map(({ truth }) => truth),
    loanDefaulted: loans.map(({ defaulted }) => defaulted),
    loanRank: averageRanks(probabilities),
    loanGroup: loans.map((_, index) => 1 + Math.floor((index * groups) / loans.length)),
  };
}

/** Of a loan in these bins of the fields, each from 0. */
function probabilityOf(bins: string) {
  const logOdds = scorecard.fields.reduce(
    (sum, field, index) => sum + field.coefficient * (field.bins[Number(bins[index])]?.woe ?? 0),
    scorecard.intercept,
  );
  return 1 / (1 + Math.exp(-logOdds));
}

/** Of values in rising order; those with the same value share the average of their ranks. */
function averageRanks(values: readonly number[]): number[] {
  return values.map((value) => 1 + (values.indexOf(value) + values.lastIndexOf(value)) / 2);
}
