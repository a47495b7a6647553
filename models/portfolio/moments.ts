/** Expected yearly returns, as fractions, and how the assets move together; same order in both. */
export type Assets = {
  expectedReturns: readonly number[];
  /** Square and symmetric: entry [i][j] is the covariance of assets i and j. */
  covariance: readonly (readonly number[])[];
};

/** Covariances from volatilities and correlations. */
export function covarianceOf(
  volatilities: readonly number[],
  correlations: readonly (readonly number[])[],
): number[][] {
  return volatilities.map((a, i) =>
    volatilities.map((b, j) => a * b * (correlations[i]?.[j] ?? 0)),
  );
}

/** Weights are shares of wealth that sum to one; a negative weight is a short position. */
export function portfolioReturn(weights: readonly number[], assets: Assets): number {
  return dot(weights, assets.expectedReturns);
}

/** Standard deviation of the portfolio's return. */
export function portfolioVolatility(weights: readonly number[], assets: Assets): number {
  const variance = dot(
    weights,
    assets.covariance.map((row) => dot(row, weights)),
  );
  // A riskless mix can round to a hair below zero.
  return Math.sqrt(Math.max(0, variance));
}

export function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
