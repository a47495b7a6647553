import { type Corner, frontierCorners } from "./critical-line.ts";
import { type Assets, dot, portfolioReturn, portfolioVolatility } from "./moments.ts";

export type Portfolio = { weights: readonly number[]; expectedReturn: number; volatility: number };

/** The frontier between two corners. At share t of it, the variance is constant + linear · t + square · t². */
type Segment = { from: Corner; to: Corner; constant: number; linear: number; square: number };

/** The efficient frontier with long-only weights up to a limit, from the least risk to the highest return. */
export type Frontier = {
  assets: Assets;
  segments: readonly Segment[];
  calmest: Portfolio;
  highest: Portfolio;
};

/** `null` if the limit leaves wealth uninvested, or if an asset can be copied from others. */
export function efficientFrontier(assets: Assets, limit: number): Frontier | null {
  const corners = frontierCorners(assets, limit)?.toReversed();
  const [first, last] = [corners?.[0], corners?.at(-1)];
  if (!corners || !first || !last) return null;
  return {
    assets,
    segments: corners.slice(1).map((to, index) => segmentOf(corners[index] ?? to, to, assets)),
    calmest: portfolioOf(first, assets),
    highest: portfolioOf(last, assets),
  };
}

export function portfolioOf(weights: readonly number[], assets: Assets): Portfolio {
  return {
    weights,
    expectedReturn: portfolioReturn(weights, assets),
    volatility: portfolioVolatility(weights, assets),
  };
}

/** At a place between the least volatility (0) and that of the highest return (1). */
export function portfolioAtRisk(frontier: Frontier, place: number): Portfolio {
  const { calmest, highest, assets } = frontier;
  const target = calmest.volatility + place * (highest.volatility - calmest.volatility);
  const segment = segmentAt(frontier, target);
  if (!segment) return highest;
  return portfolioOf(between(segment, shareAtVolatility(segment, target)), assets);
}

/**
 * The appetite for return λ for which the portfolio at a place minimizes ½ w′Σw − λ μ′w: what its variance
 * grows by, halved, for each unit of return.
 */
export function appetiteAtRisk(frontier: Frontier, place: number): number {
  const { expectedReturns, covariance } = frontier.assets;
  const { volatility, weights } = portfolioAtRisk(frontier, place);
  const segment = segmentAt(frontier, volatility) ?? frontier.segments.at(-1);
  if (!segment) return 0;
  const step = segment.to.map((weight, i) => weight - (segment.from[i] ?? 0));
  const marginal = covariance.map((row) => dot(row, weights));
  return dot(step, marginal) / dot(step, expectedReturns);
}

/** The portfolio of the frontier with the highest excess return per unit of volatility. */
export function bestSharpe(frontier: Frontier, risklessRate: number): Portfolio {
  const { assets, calmest, highest } = frontier;
  const candidates = frontier.segments.map((segment) => {
    const { constant, linear, square } = segment;
    const start = dot(segment.from, assets.expectedReturns) - risklessRate;
    const growth = dot(segment.to, assets.expectedReturns) - risklessRate - start;
    const slope = (growth * linear) / 2 - start * square;
    const share = slope === 0 ? 0 : ((start * linear) / 2 - growth * constant) / slope;
    return portfolioOf(between(segment, share), assets);
  });
  return [calmest, highest, ...candidates].reduce((best, one) =>
    sharpeRatio(one, risklessRate) > sharpeRatio(best, risklessRate) ? one : best,
  );
}

export function sharpeRatio(
  { expectedReturn, volatility }: Pick<Portfolio, "expectedReturn" | "volatility">,
  risklessRate: number,
) {
  return (expectedReturn - risklessRate) / volatility;
}

/** Weights by which every asset contributes the same risk, by coordinate descent (Griveau-Billion, 2013). */
export function riskParity({ covariance }: Assets): number[] {
  const budget = 1 / covariance.length;
  const raw = covariance.map((row, i) => 1 / Math.sqrt(row[i] ?? 1));
  let isMoving = true;
  for (let round = 0; isMoving && round < 200; round++) {
    isMoving = false;
    for (const [i, row] of covariance.entries()) {
      const [own, before] = [row[i] ?? 1, raw[i] ?? 0];
      const others = dot(row, raw) - own * before;
      const now = (Math.sqrt(others ** 2 + 4 * own * budget) - others) / (2 * own);
      if (Math.abs(now - before) > 1e-14 * now) isMoving = true;
      raw[i] = now;
    }
  }
  const sum = raw.reduce((total, weight) => total + weight, 0);
  return raw.map((weight) => weight / sum);
}

function segmentOf(from: Corner, to: Corner, { covariance }: Assets): Segment {
  const step = to.map((weight, i) => weight - (from[i] ?? 0));
  const [marginal, ofStep] = [from, step].map((weights) =>
    covariance.map((row) => dot(row, weights)),
  ) as [number[], number[]];
  return {
    ...{ from, to, constant: dot(from, marginal) },
    ...{ linear: 2 * dot(step, marginal), square: dot(step, ofStep) },
  };
}

/** The first that reaches a volatility; it rises from one to the next. */
function segmentAt({ segments }: Frontier, volatility: number) {
  return segments.find(
    ({ constant, linear, square }) => constant + linear + square >= volatility ** 2,
  );
}

function shareAtVolatility({ constant, linear, square }: Segment, volatility: number) {
  // Variance grows along the segment: the larger root is on it.
  const missing = constant - volatility ** 2;
  const root = Math.sqrt(Math.max(0, linear ** 2 - 4 * square * missing));
  return square > 0 ? (root - linear) / (2 * square) : 0;
}

function between({ from, to }: Segment, share: number): number[] {
  const within = Math.min(1, Math.max(0, share));
  return from.map((weight, i) => weight + within * ((to[i] ?? 0) - weight));
}
