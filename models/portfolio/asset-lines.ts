import {
  decimal,
  each,
  type Formula,
  formulasAt,
  type Given,
  percent,
  text,
} from "#workings/describe.ts";
import { assetNames, truth } from "./returns.ts";
import { highestLine } from "./solve.ts";
import {
  assetNumbers,
  decisionYears,
  firstDecision,
  firstWeights,
  type Solved,
  solvedStrategies,
  strategies,
  strategyLabels,
  testStart,
  weightLine,
} from "./strategies.ts";

export const foundByOptimizer =
  "Found by the optimizer of the page, not by a formula. The checks are zero where it is the optimum.";
const simulated = "What the returns were drawn from; no investor could know it.";

/** The returns of an asset in the months of the window. */
function inWindow(asset: number) {
  return `OFFSET(return${asset},${testStart}-window,0,window,1)`;
}

const benchmarkWeights: Readonly<Record<string, number>> = {
  ...{ "World shares": 0.6, "Government bonds": 0.4 },
};

/** At the best Sharpe ratio, variance per unit of excess return. */
const sharpeAppetite =
  "IF(estimatedReturn.Sharpe>risklessRate,estimatedVolatility.Sharpe^2/(estimatedReturn.Sharpe-risklessRate),0)";

/** Estimates at the end of 2015, the weights that the optimizer found for them, and its checks. */
export const assetsTable = {
  title: `Asset by asset, at the end of ${firstDecision}`,
  note: "Weights are found by the optimizer of the page, not by a formula.",
  axis: { name: "asset", label: "Asset", positions: assetNumbers },
  lines: {
    assetName: text("Name", { given: "The assets of the simulation.", values: assetNames }),
    ...(each(solvedStrategies, (strategy) => foundWeights(strategy, firstDecision)) as Record<
      `${Solved}2015`,
      Given
    >),
    [highestLine]: percent("Highest return: weights", { given: foundByOptimizer }),
    equal2015: percent("Equal: weights", `=1/${assetNumbers.length}`),
    benchmark2015: percent("60/40: weights", {
      given: "60% world shares and 40% government bonds, a common benchmark, restored every year.",
      values: assetNames.map((name) => benchmarkWeights[name] ?? 0),
    }),
    mean: percent(
      "Average return of a month",
      ...perAsset((asset) => `=AVERAGE(${inWindow(asset)})`, {
        digits: 2,
        note: `Of the months of the window before the end of ${firstDecision}.`,
      }),
    ),
    expected: percent(
      "Expected return",
      "=12*((1-meanShrinkage)*mean+meanShrinkage*AVERAGE(all(mean)))",
      { note: "Pulled toward the average of all assets, a year." },
    ),
    ...each(assetNumbers, (asset) => ({ [`sample${asset}`]: sampleLine(asset) })),
    deviation: percent(
      "Standard deviation of a month",
      ...perAsset((asset) => `=SQRT(sample${asset}.${asset})`, { digits: 2 }),
    ),
    assetVolatility: percent("Volatility of the asset alone", "=deviation*SQRT(12)"),
    ...each(assetNumbers, (asset) => ({
      [`correlation${asset}`]: decimal(
        `Correlation with asset ${asset}`,
        `=sample${asset}/(deviation.${asset}*deviation)`,
        { digits: 4 },
      ),
    })),
    ...each(assetNumbers, (asset) => ({
      [`covariance${asset}`]: decimal(
        `Estimated covariance with asset ${asset}`,
        `=12*((1-covarianceShrinkage)*sample${asset}+covarianceShrinkage*averageCorrelation*deviation.${asset}*deviation)`,
        {
          digits: 5,
          at: { [asset]: `=12*sample${asset}` },
          note: "Pulled toward the same correlation for every pair, a year.",
        },
      ),
    })),
    ...each(strategies, (strategy) =>
      marginalLine(strategy, strategyLabels[strategy], firstWeights(strategy)),
    ),
    ...marginalLine("highest", "Highest return", highestLine),
    ...gradientLines("chosen", "appetite"),
    ...gradientLines("calmest", null),
    ...gradientLines("sharpe", sharpeAppetite),
    filled: percent("Check: most that fits, by order", "=MAX(0,MIN(limit,1-(asset-1)*limit))"),
    riskShare: percent(
      "Risk parity: share of the variance",
      `=${firstWeights("parity")}*parityMarginal/estimatedVolatility.Parity^2`,
    ),
  },
} as const;

export const laterWeightsTable = {
  title: "Weights of later years",
  note: "Found by the optimizer of the page from the months before each year’s end.",
  axis: { name: "laterAsset", label: "Asset", positions: assetNumbers },
  lines: each(solvedStrategies, (strategy) =>
    each(decisionYears.slice(1), (year) => foundWeights(strategy, year)),
  ),
};

export const truthTable = {
  title: "What the returns were drawn from",
  note: simulated,
  axis: { name: "trueAsset", label: "Asset", positions: assetNumbers },
  lines: {
    trueReturn: percent("True return a year", { given: simulated, values: truth.expectedReturns }),
    ...each(assetNumbers, (asset) => ({
      [`trueCovariance${asset}`]: decimal(
        `True covariance with asset ${asset}`,
        { given: simulated, values: truth.covariance[asset - 1] ?? [] },
        { digits: 5 },
      ),
    })),
    ...each(strategies, (strategy) => ({
      [`${strategy}TrueMarginal`]: decimal(
        `${strategyLabels[strategy]}: true covariance with the portfolio`,
        ...perAsset(
          (asset) => `=SUMPRODUCT(all(trueCovariance${asset}),all(${firstWeights(strategy)}))`,
          { digits: 5 },
        ),
      ),
    })),
  },
};

function foundWeights(strategy: Solved, year: number): Record<string, Given> {
  const label = `${strategyLabels[strategy]}: weights, end of ${year}`;
  return { [weightLine(strategy, year)]: percent(label, { given: foundByOptimizer }) };
}

function marginalLine(name: string, label: string, weights: string): Record<string, Formula> {
  const formula = (asset: number) => `=SUMPRODUCT(all(covariance${asset}),all(${weights}))`;
  return {
    [`${name}Marginal`]: decimal(
      `${label}: covariance with the portfolio`,
      ...perAsset(formula, { digits: 5 }),
    ),
  };
}

function gradientLines(
  strategy: "chosen" | "calmest" | "sharpe",
  appetite: string | null,
): Record<string, Formula> {
  const label = strategyLabels[strategy];
  return {
    [`${strategy}Gradient`]: decimal(
      `${label}, check: gradient`,
      // Without an appetite only the risk counts.
      `=${strategy}Marginal${appetite === null ? "" : `-${appetite}*expected`}`,
      {
        digits: 5,
        note: "What more of an asset adds to the risk, less what its return is worth at this appetite.",
      },
    ),
    [`${strategy}Sorted`]: decimal(
      `${label}, check: gradient, by size`,
      `=SMALL(all(${strategy}Gradient),asset)`,
      { digits: 5 },
    ),
  };
}

function sampleLine(asset: number): Formula {
  const product = (other: number) =>
    `=SUMPRODUCT(${inWindow(asset)}-mean.${asset},${inWindow(other)}-mean.${other})/(window-1)`;
  return decimal(
    `Covariance of a month with asset ${asset}`,
    // Symmetric: what an earlier line has is not calculated again.
    ...perAsset((other) => (other < asset ? `=sample${other}.${asset}` : product(other)), {
      digits: 6,
    }),
  );
}

/** One formula for each asset. */
function perAsset(formula: (asset: number) => string, more: { digits?: number; note?: string }) {
  return formulasFor(assetNumbers, formula, more);
}

/** A different formula in every position of a line. */
export function formulasFor<Position extends number | string>(
  positions: readonly Position[],
  formula: (position: Position) => string,
  more: { digits?: number; note?: string } = {},
): [formula: string, more: Pick<Formula, "at"> & typeof more] {
  const [first, at] = formulasAt(
    Object.fromEntries(positions.map((position) => [position, formula(position)])),
  );
  return [first, { ...at, ...more }];
}
