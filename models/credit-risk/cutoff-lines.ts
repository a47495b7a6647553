import { count, euro, formulasAt, numbersTo, percent } from "#workings/describe.ts";
import type { TableOf } from "#workings/sheet-spec.ts";
import { scorecard } from "./scorecard.ts";
import { trainedOn } from "./scorecard-lines.ts";

const { curve, trainingCurve } = scorecard;
const amongTraining = `Added up among the ${trainedOn}.`;

/** Cutoffs are whole multiples of one two-hundredth: half a point. */
export const halfPoints = 200;

/** Cutoffs to compare, by the name of their column; `Chosen` is the one that the visitor has set. */
export const listedCutOffs = {
  ...{ "5%": 0.05, "10%": 0.1, "15%": 0.15, "20%": 0.2, "30%": 0.3, "50%": 0.5 },
  All: 1,
} as const;

/** What is declined at each cutoff, and what the errors cost; row by row the points of the ROC curve. */
const curveTable = {
  title: "What is declined, in steps of half a percentage point",
  runsDown: "numbered",
  axis: {
    ...{ name: "halfPoint", label: "Step" },
    positions: [0, ...numbersTo(halfPoints)],
  },
  lines: {
    curveCutOff: percent("Declined at or above", `=halfPoint/${halfPoints}`),
    curveBad: count("Defaults declined", `=COUNTIFS(${refused(1)})`, { known: curve.badRefused }),
    curveGood: count("Good loans declined", `=COUNTIFS(${refused(0)})`, {
      known: curve.goodRefused,
    }),
    curveBadAmount: euro("Amount of the defaults declined", `=SUMIFS(loanAmount,${refused(1)})`, {
      known: curve.badAmountRefused,
    }),
    curveGoodAmount: euro(
      "Amount of the good loans declined",
      `=SUMIFS(loanAmount,${refused(0)})`,
      {
        known: curve.goodAmountRefused,
      },
    ),
    curveCaught: percent("Share of the defaults declined", "=curveBad/first(curveBad)"),
    curveGoodShare: percent("Share of the good loans declined", "=curveGood/first(curveGood)"),
    curveOfDefaults: euro("Cost of defaults", "=loss*(first(curveBadAmount)-curveBadAmount)"),
    curveOfRefusals: euro("Cost of good loans declined", "=margin*curveGoodAmount"),
    curveCost: euro("Cost of errors", "=curveOfDefaults+curveOfRefusals"),
    curveGap: percent("Defaults less good loans declined", "=curveCaught-curveGoodShare"),
    trainBadAmount: euro("Training: amount of the defaults declined", {
      ...{ given: amongTraining, values: trainingCurve.badAmountRefused },
    }),
    trainGoodAmount: euro("Training: amount of the good loans declined", {
      ...{ given: amongTraining, values: trainingCurve.goodAmountRefused },
    }),
    trainCost: euro(
      "Training: cost of errors",
      "=loss*(first(trainBadAmount)-trainBadAmount)+margin*trainGoodAmount",
    ),
  },
} as const satisfies TableOf;

/** Test loans by decision and by what happened, and what the errors cost. */
const decisionsTable = {
  title: "Test loans at the cutoff",
  axis: { name: "outcome", label: "Outcome", positions: ["repaid", "defaulted", "all"] },
  lines: {
    granted: count("Approved", "=loans-refused"),
    refused: count("Declined", ...byOutcome("refused", chosen("curveGood"), chosen("curveBad"))),
    loans: count("Loans", ...byOutcome("loans", "first(curveGood)", "first(curveBad)")),
    costGranted: euro(
      "Cost of loans approved",
      ...byOutcome("costGranted", "0", chosen("curveOfDefaults")),
    ),
    costRefused: euro(
      "Cost of loans declined",
      ...byOutcome("costRefused", chosen("curveOfRefusals"), "0"),
    ),
    costTotal: euro("Cost", "=costGranted+costRefused"),
  },
} as const satisfies TableOf;

/** The same at other cutoffs. */
const cutOffsTable = {
  title: "Cutoff by cutoff",
  axis: { name: "at", label: "Cutoff", positions: ["Chosen", ...Object.keys(listedCutOffs)] },
  lines: {
    cutOffAt: percent(
      "Declined at or above",
      ...formulasAt({
        Chosen: "=INDEX(all(curveCutOff),cutOffRow)",
        ...Object.fromEntries(
          Object.entries(listedCutOffs).map(([name, cutOff]) => [name, `=${cutOff}`]),
        ),
      }),
    ),
    rowAt: count("Row of the cutoff", `=ROUND(cutOffAt*${halfPoints},0)+1`),
    badRefusedAt: count("Defaults", "=INDEX(all(curveBad),rowAt)"),
    goodRefusedAt: count("Good loans", "=INDEX(all(curveGood),rowAt)"),
    caughtAt: percent("Defaults declined", "=badRefusedAt/loans.defaulted"),
    goodAt: percent("Good loans declined", "=goodRefusedAt/loans.repaid"),
    accuracyAt: percent("Accuracy", "=(loans.repaid-goodRefusedAt+badRefusedAt)/loans.all"),
    grantedAt: count("Approved", "=loans.all-goodRefusedAt-badRefusedAt"),
    defaultRateAt: percent(
      "Default rate of loans approved",
      '=IF(grantedAt=0,"none approved",(loans.defaulted-badRefusedAt)/grantedAt)',
    ),
    costOfDefaultsAt: euro("Cost of defaults", "=INDEX(all(curveOfDefaults),rowAt)"),
    costOfRefusalsAt: euro("Cost of good loans declined", "=INDEX(all(curveOfRefusals),rowAt)"),
    costAt: euro("Cost", "=costOfDefaultsAt+costOfRefusalsAt"),
  },
} as const satisfies TableOf;

export const cutOffTables = {
  decisions: decisionsTable,
  cutOffs: cutOffsTable,
  curve: curveTable,
};

export const cutOffSteps = {
  cutOffRow: count("Row of the cutoff", `=ROUND(cutOff*${halfPoints},0)+1`, {
    note: "The test loans are counted at every half percentage point, from 0 on.",
  }),
  trainedRow: count(
    "Row of the lowest training cost",
    "=MATCH(MIN(all(trainCost)),all(trainCost),0)",
  ),
  trainedCutOff: percent(
    "Cutoff chosen on the training loans",
    "=INDEX(all(curveCutOff),trainedRow)",
  ),
  trainedCost: euro("Cost of errors at that cutoff", "=INDEX(all(curveCost),trainedRow)", {
    note: "On the test loans, which had no say in the choice.",
  }),
  cheapestCost: euro("Lowest cost of errors", "=MIN(all(curveCost))"),
  cheapestRow: count("Row of the lowest cost", "=MATCH(cheapestCost,all(curveCost),0)"),
  cheapestCutOff: percent("Cutoff with the lowest cost", "=INDEX(all(curveCutOff),cheapestRow)", {
    note: "The lowest of several.",
  }),
};

/** Test loans that were repaid (0) or defaulted (1), at or above a cutoff of the curve. */
function refused(defaulted: 0 | 1) {
  return `loanDefaulted,${defaulted},loanProbability,">="&curveCutOff`;
}

/** The number of a line of the curve at the cutoff that is set. */
function chosen(line: string) {
  return `INDEX(all(${line}),cutOffRow)`;
}

function byOutcome(line: string, repaid: string, defaulted: string) {
  return formulasAt({
    ...{ repaid: `=${repaid}`, defaulted: `=${defaulted}` },
    all: `=${line}.repaid+${line}.defaulted`,
  });
}
