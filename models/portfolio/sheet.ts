import type { SheetData, SheetTable } from "../sheet/definition.ts";
import { euros, formulasAt, inputsWithin, numbers, percents, texts } from "../sheet/lines.ts";
import { createSheet } from "../sheet/sheet.ts";
import { assetsTable, foundByOptimiser, laterWeightsTable, truthTable } from "./assets-sheet.ts";
import { type Strategy, testYears } from "./backtest.ts";
import { inputLimits } from "./inputs.ts";
import { assetNames, months } from "./returns.ts";
import {
  assetNumbers,
  firstDecision,
  strategies,
  strategyWords,
  weightLine,
} from "./sheet-positions.ts";
import { growthTable, monthsTable, yearsTable } from "./track-sheet.ts";

const input = inputsWithin(inputLimits);

export const portfolioSheet = createSheet({
  title: "Portfolio optimisation",
  inputs: [
    input(percents("place", "Position on the frontier")),
    input(percents("limit", "Maximum per asset")),
    input(percents("covarianceShrinkage", "Covariance shrinkage")),
    input(percents("meanShrinkage", "Shrinkage of expected returns")),
    input(numbers("window", "Estimation window in months")),
    input(percents("risklessRate", "Risk-free rate", 2)),
    input(percents("tradingCost", "Trading cost", 2)),
  ],
  given: [{ ...numbers("appetite", "Appetite for return", 6), given: foundByOptimiser }],
  data: [returnsSheet()],
  steps: [
    {
      ...numbers("averageCorrelation", "Average correlation", 4),
      formula: `=(SUM(${assetNumbers.map((asset) => `all(correlation${asset})`).join(",")})-${assetNumbers.length})/${assetNumbers.length * (assetNumbers.length - 1)}`,
      note: "Of every pair of different assets.",
    },
    {
      ...percents("highestVolatility", "Volatility of the highest return"),
      formula: `=SQRT(SUMPRODUCT(all(highest${firstDecision}),all(highestMarginal)))`,
    },
    {
      ...percents("placeCheck", "Check: position on the frontier", 6),
      formula:
        "=estimatedVolatility.Chosen-estimatedVolatility.Calmest-place*(highestVolatility-estimatedVolatility.Calmest)",
      note: "Zero where the chosen volatility is at that position between the lowest and that of the highest return.",
    },
  ],
  tables: [
    strategiesTable(),
    assetsTable(),
    laterWeightsTable(),
    truthTable(),
    yearsTable(),
    monthsTable(),
    growthTable(),
  ],
  chart: {
    title: "€100 invested at the end of 2015, at the end of each year",
    kind: "line",
    lines: [
      { name: "chosenWealth", tone: "green" },
      { name: "calmestWealth", tone: "blue" },
      { name: "sharpeWealth", tone: "ochre" },
      { name: "parityWealth", tone: "purple" },
      { name: "equalWealth", tone: "muted" },
    ],
  },
  results: [
    { ...percents("expectedReturn", "Expected return"), formula: estimatedReturn("chosen") },
    { ...percents("volatility", "Volatility"), formula: estimatedVolatility("chosen") },
    {
      ...numbers("sharpe", "Sharpe ratio", 2),
      formula: "=(expectedReturn-risklessRate)/volatility",
    },
    {
      ...numbers("outOfSample", "Sharpe ratio out of sample", 2),
      formula: trackSharpe("chosen", "trackVolatility.Chosen"),
    },
  ],
});

function returnsSheet(): SheetData {
  return {
    sheet: "Returns",
    title: "Monthly returns",
    rowLabel: "month",
    rowCount: months.length,
    given: "Simulated from the true returns and covariances on the sheet Inputs.",
    columns: [
      texts("monthName", "Month"),
      numbers("monthNumber", "Month number"),
      ...assetNames.map((name, index) => percents(`return${index + 1}`, name, 2)),
    ],
  };
}

/** One formula for each strategy. */
function perStrategy(formula: (strategy: Strategy, line: string, position: string) => string) {
  return formulasAt(
    Object.fromEntries(
      strategies.map((strategy) => {
        const { line, position } = strategyWords[strategy];
        return [position, formula(strategy, line, position)];
      }),
    ),
  );
}

function weights(strategy: Strategy) {
  return `all(${weightLine(strategy, firstDecision)})`;
}

function estimatedReturn(strategy: Strategy) {
  return `=SUMPRODUCT(all(expected),${weights(strategy)})`;
}

function estimatedVolatility(strategy: Strategy) {
  return `=SQRT(SUMPRODUCT(${weights(strategy)},all(${strategyWords[strategy].line}Marginal)))`;
}

function trackSharpe(strategy: Strategy, volatility: string) {
  return `=(12*AVERAGE(all(${strategyWords[strategy].line}Return))-risklessRate)/${volatility}`;
}

function strategiesTable(): SheetTable {
  return {
    name: "strategies",
    title: "Five portfolios",
    axis: {
      name: "strategy",
      label: "Portfolio",
      positions: strategies.map((strategy) => strategyWords[strategy].position),
    },
    lines: [
      {
        ...percents("estimatedReturn", "Estimated return"),
        ...perStrategy(estimatedReturn),
      },
      {
        ...percents("estimatedVolatility", "Estimated volatility"),
        ...perStrategy(estimatedVolatility),
      },
      {
        ...numbers("estimatedSharpe", "Estimated Sharpe ratio", 2),
        formula: "=(estimatedReturn-risklessRate)/estimatedVolatility",
      },
      {
        ...percents("trueReturnOf", "True return"),
        ...perStrategy((strategy) => `=SUMPRODUCT(all(trueReturn),${weights(strategy)})`),
      },
      {
        ...percents("trueVolatility", "True volatility"),
        ...perStrategy(
          (strategy, line) => `=SQRT(SUMPRODUCT(${weights(strategy)},all(${line}TrueMarginal)))`,
        ),
      },
      {
        ...numbers("trueSharpe", "True Sharpe ratio", 2),
        formula: "=(trueReturnOf-risklessRate)/trueVolatility",
      },
      {
        ...percents("trackReturn", "Return out of sample"),
        ...perStrategy((_, line) => `=(last(${line}Wealth)/100)^(1/${testYears.length})-1`),
      },
      {
        ...percents("trackVolatility", "Volatility out of sample"),
        ...perStrategy((_, line) => `=STDEV(all(${line}Return))*SQRT(12)`),
      },
      {
        ...numbers("trackSharpe", "Sharpe ratio out of sample", 2),
        ...perStrategy((strategy) => trackSharpe(strategy, "trackVolatility")),
      },
      {
        ...percents("turnover", "Turnover a year", 0),
        ...perStrategy((_, line) => `=AVERAGE(rest(${line}Trade))`),
        note: "Without the first purchase.",
      },
      {
        ...euros("wealth", "€100 became", 2),
        ...perStrategy((_, line) => `=last(${line}Wealth)`),
      },
      {
        ...percents("weightSum", "Check: sum of the weights"),
        ...perStrategy((strategy) => `=SUM(${weights(strategy)})`),
      },
      {
        ...percents("smallestWeight", "Check: smallest weight"),
        ...perStrategy((strategy) => `=MIN(${weights(strategy)})`),
      },
      {
        ...percents("largestWeight", "Check: largest weight"),
        ...perStrategy((strategy) => `=MAX(${weights(strategy)})`),
      },
      {
        ...percents("gap", "Check: distance from the optimum", 6),
        ...formulasAt({
          Chosen: gapOf("chosen"),
          Calmest: gapOf("calmest"),
          Sharpe: `=IF(estimatedReturn.Sharpe>risklessRate,${gapOf("sharpe").slice(1)},"–")`,
          Parity: "=MAX(all(riskShare))-MIN(all(riskShare))",
          Equal: "=0",
        }),
        note: "Zero where no other portfolio within the limit is better; with risk parity, where all assets contribute the same risk.",
      },
    ],
  };
}

/** What weights cost beyond the best ones for their own gradient. */
function gapOf(line: string) {
  return `=SUMPRODUCT(all(${line}${firstDecision}),all(${line}Gradient))-SUMPRODUCT(all(${line}Sorted),all(filled))`;
}
