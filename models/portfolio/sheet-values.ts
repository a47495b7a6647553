import type { SheetValues } from "#workings/definition.ts";
import {
  backtest,
  estimateAt,
  frontierOf,
  growth,
  type Strategy,
  type Track,
  testStart,
} from "./backtest.ts";
import { correlationsOf, sampleOf } from "./estimate.ts";
import {
  appetiteAtRisk,
  type Frontier,
  type Portfolio,
  portfolioOf,
  sharpeRatio,
} from "./frontier.ts";
import type { PortfolioInputs } from "./inputs.ts";
import { type Assets, dot } from "./moments.ts";
import { distanceFromOptimum } from "./optimality.ts";
import { assetNames, firstYear, months, truth } from "./returns.ts";
import {
  assetNumbers,
  decisionYears,
  firstDecision,
  strategies,
  strategyWords,
  weightLine,
} from "./sheet-positions.ts";

type Tracked = {
  strategy: Strategy;
  estimated: Portfolio;
  inTruth: Portfolio;
  track: Track;
};

/** What the model makes of a case, cell by cell. */
export function portfolioSheetValues(inputs: PortfolioInputs): SheetValues {
  const frontier = frontierOf(estimateAt(testStart, inputs), inputs.limit);
  const tracked = strategies.map((strategy): Tracked => {
    const track = backtest(strategy, inputs);
    const [weights = []] = track.weights;
    return {
      strategy,
      estimated: portfolioOf(weights, frontier.assets),
      inTruth: portfolioOf(weights, truth),
      track,
    };
  });
  const [chosen, calmest] = tracked;
  if (!chosen || !calmest) throw new Error("The strategies begin with the chosen portfolio.");
  const [least, most] = [calmest.estimated.volatility, frontier.highest.volatility];
  return {
    ...inputs,
    ...returnColumns(),
    assetName: assetNames,
    appetite: appetiteAtRisk(frontier, inputs.place),
    highestVolatility: most,
    placeCheck: chosen.estimated.volatility - least - inputs.place * (most - least),
    ...sampleValues(inputs),
    ...estimateValues(frontier, tracked),
    ...weightValues(tracked),
    ...checkValues(inputs, frontier, tracked),
    ...truthValues(tracked),
    ...strategyValues(inputs, tracked),
    ...trackValues(tracked),
    expectedReturn: chosen.estimated.expectedReturn,
    volatility: chosen.estimated.volatility,
    sharpe: sharpeRatio(chosen.estimated, inputs.risklessRate),
    outOfSample: chosen.track.sharpe,
  };
}

function returnColumns(): SheetValues {
  return {
    monthName: months.map((_, index) => {
      const year = firstYear + Math.floor(index / 12);
      return `${year}-${String((index % 12) + 1).padStart(2, "0")}`;
    }),
    monthNumber: months.map((_, index) => index + 1),
    ...perAsset("return", (asset) => months.map((returns) => returns[asset] ?? 0)),
  };
}

function sampleValues({ window }: PortfolioInputs): SheetValues {
  const { means, covariance } = sampleOf(months.slice(testStart - window, testStart));
  const { deviations, correlations, average } = correlationsOf(covariance);
  return {
    mean: means,
    averageCorrelation: average,
    deviation: deviations,
    ...perAsset("sample", (asset) => covariance[asset] ?? []),
    ...perAsset("correlation", (asset) => correlations[asset] ?? []),
  };
}

function estimateValues({ assets, highest }: Frontier, tracked: readonly Tracked[]): SheetValues {
  return {
    expected: assets.expectedReturns,
    [`highest${firstDecision}`]: highest.weights,
    highestMarginal: times(assets, highest.weights),
    ...perAsset("covariance", (asset) => assets.covariance[asset] ?? []),
    ...perStrategy(tracked, "Marginal", ({ estimated }) => times(assets, estimated.weights)),
  };
}

function weightValues(tracked: readonly Tracked[]): SheetValues {
  return Object.fromEntries(
    tracked.flatMap(({ strategy, track }) =>
      decisionYears.map((year, index) => [weightLine(strategy, year), track.weights[index] ?? []]),
    ),
  );
}

function checkValues(
  inputs: PortfolioInputs,
  frontier: Frontier,
  tracked: readonly Tracked[],
): SheetValues {
  const { limit, risklessRate, place } = inputs;
  const { assets } = frontier;
  const estimatedOf = (wanted: Strategy) =>
    tracked.find(({ strategy }) => strategy === wanted)?.estimated ?? frontier.calmest;
  const best = estimatedOf("best-sharpe");
  const excess = best.expectedReturn - risklessRate;
  const parity = estimatedOf("risk-parity");
  const marginal = times(assets, parity.weights);
  const riskShare = parity.weights.map(
    (weight, i) => (weight * (marginal[i] ?? 0)) / parity.volatility ** 2,
  );
  const check = ({ weights }: Portfolio, appetite: number) =>
    distanceFromOptimum(weights, assets, { limit, appetite });
  const chosen = check(estimatedOf("chosen"), appetiteAtRisk(frontier, place));
  const calmest = check(frontier.calmest, 0);
  const sharpe = check(best, excess > 0 ? best.volatility ** 2 / excess : 0);
  return {
    chosenGradient: chosen.gradient,
    chosenSorted: chosen.sorted,
    calmestGradient: calmest.gradient,
    calmestSorted: calmest.sorted,
    sharpeGradient: sharpe.gradient,
    sharpeSorted: sharpe.sorted,
    filled: chosen.filled,
    riskShare,
    gap: [
      chosen.distance,
      calmest.distance,
      excess > 0 ? sharpe.distance : "–",
      Math.max(...riskShare) - Math.min(...riskShare),
      0,
    ],
  };
}

function truthValues(tracked: readonly Tracked[]): SheetValues {
  return {
    trueReturn: truth.expectedReturns,
    ...perAsset("trueCovariance", (asset) => truth.covariance[asset] ?? []),
    ...perStrategy(tracked, "TrueMarginal", ({ inTruth }) => times(truth, inTruth.weights)),
  };
}

function strategyValues(
  { risklessRate }: PortfolioInputs,
  tracked: readonly Tracked[],
): SheetValues {
  const line = (of: (one: Tracked) => number) => tracked.map(of);
  return {
    estimatedReturn: line(({ estimated }) => estimated.expectedReturn),
    estimatedVolatility: line(({ estimated }) => estimated.volatility),
    estimatedSharpe: line(({ estimated }) => sharpeRatio(estimated, risklessRate)),
    trueReturnOf: line(({ inTruth }) => inTruth.expectedReturn),
    trueVolatility: line(({ inTruth }) => inTruth.volatility),
    trueSharpe: line(({ inTruth }) => sharpeRatio(inTruth, risklessRate)),
    trackReturn: line(({ track }) => track.annualReturn),
    trackVolatility: line(({ track }) => track.volatility),
    trackSharpe: line(({ track }) => track.sharpe),
    turnover: line(({ track }) => track.turnover),
    wealth: line(({ track }) => 100 * (track.wealth.at(-1) ?? 1)),
    weightSum: line(({ estimated }) => estimated.weights.reduce((sum, one) => sum + one, 0)),
    smallestWeight: line(({ estimated }) => Math.min(...estimated.weights)),
    largestWeight: line(({ estimated }) => Math.max(...estimated.weights)),
  };
}

function trackValues(tracked: readonly Tracked[]): SheetValues {
  return {
    ...perStrategy(tracked, "Trade", ({ track }) => track.trades),
    ...perStrategy(tracked, "Wealth", ({ track }) =>
      track.wealth.slice(1).map((wealth) => 100 * wealth),
    ),
    ...perStrategy(tracked, "Value", ({ track }) => track.values),
    ...perStrategy(tracked, "Return", ({ track }) => track.monthly),
    ...Object.fromEntries(growth.map((factors, month) => [`growth${month + 1}`, factors])),
  };
}

function times({ covariance }: Assets, weights: readonly number[]) {
  return covariance.map((row) => dot(row, weights));
}

/** `sample1`, `sample2` … */
function perAsset(line: string, of: (asset: number) => readonly number[]): SheetValues {
  return Object.fromEntries(assetNumbers.map((asset) => [`${line}${asset}`, of(asset - 1)]));
}

/** `chosenReturn`, `calmestReturn` … */
function perStrategy(
  tracked: readonly Tracked[],
  line: string,
  of: (one: Tracked) => readonly number[],
): SheetValues {
  return Object.fromEntries(
    tracked.map((one) => [`${strategyWords[one.strategy].line}${line}`, of(one)]),
  );
}
