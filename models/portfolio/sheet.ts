import type { SheetData } from "#workings/definition.ts";
import { inputsWithin, numbers, percents, texts } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { assetsTable, foundByOptimiser, laterWeightsTable, truthTable } from "./assets-sheet.ts";
import { inputLimits } from "./inputs.ts";
import { assetNames, months } from "./returns.ts";
import { assetNumbers, firstDecision } from "./sheet-positions.ts";
import {
  estimatedReturn,
  estimatedVolatility,
  strategiesTable,
  trackSharpe,
} from "./strategies-sheet.ts";
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
