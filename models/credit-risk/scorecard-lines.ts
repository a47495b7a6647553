import {
  count,
  decimal,
  euro,
  type Formula,
  formulasAt,
  type Given,
  numbersTo,
  percent,
  text,
} from "#workings/describe.ts";
import type { TableOf } from "#workings/sheet-spec.ts";
import { type Bin, type FieldName, type ScorecardField, scorecard } from "./scorecard.ts";

const { fields, train } = scorecard;
/** Without `toLocaleString`: its first call takes a phone 60 ms. */
export const trainedOn = `${`${train.loans}`.replace(/\B(?=(\d{3})+$)/g, ",")} training loans of 2018 to 2020`;
export const fitted = `Fitted with scikit-learn to the ${trainedOn}.`;
const counted = `Counted among the ${trainedOn}.`;
const chosenByFit =
  "Chosen when the scorecard was fitted, so that the default rate rises or falls from bin to bin.";

/** The fields of the scorecard: a column of the sheet in one word, and what it is called. */
export const fieldNames: Record<FieldName, { position: string; title: string }> = {
  burden: { position: "Burden", title: "Debt service, of income" },
  jobYears: { position: "Job", title: "Years in current job" },
  income: { position: "Income", title: "Net income a month" },
  accounts: { position: "Accounts", title: "Accounts held" },
  arrears: { position: "Late", title: "Late payments in the last 24 months" },
  inquiries: { position: "Inquiries", title: "Inquiries in the last 6 months" },
  term: { position: "Term", title: "Term in months" },
  housing: { position: "Housing", title: "Housing" },
  purpose: { position: "Purpose", title: "Purpose" },
};

const formulas = (of: (field: ScorecardField) => string) =>
  formulasAt(
    Object.fromEntries(fields.map((field) => [fieldNames[field.name].position, of(field)])),
  );

/** A line with a different formula for every field, and a note. */
function byField(
  unit: typeof count,
  label: string,
  of: (field: ScorecardField) => string,
  more: { digits?: number; note?: string },
) {
  const [first, at] = formulas(of);
  return unit(label, first, { ...at, ...more });
}

/** What each field of the application adds to the log odds. */
export const fieldsTable = {
  title: "Field by field",
  axis: {
    ...{ name: "field", label: "Field" },
    positions: fields.map(({ name }) => fieldNames[name].position),
  },
  lines: {
    coefficient: decimal(
      "Coefficient",
      { given: fitted, values: fields.map(({ coefficient }) => coefficient) },
      { digits: 4 },
    ),
    bin: byField(
      count,
      "Bin of this application",
      ({ name }) =>
        name === "housing" || name === "purpose"
          ? `=MATCH(${name},all(${name}UpTo),0)`
          : `=COUNTIF(all(${name}UpTo),"<"&${name})+1`,
      { note: "The first bin whose upper limit is not exceeded." },
    ),
    evidence: byField(
      decimal,
      "Weight of evidence",
      ({ name }) => `=LOOKUP(bin,all(${name}Bin),all(${name}Woe))`,
      { digits: 4 },
    ),
    meanEvidence: byField(
      decimal,
      "Average weight of evidence",
      ({ name }) =>
        `=SUMPRODUCT((all(${name}Good)+all(${name}Bad)),all(${name}Woe))/(total(${name}Good)+total(${name}Bad))`,
      { digits: 4, note: "Of the training loans." },
    ),
    points: decimal("Added to the log odds", "=coefficient*evidence", { digits: 4, total: true }),
    scorePoints: count(
      "Score points",
      `=ROUND((pointsOffset-pointsFactor*intercept)/${fields.length}-pointsFactor*points,0)`,
      { total: true, note: "What the score begins with is spread evenly over the fields." },
    ),
    effect: decimal("Log-odds against the average", "=coefficient*(evidence-meanEvidence)", {
      ...{ digits: 4, note: "Compared with average evidence in this field." },
    }),
    factor: decimal("Odds multiplied by", "=EXP(effect)", {
      note: "Compared with average evidence in this field.",
    }),
  },
} as const satisfies TableOf;

type BinLine = `${FieldName}${"UpTo" | "Good" | "Bad" | "Rate" | "Woe" | "Points" | "Factor"}`;
type BinsTable = TableOf<Readonly<Record<BinLine, Formula | Given>>>;

/** The bins of every field: what was counted in them, and what that says. */
export const binTables = Object.fromEntries(
  fields.map((field) => [`${field.name}Bins`, binsTable(field)]),
) as Readonly<Record<`${FieldName}Bins`, BinsTable>>;

function binsTable({ name, bins }: ScorecardField): TableOf {
  const { position, title } = fieldNames[name];
  return {
    title,
    axis: { name: `${name}Bin`, label: "Bin", positions: numbersTo(bins.length) },
    lines: {
      [`${name}UpTo`]: limitLine(name, { given: chosenByFit, values: bins.map(limitOf) }),
      [`${name}Good`]: count(`${position}: loans repaid`, {
        ...{ given: counted, values: bins.map(({ good }) => good), total: true },
      }),
      [`${name}Bad`]: count(`${position}: loans defaulted`, {
        ...{ given: counted, values: bins.map(({ bad }) => bad), total: true },
      }),
      [`${name}Rate`]: percent(`${position}: default rate`, `=${name}Bad/(${name}Good+${name}Bad)`),
      [`${name}Woe`]: decimal(
        `${position}: weight of evidence`,
        `=LN((${name}Good/total(${name}Good))/(${name}Bad/total(${name}Bad)))`,
        {
          digits: 4,
          note: "Logarithm of the share of all good loans over the share of all defaults.",
        },
      ),
      [`${name}Points`]: count(
        `${position}: score points`,
        `=ROUND((pointsOffset-pointsFactor*intercept)/${fields.length}-pointsFactor*coefficient.${position}*${name}Woe,0)`,
      ),
      [`${name}Factor`]: decimal(
        `${position}: odds multiplied by`,
        `=EXP(coefficient.${position}*(${name}Woe-meanEvidence.${position}))`,
      ),
    },
  };
}

function limitLine(name: FieldName, given: Pick<Given, "given" | "values">): Given {
  const { position } = fieldNames[name];
  if (name === "housing" || name === "purpose") return text(`${position} bin`, given);
  if (name === "burden") return percent(`${position} limit`, given, { digits: 0 });
  if (name === "income") return euro(`${position} limit`, given);
  return decimal(`${position} limit`, given, { digits: 1 });
}

function limitOf(bin: Bin) {
  if ("missing" in bin) return "not stated";
  return "is" in bin ? bin.is : (bin.upTo ?? "more");
}
