import type { SheetData } from "#workings/definition.ts";
import { count, decimal, euro, formulasAt, numbersTo, percent } from "#workings/describe.ts";
import type { TableOf } from "#workings/sheet-spec.ts";
import { scorecard } from "./scorecard.ts";
import { trainedOn } from "./scorecard-lines.ts";

const { calibration, curve, measured, test, trainingCurve } = scorecard;
const amongTraining = `Added up among the ${trainedOn}.`;

/** Cutoffs are whole multiples of one two-hundredth: half a point. */
export const halfPoints = 200;

/** Cutoffs to compare, by the name of their column; `Chosen` is the one that the visitor has set. */
export const listedCutOffs = {
  ...{ "5%": 0.05, "10%": 0.1, "15%": 0.15, "20%": 0.2, "30%": 0.3, "50%": 0.5 },
  All: 1,
} as const;

export const testLoans: SheetData = {
  ...{ sheet: "Loans", title: "Test loans", rowLabel: "test loan", rowCount: test.loans },
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

const groups = calibration.map(({ loans, defaults, predicted, truth }) => ({
  ...{ loans, predicted, truth, defaults, observed: defaults / loans },
}));

/** One end of Wilson's interval, which holds where none or all of the loans default. */
const endOfInterval = (sign: "+" | "-") =>
  `=(observed+1.96^2/(2*groupLoans)${sign}1.96*SQRT(observed*(1-observed)/groupLoans+(1.96/(2*groupLoans))^2))/(1+1.96^2/groupLoans)`;

const calibrationTable = {
  title: "Calibration, ten groups of test loans by score",
  axis: { name: "group", label: "Group", positions: numbersTo(groups.length) },
  lines: {
    predicted: percent("Predicted", "=AVERAGEIF(loanGroup,group,loanProbability)", {
      known: groups.map(({ predicted }) => predicted),
    }),
    observed: percent("Observed", "=AVERAGEIF(loanGroup,group,loanDefaulted)", {
      known: groups.map(({ observed }) => observed),
    }),
    truth: percent("True", "=AVERAGEIF(loanGroup,group,loanTruth)", {
      known: groups.map(({ truth }) => truth),
    }),
    defaults: count("Defaults", "=COUNTIFS(loanGroup,group,loanDefaulted,1)", {
      known: groups.map(({ defaults }) => defaults),
    }),
    groupLoans: count("Loans", "=COUNTIF(loanGroup,group)", {
      known: groups.map(({ loans }) => loans),
    }),
    deviation: decimal(
      "Standard deviations from the predicted defaults",
      "=(defaults-groupLoans*predicted)/SQRT(groupLoans*predicted*(1-predicted))",
      {
        digits: 2,
        note: "Binomial: every loan of a group is taken to default with the group’s average probability.",
      },
    ),
    byChance: percent("As far off by chance", "=2*(1-NORMSDIST(ABS(deviation)))", {
      note: "Two-sided, by the normal approximation.",
    }),
    observedFrom: percent("Observed, from", endOfInterval("-"), {
      note: "The 95% interval of a rate observed in so many loans, by Wilson.",
    }),
    observedTo: percent("Observed, to", endOfInterval("+")),
  },
} as const satisfies TableOf;

export const loanTables = {
  decisions: decisionsTable,
  cutOffs: cutOffsTable,
  calibration: calibrationTable,
  curve: curveTable,
};

export const loanSteps = {
  cutOffRow: count("Row of the cutoff", `=ROUND(cutOff*${halfPoints},0)+1`, {
    note: "The test loans are counted at every half percentage point, from 0 on.",
  }),
  area: decimal(
    "Area under the ROC curve",
    "=(SUMPRODUCT(loanRank,loanDefaulted)-loans.defaulted*(loans.defaulted+1)/2)/(loans.defaulted*loans.repaid)",
    {
      digits: 4,
      note: "How often a loan that defaulted has a higher probability than one that was repaid, from the sum of their ranks.",
      known: measured.area,
    },
  ),
  brier: decimal("Brier score", "=SUMXMY2(loanProbability,loanDefaulted)/loans.all", {
    ...{ digits: 4, known: measured.brier },
  }),
  gini: decimal("Gini coefficient", "=2*area-1", {
    ...{
      digits: 4,
      note: "Also called accuracy ratio: 0 by chance, 1 where every default scores worse.",
    },
  }),
  kolmogorovSmirnov: percent("KS", "=MAX(all(curveGap))", {
    note: "Kolmogorov–Smirnov: the largest gap between the two shares declined, over cutoffs in steps of half a percentage point.",
  }),
  hosmerLemeshow: decimal("Hosmer–Lemeshow", "=SUMPRODUCT(all(deviation),all(deviation))", {
    ...{ digits: 2, note: "Squared deviations of the ten groups, added up." },
  }),
  hosmerLemeshowChance: percent(
    "Hosmer–Lemeshow, as large by chance",
    "=EXP(-hosmerLemeshow/2)*(1+hosmerLemeshow/2+(hosmerLemeshow/2)^2/2+(hosmerLemeshow/2)^3/6+(hosmerLemeshow/2)^4/24)",
    {
      digits: 0,
      note: "Chi-square with ten degrees of freedom, one for each group, because the scorecard was not fitted to these loans.",
    },
  ),
  expectedDefaults: decimal("Defaults predicted", "=SUM(loanProbability)", {
    ...{ digits: 1, known: measured.expected },
  }),
  expectedRate: percent("Default rate predicted", "=expectedDefaults/loans.all", { digits: 2 }),
  observedRate: percent("Default rate observed", "=loans.defaulted/loans.all", { digits: 2 }),
  trueRate: percent("True default rate", "=AVERAGE(all(truth))", {
    ...{ digits: 2, note: "The average probability that the defaults were drawn with." },
  }),
  expectedVariance: decimal(
    "Variance of the defaults predicted",
    "=expectedDefaults-SUMPRODUCT(loanProbability,loanProbability)",
    { digits: 1, known: measured.variance },
  ),
  overallDeviation: decimal(
    "Standard deviations from all predicted defaults",
    "=(loans.defaulted-expectedDefaults)/SQRT(expectedVariance)",
  ),
  overallChance: percent("As far off by chance", "=2*(1-NORMSDIST(ABS(overallDeviation)))", {
    digits: 0,
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
  trainingRate: percent(
    "Default rate of the training loans",
    "=total(burdenBad)/(total(burdenBad)+total(burdenGood))",
  ),
  brierOfRate: decimal(
    "Brier score of that rate",
    "=(loans.repaid*trainingRate^2+loans.defaulted*(1-trainingRate)^2)/loans.all",
    { digits: 4, note: "Of a lender who gives every loan the same probability." },
  ),
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
