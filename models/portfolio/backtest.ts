import { estimate } from "./estimate.ts";
import {
  bestSharpe,
  efficientFrontier,
  type Frontier,
  portfolioAtRisk,
  riskParity,
} from "./frontier.ts";
import type { PortfolioInputs } from "./inputs.ts";
import { type Assets, dot } from "./moments.ts";
import { assetNames, firstYear, months } from "./returns.ts";

export type Strategy = "chosen" | "calmest" | "best-sharpe" | "risk-parity" | "equal";

export type Track = {
  /** Wealth from 1 at the start, then at the end of each year, after costs. */
  wealth: readonly number[];
  /** Compound return a year. */
  annualReturn: number;
  /** Of the monthly returns, a year. */
  volatility: number;
  /** Share of the wealth that is traded in an average year, without the first purchase. */
  turnover: number;
  sharpe: number;
  /** Chosen at the start of each year. */
  weights: readonly (readonly number[])[];
  /** Share of the wealth that is bought and sold at the start of each year. */
  trades: readonly number[];
  /** What one euro has become since the start of its year, at the end of each month, before costs. */
  values: readonly number[];
  /** Return of each month, after costs. */
  monthly: readonly number[];
};

/** The first decision falls at the end of this month; the months after it are the test. */
export const testStart = 120;
export const testYears = Array.from(
  { length: (months.length - testStart) / 12 },
  (_, year) => firstYear + testStart / 12 + year,
);

/** What an investor could estimate at the end of a month, from the months of the window before it. */
export function estimateAt(month: number, inputs: PortfolioInputs): Assets {
  return estimate(months.slice(month - inputs.window, month), {
    means: inputs.meanShrinkage,
    covariance: inputs.covarianceShrinkage,
  });
}

/** What an investor would have held after the end of a month. */
export function weightsAt(
  month: number,
  strategy: Strategy,
  inputs: PortfolioInputs,
): readonly number[] {
  if (strategy === "equal") return assetNames.map(() => 1 / assetNames.length);
  const assets = estimateAt(month, inputs);
  if (strategy === "risk-parity") return riskParity(assets);
  const frontier = frontierOf(assets, inputs.limit);
  if (strategy === "calmest") return frontier.calmest.weights;
  if (strategy === "best-sharpe") return bestSharpe(frontier, inputs.risklessRate).weights;
  return portfolioAtRisk(frontier, inputs.place).weights;
}

/** Limits of at least an eighth and windows longer than the list of assets always leave a frontier. */
export function frontierOf(assets: Assets, limit: number): Frontier {
  const frontier = efficientFrontier(assets, limit);
  if (!frontier) throw new Error(`No portfolio of ${assetNames.length} assets keeps to ${limit}.`);
  return frontier;
}

/** What one euro in each asset has become since the start of the year, month by month of the test. */
export const growth: readonly (readonly number[])[] = growthByMonth();

function growthByMonth() {
  const grown: number[][] = [];
  for (const [month, returns] of months.slice(testStart).entries()) {
    const before = month % 12 === 0 ? null : grown.at(-1);
    grown.push(returns.map((one, i) => (before?.[i] ?? 1) * (1 + one)));
  }
  return grown;
}

/**
 * Ten years that no estimate has seen: at the end of each year new weights are chosen from the months
 * before, the trades are paid for, and then the weights drift with the market until the next year's end.
 */
export function backtest(strategy: Strategy, inputs: PortfolioInputs): Track {
  const wealth = [1];
  const chosen: (readonly number[])[] = [];
  const trades: number[] = [];
  const values: number[] = [];
  const monthly: number[] = [];
  let held: readonly number[] | null = null;
  for (const [year] of testYears.entries()) {
    const weights = weightsAt(testStart + 12 * year, strategy, inputs);
    const trade = held ? tradeBetween(held, weights) : 1;
    const kept = 1 - inputs.tradingCost * trade;
    const grown = growth.slice(12 * year, 12 * year + 12);
    const ofYear = grown.map((factors) => dot(weights, factors));
    const atEnd = ofYear.at(-1) ?? 1;
    const drifted = weights.map((weight, i) => (weight * (grown.at(-1)?.[i] ?? 1)) / atEnd);
    chosen.push(weights);
    trades.push(trade);
    values.push(...ofYear);
    monthly.push(
      ...ofYear.map(
        (value, month) => (month === 0 ? kept * value : value / (ofYear[month - 1] ?? 1)) - 1,
      ),
    );
    wealth.push((wealth.at(-1) ?? 1) * kept * atEnd);
    held = drifted;
  }
  const years = testYears.length;
  const traded = trades.slice(1).reduce((sum, trade) => sum + trade, 0);
  const mean = monthly.reduce((sum, one) => sum + one, 0) / monthly.length;
  const squares = monthly.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const volatility = Math.sqrt((12 * squares) / (monthly.length - 1));
  return {
    wealth,
    annualReturn: (wealth.at(-1) ?? 1) ** (1 / years) - 1,
    volatility,
    turnover: traded / (years - 1),
    sharpe: (12 * mean - inputs.risklessRate) / volatility,
    weights: chosen,
    trades,
    values,
    monthly,
  };
}

/** Bought and sold, as a share of the wealth: a full change of assets is 2. */
function tradeBetween(before: readonly number[], after: readonly number[]) {
  return after.reduce((sum, weight, i) => sum + Math.abs(weight - (before[i] ?? 0)), 0);
}
