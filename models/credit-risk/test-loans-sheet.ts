import type { SheetData, SheetTable } from "#workings/definition.ts";
import { euros, formulasAt, numbers, numbersTo, percents, texts } from "#workings/lines.ts";
import { scorecard } from "./scorecard.ts";
import { listedCutOffs } from "./sheet-positions.ts";

export function testLoansSheet(): SheetData {
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

/** Test loans by decision and by what happened, and what the errors cost. */
export function decisionsTable(): SheetTable {
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
export function cutOffsTable(): SheetTable {
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

export function calibrationTable(): SheetTable {
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

/** Test loans that were repaid (0) or defaulted (1), on one side of a cut-off. */
function loansWith(defaulted: 0 | 1, side: "<" | ">=", cutOff: string) {
  return `COUNTIFS(loanDefaulted,${defaulted},loanProbability,"${side}"&${cutOff})`;
}

function amountWith(defaulted: 0 | 1, side: "<" | ">=", cutOff: string) {
  return `SUMIFS(loanAmount,loanDefaulted,${defaulted},loanProbability,"${side}"&${cutOff})`;
}
