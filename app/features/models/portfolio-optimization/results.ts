import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { backtest, estimateAt, frontierOf, testStart } from "#models/portfolio/backtest.ts";
import {
  bestSharpe,
  type Frontier,
  type Portfolio,
  portfolioAtRisk,
  portfolioOf,
  sharpeRatio,
} from "#models/portfolio/frontier.ts";
import type { PortfolioInputs } from "#models/portfolio/inputs.ts";
import { truth } from "#models/portfolio/returns.ts";
import type { Result } from "../kit/result.ts";

/** The first decision: what was estimated, what was chosen, and its true return and risk. */
export type Decision = {
  frontier: Frontier;
  chosen: Portfolio;
  best: Portfolio;
  inTruth: Portfolio;
};

export function decide(inputs: PortfolioInputs): Decision {
  const frontier = frontierOf(estimateAt(testStart, inputs), inputs.limit);
  const chosen = portfolioAtRisk(frontier, inputs.place);
  return {
    frontier,
    chosen,
    best: bestSharpe(frontier, inputs.risklessRate),
    inTruth: portfolioOf(chosen.weights, truth),
  };
}

export function headlines(inputs: PortfolioInputs): Result[] {
  const { chosen, best, inTruth } = decide(inputs);
  const { risklessRate } = inputs;
  const [track, equal] = [backtest("chosen", inputs), backtest("equal", inputs)];
  return [
    {
      id: "expectedReturn",
      label: "Expected return",
      value: formatPercent(chosen.expectedReturn),
      note: `true value ${formatPercent(inTruth.expectedReturn)}`,
    },
    {
      id: "volatility",
      label: "Volatility",
      value: formatPercent(chosen.volatility),
      note: `true value ${formatPercent(inTruth.volatility)}`,
    },
    {
      id: "sharpe",
      label: "Sharpe ratio",
      value: ratioText(sharpeRatio(chosen, risklessRate)),
      note: `best on the frontier ${ratioText(sharpeRatio(best, risklessRate))}`,
    },
    {
      id: "outOfSample",
      label: "Out of sample",
      value: ratioText(track.sharpe),
      note: `Sharpe ratio; equal weights ${ratioText(equal.sharpe)}`,
    },
  ];
}

export function ratioText(ratio: number) {
  return formatNumber(ratio, 2);
}
