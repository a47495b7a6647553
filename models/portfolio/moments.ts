/** Expected yearly returns, as fractions, and how the assets move together; same order in both. */
export type Assets = {
  expectedReturns: readonly number[];
  /** Square and symmetric: entry [i][j] is the covariance of assets i and j. */
  covariance: readonly (readonly number[])[];
};

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
  // A riskless mix can round to slightly below zero.
  return Math.sqrt(Math.max(0, variance));
}

export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  // A plain loop: one step of a slider takes tens of thousands of these.
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}
