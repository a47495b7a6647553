import type { SheetTable } from "#workings/definition.ts";
import { euros, formulasAt, numbers, numbersTo, percents, texts } from "#workings/lines.ts";
import { fieldTitles } from "./field-titles.ts";
import { type FieldName, type ScorecardField, scorecard } from "./scorecard.ts";
import { fieldPositions } from "./sheet-positions.ts";

const trainedOn = `${scorecard.train.loans.toLocaleString("en-GB")} training loans of 2021 to 2023`;
export const fitted = `Fitted with scikit-learn to the ${trainedOn}.`;
const counted = `Counted among the ${trainedOn}.`;
const chosenByFit = `Chosen when the scorecard was fitted, so that the default rate rises or falls from bin to bin.`;

/** The answers that a field of choices may have. */
export function namesOf(name: FieldName): string[] {
  const field = scorecard.fields.find((one) => one.name === name);
  return field?.bins.flatMap((bin) => ("is" in bin ? [bin.is] : [])) ?? [];
}

/** What each field of the application adds to the log odds. */
export function fieldsTable(): SheetTable {
  const { fields } = scorecard;
  const formulas = (of: (field: ScorecardField) => string) =>
    formulasAt(Object.fromEntries(fields.map((field) => [fieldPositions[field.name], of(field)])));
  return {
    name: "fields",
    title: "Field by field",
    axis: { name: "field", label: "Field", positions: Object.values(fieldPositions) },
    lines: [
      { ...numbers("coefficient", "Coefficient", 4), given: fitted },
      {
        ...numbers("bin", "Bin of this application"),
        ...formulas(({ name }) =>
          name === "housing" || name === "purpose"
            ? `=MATCH(${name},all(${name}UpTo),0)`
            : `=COUNTIF(all(${name}UpTo),"<"&${name})+1`,
        ),
        note: "The first bin whose upper limit is not exceeded.",
      },
      {
        ...numbers("evidence", "Weight of evidence", 4),
        ...formulas(({ name }) => `=LOOKUP(bin,all(${name}Bin),all(${name}Woe))`),
      },
      {
        ...numbers("meanEvidence", "Average weight of evidence", 4),
        ...formulas(
          ({ name }) =>
            `=SUMPRODUCT((all(${name}Good)+all(${name}Bad)),all(${name}Woe))/(total(${name}Good)+total(${name}Bad))`,
        ),
        note: "Of the training loans.",
      },
      {
        ...numbers("points", "Added to the log odds", 4),
        formula: "=coefficient*evidence",
        hasTotal: true,
      },
      {
        ...numbers("factor", "Odds multiplied by", 2),
        formula: "=EXP(coefficient*(evidence-meanEvidence))",
        note: "Compared with average evidence in this field.",
      },
    ],
  };
}

/** The bins of one field: what was counted in them, and what that says. */
export function binsTable({ name, bins }: ScorecardField): SheetTable {
  const position = fieldPositions[name];
  const isNamed = bins.some((bin) => "is" in bin);
  const upTo = isNamed
    ? texts(`${name}UpTo`, `${position} bin`)
    : limitOf(name, `${position} limit`);
  return {
    name: `${name}Bins`,
    title: fieldTitles[name],
    axis: {
      name: `${name}Bin`,
      label: "Bin",
      positions: numbersTo(bins.length),
    },
    lines: [
      { ...upTo, given: chosenByFit },
      { ...numbers(`${name}Good`, `${position}: loans repaid`), given: counted, hasTotal: true },
      { ...numbers(`${name}Bad`, `${position}: loans defaulted`), given: counted, hasTotal: true },
      {
        ...percents(`${name}Rate`, `${position}: default rate`),
        formula: `=${name}Bad/(${name}Good+${name}Bad)`,
      },
      {
        ...numbers(`${name}Woe`, `${position}: weight of evidence`, 4),
        formula: `=LN((${name}Good/total(${name}Good))/(${name}Bad/total(${name}Bad)))`,
        note: "Logarithm of the share of all good loans over the share of all defaults.",
      },
      {
        ...numbers(`${name}Factor`, `${position}: odds multiplied by`, 2),
        formula: `=EXP(coefficient.${position}*(${name}Woe-meanEvidence.${position}))`,
      },
    ],
  };
}

function limitOf(name: FieldName, label: string) {
  if (name === "burden") return percents(`${name}UpTo`, label, 0);
  return name === "income" ? euros(`${name}UpTo`, label) : numbers(`${name}UpTo`, label, 1);
}
