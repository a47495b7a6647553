import results from "./scorecard.json" with { type: "json" };

export type FieldName =
  | "burden"
  | "jobYears"
  | "income"
  | "accounts"
  | "arrears"
  | "inquiries"
  | "term"
  | "housing"
  | "purpose";

/** A group of values and the training loans in it. Numbers belong to the first bin that they do not exceed. */
export type Bin = { good: number; bad: number; woe: number } & (
  | { upTo: number | null }
  | { is: string }
  | { missing: true }
);

export type ScorecardField = {
  name: FieldName;
  coefficient: number;
  /** Average weight of evidence of the training loans. */
  meanWoe: number;
  bins: readonly Bin[];
};

type Scorecard = {
  annualRate: number;
  intercept: number;
  fields: readonly ScorecardField[];
  train: { loans: number; defaults: number };
  test: { loans: number; defaults: number; amount: number; badAmount: number };
  /** On the test loans, unless named otherwise. */
  measured: Record<
    | "cutOff"
    | "accuracy"
    | "area"
    | "areaError"
    | "areaInTraining"
    | "areaOfTruth"
    | "areaOfChallenger"
    | "brier"
    | "brierOfDefaultRate"
    | "stability"
    | "expected"
    | "variance",
    number
  >;
  /** Ten groups of test loans of equal size, the safest first. */
  calibration: readonly { loans: number; defaults: number; predicted: number; truth: number }[];
  /** What is declined at each cutoff: entry i is the cutoff i / 200. */
  curve: Record<
    "goodRefused" | "badRefused" | "goodAmountRefused" | "badAmountRefused",
    readonly number[]
  >;
  /** The amounts declined among the training loans. */
  trainingCurve: Record<"goodAmountRefused" | "badAmountRefused", readonly number[]>;
};

/** As `npm run scorecard` fitted and measured it in Python. */
export const scorecard = results as Scorecard;
