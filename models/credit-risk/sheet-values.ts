import type { SheetValues } from "#workings/definition.ts";
import { burden, instalment } from "./application.ts";
import { breakEvenProbability, type CutOffResults, resultsAt } from "./cut-off.ts";
import type { CreditInputs } from "./inputs.ts";
import {
  averageProbability,
  binsOf,
  logOddsOfBins,
  oddsFactor,
  probabilityOfDefault,
} from "./score.ts";
import { type Bin, type ScorecardField, scorecard } from "./scorecard.ts";
import { listedCutOffs } from "./sheet-positions.ts";
import type { TestLoan } from "./test-loans.ts";

/** What the model makes of a case, cell by cell; the test loans come separately. */
export function creditSheetValues(inputs: CreditInputs): SheetValues {
  const results = resultsAt(inputs.cutOff, inputs);
  const probability = probabilityOfDefault(inputs);
  return {
    ...inputs,
    annualRate: scorecard.annualRate,
    intercept: scorecard.intercept,
    instalment: instalment(inputs),
    burden: burden(inputs),
    logOdds: logOddsOfBins(binsOf(inputs)),
    averageProbability: averageProbability(),
    breakEven: breakEvenProbability(inputs),
    area: scorecard.measured.area,
    brier: scorecard.measured.brier,
    ...fieldValues(inputs),
    ...decisionValues(results),
    ...cutOffValues(inputs),
    ...calibrationValues(),
    ...Object.assign({}, ...scorecard.fields.map(binValues)),
    probability,
    accuracy: results.accuracy,
    caught: results.caught,
    cost: results.cost,
    decision: probability >= inputs.cutOff ? "refused" : "granted",
  };
}

/** The columns of the sheet with the test loans. */
export function testLoanColumns(loans: readonly TestLoan[]): SheetValues {
  return {
    loan: loans.map(({ number }) => number),
    loanAmount: loans.map(({ amount }) => amount),
    loanProbability: loans.map(({ probability }) => probability),
    loanTruth: loans.map(({ truth }) => truth),
    loanDefaulted: loans.map(({ defaulted }) => (defaulted ? 1 : 0)),
    loanRank: loans.map(({ rank }) => rank),
    loanGroup: loans.map(({ group }) => group),
  };
}

function fieldValues(inputs: CreditInputs): SheetValues {
  const { fields } = scorecard;
  const bins = binsOf(inputs);
  const binOf = ({ bins: all }: ScorecardField, index: number) => all[bins[index] ?? 0] as Bin;
  return {
    coefficient: fields.map(({ coefficient }) => coefficient),
    bin: bins.map((bin) => bin + 1),
    evidence: fields.map((field, index) => binOf(field, index).woe),
    meanEvidence: fields.map(({ meanWoe }) => meanWoe),
    points: fields.map((field, index) => field.coefficient * binOf(field, index).woe),
    factor: fields.map((field, index) => oddsFactor(field, binOf(field, index))),
  };
}

function decisionValues({
  confusion,
  costOfDefaults,
  costOfRefusals,
  cost,
}: CutOffResults): SheetValues {
  const { goodGranted, goodRefused, badGranted, badRefused } = confusion;
  const withAll = (repaid: number, defaulted: number) => [repaid, defaulted, repaid + defaulted];
  return {
    granted: withAll(goodGranted, badGranted),
    refused: withAll(goodRefused, badRefused),
    loans: withAll(goodGranted + goodRefused, badGranted + badRefused),
    costGranted: withAll(0, costOfDefaults),
    costRefused: withAll(costOfRefusals, 0),
    costTotal: [costOfRefusals, costOfDefaults, cost],
  };
}

function cutOffValues(inputs: CreditInputs): SheetValues {
  const all = Object.values(listedCutOffs).map((cutOff) =>
    resultsAt(cutOff ?? inputs.cutOff, inputs),
  );
  const line = <Value>(of: (results: CutOffResults) => Value) => all.map(of);
  return {
    cutOffAt: line(({ cutOff }) => cutOff),
    badRefusedAt: line(({ confusion }) => confusion.badRefused),
    goodRefusedAt: line(({ confusion }) => confusion.goodRefused),
    caughtAt: line(({ caught }) => caught),
    goodAt: line(({ goodRefused }) => goodRefused),
    accuracyAt: line(({ accuracy }) => accuracy),
    grantedAt: line(({ confusion }) => confusion.goodGranted + confusion.badGranted),
    defaultRateAt: line(({ defaultRateOfGranted }) => defaultRateOfGranted ?? "none granted"),
    costOfDefaultsAt: line(({ costOfDefaults }) => costOfDefaults),
    costOfRefusalsAt: line(({ costOfRefusals }) => costOfRefusals),
    costAt: line(({ cost }) => cost),
  };
}

function calibrationValues(): SheetValues {
  const { calibration } = scorecard;
  return {
    predicted: calibration.map(({ predicted }) => predicted),
    observed: calibration.map(({ loans, defaults }) => defaults / loans),
    truth: calibration.map(({ truth }) => truth),
    defaults: calibration.map(({ defaults }) => defaults),
  };
}

function binValues(field: ScorecardField): SheetValues {
  const { name, bins } = field;
  return {
    [`${name}UpTo`]: bins.map(limitOf),
    [`${name}Good`]: bins.map(({ good }) => good),
    [`${name}Bad`]: bins.map(({ bad }) => bad),
    [`${name}Rate`]: bins.map(({ good, bad }) => bad / (good + bad)),
    [`${name}Woe`]: bins.map(({ woe }) => woe),
    [`${name}Factor`]: bins.map((bin) => oddsFactor(field, bin)),
  };
}

function limitOf(bin: Bin) {
  if ("missing" in bin) return "not stated";
  return "is" in bin ? bin.is : (bin.upTo ?? "more");
}
