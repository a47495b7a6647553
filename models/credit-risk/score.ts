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
  const logOdds = scorecard.fields.reduce(
    (sum, field) => sum + field.coefficient * binFor(field, application).woe,
    scorecard.intercept,
  );
  return probability(logOdds);
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
        oddsFactor: Math.exp(field.coefficient * (bin.woe - field.meanWoe)),
      };
    })
    .toSorted((a, b) => Math.abs(Math.log(b.oddsFactor)) - Math.abs(Math.log(a.oddsFactor)));
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
