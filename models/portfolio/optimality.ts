import { type Assets, dot } from "./moments.ts";

/**
 * How much better than these weights a portfolio could be. Weights from zero to `limit` that sum to one minimise
 * ½ w′Σw − λ μ′w exactly where no others make the gradient Σw − λμ smaller; the best for a given gradient hold
 * as much as allowed of its lowest entry, then of the next. Zero at the optimum, and never less.
 */
export function distanceFromOptimum(
  weights: readonly number[],
  { covariance, expectedReturns }: Assets,
  { limit, appetite }: { limit: number; appetite: number },
) {
  const marginal = covariance.map((row) => dot(row, weights));
  const gradient = marginal.map((one, i) => one - appetite * (expectedReturns[i] ?? 0));
  const sorted = gradient.toSorted((a, b) => a - b);
  const filled = sorted.map((_, i) => Math.max(0, Math.min(limit, 1 - i * limit)));
  return { gradient, sorted, filled, distance: dot(weights, gradient) - dot(sorted, filled) };
}
