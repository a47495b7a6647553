import { defineSheet } from "#workings/define-sheet.ts";
import type { SheetData } from "#workings/definition.ts";
import {
  cents,
  choice,
  count,
  decimal,
  euro,
  months,
  percent,
  text,
  years,
} from "#workings/describe.ts";
import type { ShownFigures } from "#workings/sheet-spec.ts";
import { cutOffSteps, cutOffTables } from "./cutoff-lines.ts";
import { scorecard } from "./scorecard.ts";
import { binTables, fieldsTable, fitted } from "./scorecard-lines.ts";
import { calibrationTable, validationSteps } from "./validation-lines.ts";

/** A loss of 45% and a margin of 8% break even at a probability of 15%. */
const lender = { cutOff: 0.15, loss: 0.45, margin: 0.08 };

const scale = "A common scale: 600 points at odds of 50 to 1, and 20 points double them (PDO).";

const testLoans: SheetData = {
  ...{ sheet: "Loans", title: "Test loans", rowLabel: "test loan", rowCount: scorecard.test.loans },
  given:
    "Simulated loans of 2021, which the scorecard has not seen, scored by it and sorted by their score.",
  columns: [
    // A number without separators.
    { name: "loan", label: "Loan", unit: "text", digits: 0 },
    { name: "loanAmount", label: "Loan amount", unit: "€", digits: 0 },
    { name: "loanProbability", label: "Probability of default", unit: "%", digits: 2 },
    { name: "loanTruth", label: "True probability", unit: "%", digits: 2 },
    { name: "loanDefaulted", label: "Defaulted", unit: "number", digits: 0 },
    { name: "loanRank", label: "Rank by probability", unit: "number", digits: 1 },
    { name: "loanGroup", label: "Group", unit: "number", digits: 0 },
  ],
};

/** The probability of default of an application, and what a lender's cutoff does to loans that the scorecard has not seen. */
export const sheet = defineSheet({
  title: "Credit risk model",
  inputs: {
    cutOff: percent(
      "Decline at or above",
      { key: "cutoff", from: 0.01, to: 0.9, step: 0.005, onlySteps: true },
      { note: "In steps of half a percentage point: the test loans are counted at each of them." },
    ),
    loss: percent(
      "Loss given default (LGD)",
      { key: "loss", from: 0.05, to: 1, step: 0.01 },
      { note: "Of the amount lent, which is taken to be owed in full at the default." },
    ),
    margin: percent(
      "Earned on a good loan",
      { key: "margin", from: 0.005, to: 0.3, step: 0.005 },
      { note: "Of the amount lent, in the twelve months that the probability covers." },
    ),
    income: euro(
      "Net income",
      { key: "income", from: 900, to: 15_000, step: 50 },
      { per: "a month" },
    ),
    debtPayments: euro(
      "Debt payments",
      { key: "debts", from: 0, to: 5_000, step: 10 },
      { per: "a month" },
    ),
    jobYears: years(
      "Time in current job",
      { key: "job", from: 0, to: 40, step: 0.5 },
      { digits: 1 },
    ),
    housing: choice("Housing", "housing", {
      ...{ own: "Own", rent: "Rent", family: "Family", "not stated": "Unknown" },
    }),
    amount: euro("Amount", { key: "amount", from: 1_000, to: 60_000, step: 500 }),
    term: months("Term", { key: "term", from: 12, to: 84, step: 12 }),
    purpose: choice("Purpose", "purpose", {
      ...{ car: "Car", home: "Home", debts: "Debts", other: "Other" },
    }),
    accounts: count("Accounts held", { key: "accounts", from: 1, to: 10, step: 1 }),
    arrears: count("Late payments, last 24 months", { key: "arrears", from: 0, to: 9, step: 1 }),
    inquiries: count("Inquiries, last 6 months", { key: "enquiries", from: 0, to: 9, step: 1 }),
  },
  groups: [
    { title: "The lender’s cutoff", names: ["cutOff"] },
    { title: "Cost of an error, as a share of the loan", names: ["loss", "margin"], folds: true },
    {
      ...{ title: "Borrower", folds: true },
      names: ["income", "debtPayments", "jobYears", "housing", "accounts"],
    },
    { title: "Loan", names: ["amount", "term", "purpose"], folds: true },
    { title: "History", names: ["arrears", "inquiries"], folds: true },
  ],
  // Invented applicants.
  presets: {
    car: {
      title: "Car loan",
      inputs: {
        ...lender,
        ...{ income: 2_400, debtPayments: 260, jobYears: 2.5, housing: "rent" },
        ...{ amount: 14_000, term: 48, purpose: "car" },
        ...{ accounts: 4, arrears: 1, inquiries: 2 },
      },
    },
    debts: {
      title: "Old debts",
      inputs: {
        ...lender,
        ...{ income: 2_100, debtPayments: 380, jobYears: 1.5, housing: "rent" },
        ...{ amount: 15_000, term: 60, purpose: "debts" },
        ...{ accounts: 3, arrears: 1, inquiries: 3 },
      },
    },
    owner: {
      title: "Own home",
      inputs: {
        ...lender,
        ...{ income: 4_200, debtPayments: 0, jobYears: 8, housing: "own" },
        ...{ amount: 20_000, term: 60, purpose: "home" },
        ...{ accounts: 4, arrears: 0, inquiries: 1 },
      },
    },
  },
  opensWith: "car",
  presetKey: "applicant",
  given: {
    annualRate: percent("Interest rate of the loans", {
      ...{ given: "The one rate of the simulated loan book.", values: scorecard.annualRate },
    }),
    intercept: decimal("Intercept", { given: fitted, values: scorecard.intercept }, { digits: 6 }),
    baseScore: count("Base score", { given: scale, values: 600 }),
    baseOdds: count("Good loans for each bad one at the base score", { given: scale, values: 50 }),
    doublingPoints: count("Points that double the odds", { given: scale, values: 20 }),
  },
  data: [testLoans],
  loadData: async () => {
    const { testLoanColumns } = await import("./test-loans.ts");
    return testLoanColumns();
  },
  steps: {
    installment: cents("Monthly payment", "=PMT(annualRate/12,term,-amount)"),
    burden: percent("Share of income that goes to debts", "=(installment+debtPayments)/income"),
    logOdds: decimal("Log odds", "=intercept+total(points)", { digits: 4 }),
    pointsFactor: decimal("Points for each unit of log odds", "=doublingPoints/LN(2)", {
      digits: 4,
    }),
    pointsOffset: decimal("Points at even odds", "=baseScore-pointsFactor*LN(baseOdds)", {
      digits: 4,
    }),
    creditScore: count("Score", "=total(scorePoints)", {
      note: "The rounded points of all fields: the higher, the safer.",
    }),
    averageProbability: percent(
      "Probability with average evidence",
      "=1/(1+EXP(-(intercept+SUMPRODUCT(all(coefficient),all(meanEvidence)))))",
      { digits: 2 },
    ),
    breakEven: percent("Break-even probability", "=margin/(margin+loss)", {
      note: "Where a loan neither gains nor loses on average.",
    }),
    expectedLoss: euro("Expected loss", "=probability*loss*amount", {
      note: "PD × LGD × exposure: of this application over twelve months, with the whole amount exposed.",
    }),
    loansCheck: count("Check: loans in groups less all", "=SUM(all(groupLoans))-loans.all"),
    defaultsCheck: count(
      "Check: defaults in groups less all",
      "=SUM(all(defaults))-loans.defaulted",
    ),
    ...cutOffSteps,
    ...validationSteps,
  },
  tables: { fields: fieldsTable, calibration: calibrationTable, ...cutOffTables, ...binTables },
  results: {
    probability: percent("Probability of default", "=1/(1+EXP(-(logOdds)))", {
      ...{ digits: 2, note: "Probability of default within twelve months." },
    }),
    accuracy: percent("Accuracy", "=(granted.repaid+refused.defaulted)/loans.all", {
      digits: 0,
      note: "Loans approved and repaid, and loans declined that defaulted, as a share of all.",
    }),
    caught: percent("Defaults declined", "=refused.defaulted/loans.defaulted"),
    cost: euro("Cost of errors", "=costRefused.all+costGranted.all"),
    decision: text("Decision", '=IF(probability>=cutOff,"declined","approved")'),
  },
  checks: {
    loansCheck: "Loans in the ten groups less all test loans",
    defaultsCheck: "Defaults in the ten groups less all defaults",
  },
  chart: {
    ...{ title: "Cost of errors by cutoff, euros", kind: "column", stacked: true },
    lines: [
      { name: "costOfDefaultsAt", tone: "red" },
      { name: "costOfRefusalsAt", tone: "blue" },
    ],
  },
  page: {
    label: "Credit risk model",
    presetLabel: "Applicant to start from",
    strip: ["accuracy", "caught", "cost", "probability"],
    inView: ["cost", "probability"],
    labels: { probability: () => "Applicant’s PD" },
    about: { probability: "applicant" },
    values: {
      probability: (figures) => probabilityText(figures, "probability"),
    },
    notes: {
      probability: ({ text }) => `${text("amount")} over ${text("term")}: ${text("decision")}`,
      accuracy: ({ text }) => `${text("accuracyAt", "All")} if all are approved`,
      caught: ({ text }) =>
        `${text("refused", "defaulted")} of ${text("loans", "defaulted")}, and ${text("goodAt", "Chosen")} of the good loans`,
      cost: ({ text }) => `${text("costAt", "All")} if all are approved`,
    },
  },
});

/** A probability that is not zero never reads as zero: `12.8%`, `0.13%`. */
export function probabilityText<Name extends string>(
  { number, write }: ShownFigures<Name | "probability" | "breakEven">,
  name: Name,
): string {
  const probability = number(name);
  return probability < 0.01
    ? write("probability", Math.max(probability, 0.0001))
    : write("breakEven", probability);
}
