import { count, decimal, numbersTo, percent } from "#workings/describe.ts";
import type { TableOf } from "#workings/sheet-spec.ts";
import { scorecard } from "./scorecard.ts";

const { calibration, measured } = scorecard;

const groups = calibration.map(({ loans, defaults, predicted, truth }) => ({
  ...{ loans, predicted, truth, defaults, observed: defaults / loans },
}));

/** One end of Wilson's interval, which holds where none or all of the loans default. */
const endOfInterval = (sign: "+" | "-") =>
  `=(observed+1.96^2/(2*groupLoans)${sign}1.96*SQRT(observed*(1-observed)/groupLoans+(1.96/(2*groupLoans))^2))/(1+1.96^2/groupLoans)`;

/** Groups of test loans: the default rates predicted and observed. */
export const calibrationTable = {
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

/** How well the probabilities tell loans apart, and whether they are right on average. */
export const validationSteps = {
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
  trainingRate: percent(
    "Default rate of the training loans",
    "=total(burdenBad)/(total(burdenBad)+total(burdenGood))",
  ),
  brierOfRate: decimal(
    "Brier score of that rate",
    "=(loans.repaid*trainingRate^2+loans.defaulted*(1-trainingRate)^2)/loans.all",
    { digits: 4, note: "Of a lender who gives every loan the same probability." },
  ),
};
