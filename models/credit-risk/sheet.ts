import type { SheetData, SheetTable } from "../sheet/definition.ts";
import { choice, euros, formulasAt, numbers, numbersTo, percents, texts } from "../sheet/lines.ts";
import { createSheet } from "../sheet/sheet.ts";
import { fieldTitles } from "./field-titles.ts";
import { inputLimits } from "./inputs.ts";
import { type FieldName, type ScorecardField, scorecard } from "./scorecard.ts";
import { fieldPositions, listedCutOffs } from "./sheet-positions.ts";

const trainedOn = `${scorecard.train.loans.toLocaleString("en-GB")} training loans of 2021 to 2023`;
const fitted = `Fitted with scikit-learn to the ${trainedOn}.`;
const counted = `Counted among the ${trainedOn}.`;
const chosenByFit = `Chosen when the scorecard was fitted, so that the default rate rises or falls from bin to bin.`;

export const creditSheet = createSheet({
  title: "Credit risk model",
  inputs: [
    { ...percents("cutOff", "Cut-off"), limits: inputLimits.cutOff },
    { ...percents("loss", "Lost on a default"), limits: inputLimits.loss },
    { ...percents("margin", "Earned on a good loan"), limits: inputLimits.margin },
    { ...euros("income", "Net income a month"), limits: inputLimits.income },
    {
      ...euros("debtPayments", "Paid on existing debts a month"),
      limits: inputLimits.debtPayments,
    },
    { ...numbers("jobYears", "Years in current job", 1), limits: inputLimits.jobYears },
    choice("housing", "Housing", namesOf("housing")),
    { ...euros("amount", "Amount"), limits: inputLimits.amount },
    { ...numbers("term", "Term in months"), limits: inputLimits.term },
    choice("purpose", "Purpose", namesOf("purpose")),
    { ...numbers("accounts", "Accounts held"), limits: inputLimits.accounts },
    { ...numbers("arrears", "Arrears, last 24 months"), limits: inputLimits.arrears },
    { ...numbers("enquiries", "Enquiries, last 6 months"), limits: inputLimits.enquiries },
  ],
  given: [
    {
      ...percents("annualRate", "Interest rate of the loans"),
      given: "The one rate of the simulated loan book.",
    },
    { ...numbers("intercept", "Intercept", 6), given: fitted },
  ],
  data: [testLoansSheet()],
  steps: [
    { ...euros("instalment", "Monthly payment", 2), formula: "=PMT(annualRate/12,term,-amount)" },
    {
      ...percents("burden", "Share of income that goes to debts"),
      formula: "=(instalment+debtPayments)/income",
    },
    { ...numbers("logOdds", "Log odds", 4), formula: "=intercept+total(points)" },
    {
      ...percents("averageProbability", "Probability with average evidence", 2),
      formula: "=1/(1+EXP(-(intercept+SUMPRODUCT(all(coefficient),all(meanEvidence)))))",
    },
    {
      ...percents("breakEven", "Break-even probability"),
      formula: "=margin/(margin+loss)",
      note: "Where a loan neither gains nor loses on average.",
    },
    {
      ...numbers("area", "Area under the ROC curve", 4),
      formula:
        "=(SUMPRODUCT(loanRank,loanDefaulted)-loans.defaulted*(loans.defaulted+1)/2)/(loans.defaulted*loans.repaid)",
      note: "How often a loan that defaulted has a higher probability than one that was repaid, from the sum of their ranks.",
    },
    {
      ...numbers("brier", "Brier score", 4),
      formula: "=SUMXMY2(loanProbability,loanDefaulted)/loans.all",
    },
  ],
  tables: [
    fieldsTable(),
    decisionsTable(),
    cutOffsTable(),
    calibrationTable(),
    ...scorecard.fields.map(binsTable),
  ],
  chart: {
    title: "Cost of errors by cut-off, euro",
    kind: "column",
    stacked: true,
    lines: [
      { name: "costOfDefaultsAt", tone: "red" },
      { name: "costOfRefusalsAt", tone: "blue" },
    ],
  },
  results: [
    {
      ...percents("probability", "This application", 2),
      formula: "=1/(1+EXP(-(logOdds)))",
      note: "Probability of default within twelve months.",
    },
    {
      ...percents("accuracy", "Accuracy"),
      formula: "=(granted.repaid+refused.defaulted)/loans.all",
      note: "Loans granted and repaid, and loans refused that defaulted, as a share of all.",
    },
    { ...percents("caught", "Defaults refused"), formula: "=refused.defaulted/loans.defaulted" },
    { ...euros("cost", "Cost of errors"), formula: "=costRefused.all+costGranted.all" },
    {
      ...texts("decision", "Decision"),
      formula: '=IF(probability>=cutOff,"refused","granted")',
    },
  ],
});

function namesOf(name: FieldName): string[] {
  const field = scorecard.fields.find((one) => one.name === name);
  return field?.bins.flatMap((bin) => ("is" in bin ? [bin.is] : [])) ?? [];
}

function testLoansSheet(): SheetData {
  return {
    sheet: "Loans",
    title: "Test loans",
    rowLabel: "test loan",
    rowCount: scorecard.test.loans,
    given:
      "Simulated loans of 2024, which the scorecard has not seen, scored by it and sorted by their score.",
    columns: [
      // A number without separators.
      texts("loan", "Loan"),
      euros("loanAmount", "Loan amount"),
      percents("loanProbability", "Probability of default", 2),
      percents("loanTruth", "True probability", 2),
      numbers("loanDefaulted", "Defaulted"),
      numbers("loanRank", "Rank by probability", 1),
      numbers("loanGroup", "Group"),
    ],
  };
}

/** What each field of the application adds to the log odds. */
function fieldsTable(): SheetTable {
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

/** Test loans by decision and by what happened, and what the errors cost. */
function decisionsTable(): SheetTable {
  const inColumns = (repaid: string, defaulted: string, all: string) =>
    formulasAt({ repaid, defaulted, all });
  const both = (line: string) => `=${line}.repaid+${line}.defaulted`;
  return {
    name: "decisions",
    title: "Test loans at the cut-off",
    axis: { name: "outcome", label: "Outcome", positions: ["repaid", "defaulted", "all"] },
    lines: [
      {
        ...numbers("granted", "Granted"),
        ...inColumns(
          `=${loansWith(0, "<", "cutOff")}`,
          `=${loansWith(1, "<", "cutOff")}`,
          both("granted"),
        ),
      },
      {
        ...numbers("refused", "Refused"),
        ...inColumns(
          `=${loansWith(0, ">=", "cutOff")}`,
          `=${loansWith(1, ">=", "cutOff")}`,
          both("refused"),
        ),
      },
      { ...numbers("loans", "Loans"), formula: "=granted+refused" },
      {
        ...euros("costGranted", "Cost of loans granted"),
        ...inColumns("=0", `=loss*${amountWith(1, "<", "cutOff")}`, both("costGranted")),
      },
      {
        ...euros("costRefused", "Cost of loans refused"),
        ...inColumns(`=margin*${amountWith(0, ">=", "cutOff")}`, "=0", both("costRefused")),
      },
      { ...euros("costTotal", "Cost"), formula: "=costGranted+costRefused" },
    ],
  };
}

/** The same at other cut-offs. */
function cutOffsTable(): SheetTable {
  return {
    name: "cutOffs",
    title: "Cut-off by cut-off",
    axis: { name: "at", label: "Cut-off", positions: Object.keys(listedCutOffs) },
    lines: [
      {
        ...percents("cutOffAt", "Refused at or above"),
        ...formulasAt(
          Object.fromEntries(
            Object.entries(listedCutOffs).map(([position, cutOff]) => [
              position,
              `=${cutOff ?? "cutOff"}`,
            ]),
          ),
        ),
      },
      { ...numbers("badRefusedAt", "Defaults"), formula: `=${loansWith(1, ">=", "cutOffAt")}` },
      { ...numbers("goodRefusedAt", "Good loans"), formula: `=${loansWith(0, ">=", "cutOffAt")}` },
      { ...percents("caughtAt", "Defaults refused"), formula: "=badRefusedAt/loans.defaulted" },
      { ...percents("goodAt", "Good loans refused"), formula: "=goodRefusedAt/loans.repaid" },
      {
        ...percents("accuracyAt", "Accuracy"),
        formula: "=(loans.repaid-goodRefusedAt+badRefusedAt)/loans.all",
      },
      { ...numbers("grantedAt", "Granted"), formula: "=loans.all-goodRefusedAt-badRefusedAt" },
      {
        ...percents("defaultRateAt", "Default rate of loans granted"),
        formula: '=IF(grantedAt=0,"none granted",(loans.defaulted-badRefusedAt)/grantedAt)',
      },
      {
        ...euros("costOfDefaultsAt", "Cost of defaults"),
        formula: `=loss*${amountWith(1, "<", "cutOffAt")}`,
      },
      {
        ...euros("costOfRefusalsAt", "Cost of refusals"),
        formula: `=margin*${amountWith(0, ">=", "cutOffAt")}`,
      },
      { ...euros("costAt", "Cost"), formula: "=costOfDefaultsAt+costOfRefusalsAt" },
    ],
  };
}

function calibrationTable(): SheetTable {
  return {
    name: "calibration",
    title: "Calibration, ten groups of test loans by score",
    axis: {
      name: "group",
      label: "Group",
      positions: numbersTo(scorecard.calibration.length),
    },
    lines: [
      {
        ...percents("predicted", "Predicted"),
        formula: "=AVERAGEIF(loanGroup,group,loanProbability)",
      },
      { ...percents("observed", "Observed"), formula: "=AVERAGEIF(loanGroup,group,loanDefaulted)" },
      { ...percents("truth", "True"), formula: "=AVERAGEIF(loanGroup,group,loanTruth)" },
      { ...numbers("defaults", "Defaults"), formula: "=COUNTIFS(loanGroup,group,loanDefaulted,1)" },
    ],
  };
}

/** The bins of one field: what was counted in them, and what that says. */
function binsTable({ name, bins }: ScorecardField): SheetTable {
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

/** Test loans that were repaid (0) or defaulted (1), on one side of a cut-off. */
function loansWith(defaulted: 0 | 1, side: "<" | ">=", cutOff: string) {
  return `COUNTIFS(loanDefaulted,${defaulted},loanProbability,"${side}"&${cutOff})`;
}

function amountWith(defaulted: 0 | 1, side: "<" | ">=", cutOff: string) {
  return `SUMIFS(loanAmount,loanDefaulted,${defaulted},loanProbability,"${side}"&${cutOff})`;
}
