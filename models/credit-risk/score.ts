import { type Application, burden } from "./application.ts";
import { type Bin, type FieldName, type ScorecardField, scorecard } from "./scorecard.ts";

/** How much one field moves the odds of default away from those of average evidence. */
export type Contribution = {
  field: FieldName;
  bin: Bin;
  /** Above one raises the risk. */
  oddsFactor: number;
};

/** Probability of default within twelve months. */
export function probabilityOfDefault(application: Application) {
  return probabilityOfBins(binsOf(application));
}

/** The bin that each field of an application is in, from 0, in the order of the scorecard. */
export function binsOf(application: Application): number[] {
  return scorecard.fields.map((field) => field.bins.indexOf(binFor(field, application)));
}

export function probabilityOfBins(bins: readonly number[]) {
  return probability(logOddsOfBins(bins));
}

export function logOddsOfBins(bins: readonly number[]) {
  return scorecard.fields.reduce(
    (sum, field, index) => sum + field.coefficient * (field.bins[bins[index] ?? 0]?.woe ?? 0),
    scorecard.intercept,
  );
}

/** Of an applicant with average evidence in every field: what contributions are measured from. */
export function averageProbability() {
  const logOdds = scorecard.fields.reduce(
    (sum, { coefficient, meanWoe }) => sum + coefficient * meanWoe,
    scorecard.intercept,
  );
  return probability(logOdds);
}

/** The largest effect first. The average odds times all factors are the odds of this application. */
export function contributions(application: Application): Contribution[] {
  return scorecard.fields
    .map((field) => {
      const bin = binFor(field, application);
      return {
        field: field.name,
        bin,
        oddsFactor: oddsFactor(field, bin),
      };
    })
    .toSorted((a, b) => Math.abs(Math.log(b.oddsFactor)) - Math.abs(Math.log(a.oddsFactor)));
}

/** How far a bin moves the odds away from those of average evidence. */
export function oddsFactor({ coefficient, meanWoe }: ScorecardField, { woe }: Bin) {
  return Math.exp(coefficient * (woe - meanWoe));
}

export function oddsOf(probability: number) {
  return probability / (1 - probability);
}

function probability(logOdds: number) {
  return 1 / (1 + Math.exp(-logOdds));
}

function binFor({ name, bins }: ScorecardField, application: Application): Bin {
  const value = name === "burden" ? burden(application) : application[name];
  const bin = bins.find((one) => holds(one, value));
  if (!bin) throw new Error(`No bin of ${name} holds ${value}.`);
  return bin;
}

function holds(bin: Bin, value: number | string | null) {
  if ("missing" in bin) return value === null;
  if ("is" in bin) return value === bin.is;
  return typeof value === "number" && (bin.upTo === null || value <= bin.upTo);
}
