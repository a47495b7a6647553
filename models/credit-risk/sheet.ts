import { choice, euros, numbers, percents, texts } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { inputLimits } from "./inputs.ts";
import { scorecard } from "./scorecard.ts";
import { binsTable, fieldsTable, fitted, namesOf } from "./scorecard-sheet.ts";
import {
  calibrationTable,
  cutOffsTable,
  decisionsTable,
  testLoansSheet,
} from "./test-loans-sheet.ts";

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
