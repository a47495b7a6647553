import { defineSheet } from "#workings/define-sheet.ts";
import type { SheetData } from "#workings/definition.ts";
import { count, decimal, each, type Given, months, percent, text } from "#workings/describe.ts";
import { assetsTable, foundByOptimizer, laterWeightsTable, truthTable } from "./asset-lines.ts";
import { samples, seed } from "./bootstrap.ts";
import { assetNames, firstYear, months as history } from "./returns.ts";
import { highestLine, solvedFor, solvedName, solvers } from "./solve.ts";
import { assetNumbers } from "./strategies.ts";
import {
  estimatedReturn,
  estimatedVolatility,
  ifSolved,
  strategiesTable,
  trackSharpe,
} from "./strategy-lines.ts";
import { growthTable, monthsTable, yearsTable } from "./track-lines.ts";

const inputs = {
  place: percent("Position on the frontier", { key: "place", from: 0, to: 1, step: 0.005 }),
  limit: percent("Maximum per asset", { key: "limit", from: 0.15, to: 1, step: 0.05 }),
  covarianceShrinkage: percent(
    "Shrinkage of covariance",
    { key: "shrink", from: 0, to: 1, step: 0.05 },
    { note: "How far it is pulled toward the same correlation for every pair." },
  ),
  meanShrinkage: percent(
    "Shrinkage of expected returns",
    { key: "means", from: 0, to: 0.9, step: 0.05 },
    { note: "How far they are pulled toward their average." },
  ),
  window: months("Estimation window", { key: "months", from: 24, to: 120, step: 12 }),
  risklessRate: percent(
    "Risk-free rate",
    { key: "riskless", from: 0, to: 0.05, step: 0.0025 },
    { digits: 2 },
  ),
  tradingCost: percent(
    "Trading cost",
    { key: "cost", from: 0, to: 0.02, step: 0.0005 },
    { digits: 2, note: "Of what is traded." },
  ),
};

const bySamples = `The standard deviation over ${samples} samples of the months of the window, drawn with replacement; seed ${seed}.`;

const market = { risklessRate: 0.02, tradingCost: 0.002 };

const pairs = assetNumbers.length * (assetNumbers.length - 1);

const returnColumns = {
  monthName: history.map((_, index) => {
    const year = firstYear + Math.floor(index / 12);
    return `${year}-${String((index % 12) + 1).padStart(2, "0")}`;
  }),
  monthNumber: history.map((_, index) => index + 1),
  ...Object.fromEntries(
    assetNames.map((_, asset) => [
      `return${asset + 1}`,
      history.map((returns) => returns[asset] ?? 0),
    ]),
  ),
};

/** Eight assets with simulated returns: the frontier of an estimate, and ten years that it has not seen. */
export const sheet = defineSheet({
  title: "Portfolio optimization",
  inputs,
  groups: [
    { title: "Portfolio", names: ["place", "limit"] },
    { title: "Estimate", names: ["covarianceShrinkage", "meanShrinkage"] },
    { title: "Data and market", names: ["window", "risklessRate", "tradingCost"], folds: true },
  ],
  presets: {
    balanced: {
      title: "Balanced",
      inputs: {
        ...{ ...market, place: 0.3, limit: 0.35, window: 60 },
        ...{ covarianceShrinkage: 0.3, meanShrinkage: 0.5 },
      },
    },
    calm: {
      title: "Calm",
      inputs: {
        ...{ ...market, place: 0, limit: 0.35, window: 120 },
        ...{ covarianceShrinkage: 0.5, meanShrinkage: 0.8 },
      },
    },
    trusting: {
      title: "Trusting",
      inputs: {
        ...{ ...market, place: 0.9, limit: 1, window: 36 },
        ...{ covarianceShrinkage: 0, meanShrinkage: 0 },
      },
    },
  },
  opensWith: "balanced",
  presetKey: "case",
  given: {
    appetite: decimal("Appetite for return", { given: foundByOptimizer }, { digits: 6 }),
    returnSpread: percent("Expected return: spread over samples", { given: bySamples }),
    volatilitySpread: percent("Volatility: spread over samples", { given: bySamples }),
    sharpeSpread: decimal("Sharpe ratio: spread over samples", { given: bySamples }),
    ...(each(solvedFor, (name) => ({
      [solvedName(name)]: {
        ...{ kind: "given", given: "The input that the weights were solved for." },
        ...{ label: `Solved for: ${inputs[name].label}`, unit: inputs[name].unit },
        digits: inputs[name].digits,
      },
    })) as Record<ReturnType<typeof solvedName>, Given>),
  },
  data: [returnsSheet()],
  rows: returnColumns,
  solvers,
  steps: {
    isSolved: count(
      "Whether the weights are for these inputs",
      `=IF(AND(${solvedFor.map((name) => `${name}=${solvedName(name)}`).join(",")}),1,0)`,
    ),
    solveAgain: count("Whether the weights are to be solved again", "=1-isSolved"),
    averageCorrelation: decimal(
      "Average correlation",
      `=(SUM(${assetNumbers.map((asset) => `all(correlation${asset})`).join(",")})-${assetNumbers.length})/${pairs}`,
      { digits: 4, note: "Of every pair of different assets." },
    ),
    highestVolatility: percent(
      "Volatility of the highest return",
      `=SQRT(SUMPRODUCT(all(${highestLine}),all(highestMarginal)))`,
    ),
    returnError: percent("Standard error of the expected return", ifSolved("returnSpread")),
    volatilityError: percent("Standard error of the volatility", ifSolved("volatilitySpread")),
    sharpeError: decimal("Standard error of the Sharpe ratio", ifSolved("sharpeSpread")),
    placeCheck: percent(
      "Check: position on the frontier",
      "=estimatedVolatility.Chosen-estimatedVolatility.Calmest-place*(highestVolatility-estimatedVolatility.Calmest)",
      {
        digits: 6,
        note: "Zero where the chosen volatility is at that position between the lowest and that of the highest return.",
      },
    ),
  },
  tables: {
    strategies: strategiesTable,
    assets: assetsTable,
    laterWeights: laterWeightsTable,
    truth: truthTable,
    years: yearsTable,
    months: monthsTable,
    growth: growthTable,
  },
  results: {
    expectedReturn: percent("Expected return", estimatedReturn("chosen")),
    volatility: percent("Volatility", estimatedVolatility("chosen")),
    sharpe: decimal("Sharpe ratio", ifSolved("(expectedReturn-risklessRate)/volatility")),
    outOfSample: decimal("Out of sample", trackSharpe("chosen", "trackVolatility.Chosen"), {
      note: "Sharpe ratio of the ten years after the first decision.",
    }),
    weightsAre: text(
      "Weights",
      '=IF(isSolved=1,"Solved for these inputs","Inputs changed: open the page to solve again")',
      { note: "No formula gives them; everything else follows the inputs." },
    ),
  },
  checks: {
    weightsCheck: "Weights less 100%",
    solveAgain: "Inputs changed: open the page to solve again",
  },
  chart: {
    ...{ title: "€100 invested at the end of 2015, at the end of each year", kind: "line" },
    lines: [
      { name: "chosenWealth", tone: "green" },
      { name: "calmestWealth", tone: "blue" },
      { name: "sharpeWealth", tone: "ochre" },
      { name: "parityWealth", tone: "purple" },
      { name: "equalWealth", tone: "muted" },
      { name: "benchmarkWealth", tone: "muted" },
    ],
  },
  page: {
    label: "Portfolio model",
    strip: ["expectedReturn", "volatility", "sharpe", "outOfSample"],
    inView: ["expectedReturn", "volatility"],
    notes: {
      expectedReturn: ({ text }) =>
        `±${inPoints(text("returnError"))}; true value ${text("trueReturnOf", "Chosen")}`,
      volatility: ({ text }) =>
        `±${inPoints(text("volatilityError"))}; true value ${text("trueVolatility", "Chosen")}`,
      sharpe: ({ text }) => `±${text("sharpeError")}, one bootstrapped standard error`,
      outOfSample: ({ text }) =>
        `Sharpe ratio ±${text("trackSharpeError", "Chosen")}; 60/40 ${text("trackSharpe", "Benchmark")}, equal ${text("trackSharpe", "Equal")}`,
    },
  },
});

/** A standard error of a rate: `3.7 points`. */
function inPoints(error: string) {
  return error.replace("%", "\u00a0points");
}

function returnsSheet(): SheetData {
  return {
    sheet: "Returns",
    title: "Monthly returns",
    rowLabel: "month",
    rowCount: history.length,
    given: "Simulated from the true returns and covariances on the sheet Inputs.",
    columns: [
      { name: "monthName", label: "Month", unit: "text", digits: 0 },
      { name: "monthNumber", label: "Month number", unit: "number", digits: 0 },
      ...assetNames.map(
        (label, index) => ({ name: `return${index + 1}`, label, unit: "%", digits: 2 }) as const,
      ),
    ],
  };
}
