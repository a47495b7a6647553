import type { SheetTable, SheetTableLine } from "#workings/definition.ts";
import { formulasAt, numbers, percents, texts } from "#workings/lines.ts";
import { type Strategy, testStart } from "./backtest.ts";
import {
  assetNumbers,
  decisionYears,
  firstDecision,
  strategies,
  strategyWords,
  weightLine,
} from "./sheet-positions.ts";

export const foundByOptimiser =
  "Found by the optimiser of the page, not by a formula. The checks are zero where it is the optimum.";
const simulated = "What the returns were drawn from; no investor could know it.";

/** Those that the optimiser finds, in the order of their lines. */
const solved = strategies.filter((strategy) => strategy !== "equal");

/** The months of the window, in formulas over the returns. */
const inWindow = `(monthNumber>${testStart}-window)*(monthNumber<=${testStart})`;

const highest = { line: "highest", label: "Highest return" };

/** At the best Sharpe ratio, variance per unit of excess return. */
const sharpeAppetite =
  "IF(estimatedReturn.Sharpe>risklessRate,estimatedVolatility.Sharpe^2/(estimatedReturn.Sharpe-risklessRate),0)";

/** Estimates at the end of 2015, the weights that the optimiser found for them, and its checks. */
export function assetsTable(): SheetTable {
  return {
    name: "assets",
    title: `Asset by asset, at the end of ${firstDecision}`,
    note: "Weights are found by the optimiser of the page, not by a formula.",
    axis: { name: "asset", label: "Asset", positions: assetNumbers },
    lines: [
      { ...texts("assetName", "Name"), given: "The assets of the simulation." },
      ...solved.map((strategy) => foundWeights(strategy, firstDecision)),
      {
        ...percents(`highest${firstDecision}`, "Highest return: weights"),
        given: foundByOptimiser,
      },
      {
        ...percents(`equal${firstDecision}`, "Equal: weights"),
        formula: `=1/${assetNumbers.length}`,
      },
      {
        ...percents("mean", "Average return of a month", 2),
        ...perAsset((asset) => `=SUMPRODUCT(${inWindow}*return${asset})/window`),
        note: `Of the months of the window before the end of ${firstDecision}.`,
      },
      {
        ...percents("expected", "Expected return"),
        formula: "=12*((1-meanShrinkage)*mean+meanShrinkage*AVERAGE(all(mean)))",
        note: "Pulled towards the average of all assets, a year.",
      },
      ...assetNumbers.map((asset) => sampleLine(asset)),
      {
        ...percents("deviation", "Standard deviation of a month", 2),
        ...perAsset((asset) => `=SQRT(sample${asset}.${asset})`),
      },
      ...assetNumbers.map(
        (asset): SheetTableLine => ({
          ...numbers(`correlation${asset}`, `Correlation with asset ${asset}`, 4),
          formula: `=sample${asset}/(deviation.${asset}*deviation)`,
        }),
      ),
      ...assetNumbers.map(
        (asset): SheetTableLine => ({
          ...numbers(`covariance${asset}`, `Estimated covariance with asset ${asset}`, 5),
          formula: `=12*((1-covarianceShrinkage)*sample${asset}+covarianceShrinkage*averageCorrelation*deviation.${asset}*deviation)`,
          formulaAt: { [asset]: `=12*sample${asset}` },
          note: "Pulled towards the same correlation for every pair, a year.",
        }),
      ),
      ...[...strategies.map((strategy) => strategyWords[strategy]), highest].map(
        ({ line, label }): SheetTableLine => ({
          ...numbers(`${line}Marginal`, `${label}: covariance with the portfolio`, 5),
          ...perAsset(
            (asset) => `=SUMPRODUCT(all(covariance${asset}),all(${line}${firstDecision}))`,
          ),
        }),
      ),
      ...gradientLines("chosen", "appetite"),
      ...gradientLines("calmest", null),
      ...gradientLines("sharpe", sharpeAppetite),
      {
        ...percents("filled", "Check: most that fits, by order"),
        formula: "=MAX(0,MIN(limit,1-(asset-1)*limit))",
      },
      {
        ...percents("riskShare", "Risk parity: share of the variance"),
        formula: `=parity${firstDecision}*parityMarginal/estimatedVolatility.Parity^2`,
      },
    ],
  };
}

function gradientLines(
  line: "chosen" | "calmest" | "sharpe",
  appetite: string | null,
): SheetTableLine[] {
  const { label } = Object.values(strategyWords).find((words) => words.line === line) ?? highest;
  return [
    {
      ...numbers(`${line}Gradient`, `${label}, check: gradient`, 5),
      // Without an appetite only the risk counts.
      formula: `=${line}Marginal${appetite === null ? "" : `-${appetite}*expected`}`,
      note: "What more of an asset adds to the risk, less what its return is worth at this appetite.",
    },
    {
      ...numbers(`${line}Sorted`, `${label}, check: gradient, by size`, 5),
      formula: `=SMALL(all(${line}Gradient),asset)`,
    },
  ];
}

function sampleLine(asset: number): SheetTableLine {
  const product = (other: number) =>
    `=SUMPRODUCT(${inWindow}*(return${asset}-mean.${asset})*(return${other}-mean.${other}))/(window-1)`;
  return {
    ...numbers(`sample${asset}`, `Covariance of a month with asset ${asset}`, 6),
    // Symmetric: what an earlier line has is not calculated again.
    ...perAsset((other) => (other < asset ? `=sample${other}.${asset}` : product(other))),
  };
}

function foundWeights(strategy: Strategy, year: number): SheetTableLine {
  const { label } = strategyWords[strategy];
  return {
    ...percents(weightLine(strategy, year), `${label}: weights, end of ${year}`),
    given: foundByOptimiser,
  };
}

export function laterWeightsTable(): SheetTable {
  return {
    name: "laterWeights",
    title: "Weights of later years",
    note: "Found by the optimiser of the page from the months before each year’s end.",
    axis: { name: "laterAsset", label: "Asset", positions: assetNumbers },
    lines: solved.flatMap((strategy) =>
      decisionYears.slice(1).map((year) => foundWeights(strategy, year)),
    ),
  };
}

export function truthTable(): SheetTable {
  return {
    name: "truth",
    title: "What the returns were drawn from",
    note: simulated,
    axis: { name: "trueAsset", label: "Asset", positions: assetNumbers },
    lines: [
      { ...percents("trueReturn", "True return a year"), given: simulated },
      ...assetNumbers.map(
        (asset): SheetTableLine => ({
          ...numbers(`trueCovariance${asset}`, `True covariance with asset ${asset}`, 5),
          given: simulated,
        }),
      ),
      ...strategies.map((strategy): SheetTableLine => {
        const { line, label } = strategyWords[strategy];
        return {
          ...numbers(`${line}TrueMarginal`, `${label}: true covariance with the portfolio`, 5),
          ...perAsset(
            (asset) =>
              `=SUMPRODUCT(all(trueCovariance${asset}),all(${weightLine(strategy, firstDecision)}))`,
          ),
        };
      }),
    ],
  };
}

/** One formula for each asset. */
export function perAsset(formula: (asset: number) => string) {
  return formulasAt(Object.fromEntries(assetNumbers.map((asset) => [asset, formula(asset)])));
}
