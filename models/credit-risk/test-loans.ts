import { probabilityOfBins } from "./score.ts";
import { scorecard } from "./scorecard.ts";
import packed from "./test-loans.json" with { type: "json" };

export type TestLoan = {
  number: number;
  amount: number;
  probability: number;
  /** The probability that the default was drawn with. */
  truth: number;
  defaulted: boolean;
  /** By probability, the safest first; loans with the same probability share the average of their ranks. */
  rank: number;
  /** From 1 to 10, by probability: the groups of the calibration. */
  group: number;
};

/** The loans that the scorecard has not seen, the safest first. */
export function testLoans(): TestLoan[] {
  const { firstNumber, bins, defaulted, hundredsOfEuro, truthsInMillionths } = packed;
  const digits = scorecard.fields.length;
  const scored = hundredsOfEuro.map((hundreds, index) => ({
    number: firstNumber + index,
    amount: hundreds * 100,
    probability: probabilityOfBins(
      [...bins.slice(index * digits, (index + 1) * digits)].map(Number),
    ),
    truth: (truthsInMillionths[index] ?? 0) / 1e6,
    defaulted: defaulted[index] === "1",
  }));
  const sorted = scored.toSorted((a, b) => a.probability - b.probability);
  const ranks = averageRanks(sorted.map(({ probability }) => probability));
  const groups = scorecard.calibration.length;
  return sorted.map((loan, index) => ({
    ...loan,
    rank: ranks[index] ?? 0,
    group: 1 + Math.floor((index * groups) / sorted.length),
  }));
}

/** Of values in rising order. */
function averageRanks(values: readonly number[]): number[] {
  return values.map((value) => 1 + (values.indexOf(value) + values.lastIndexOf(value)) / 2);
}
