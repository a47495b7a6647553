import { solveLinear } from "../linear-system.ts";
import { type Assets, dot } from "../moments.ts";

/*
 * Mean-variance portfolios in closed form (Markowitz, Merton), short positions allowed. Each gives
 * weights in the order of the assets, or `null` when some mix of the assets is free of risk, for
 * then the covariance cannot be inverted.
 */

/** The least volatile portfolio of all. */
export function minimumVariance({ covariance }: Assets): number[] | null {
  const [direction] = solveLinear(covariance, [covariance.map(() => 1)]) ?? [];
  return direction ? normalized(direction) : null;
}

/**
 * The portfolio with the highest excess return per unit of volatility. Also `null` when the
 * riskless rate is not below the return of the minimum-variance portfolio: then there is none.
 */
export function tangency(assets: Assets, risklessRate: number): number[] | null {
  const excess = assets.expectedReturns.map((mean) => mean - risklessRate);
  const [direction] = solveLinear(assets.covariance, [excess]) ?? [];
  return direction ? normalized(direction) : null;
}

/** The least volatile portfolio with this return. Also `null` when all assets return the same. */
export function frontierPortfolio(assets: Assets, targetReturn: number): number[] | null {
  const { covariance, expectedReturns } = assets;
  const ones = covariance.map(() => 1);
  const [perUnit, perReturn] = solveLinear(covariance, [ones, expectedReturns]) ?? [];
  if (!perUnit || !perReturn) return null;

  const a = dot(ones, perUnit);
  const b = dot(ones, perReturn);
  const c = dot(expectedReturns, perReturn);
  const determinant = a * c - b * b;
  if (determinant <= 1e-12 * a * c) return null;
  const unitShare = (c - targetReturn * b) / determinant;
  const returnShare = (targetReturn * a - b) / determinant;
  return perUnit.map((weight, i) => unitShare * weight + returnShare * (perReturn[i] ?? 0));
}

/** Scaled to sum to one; `null` when the sum is not above zero. */
function normalized(direction: readonly number[]): number[] | null {
  const sum = direction.reduce((total, value) => total + value, 0);
  const size = direction.reduce((total, value) => total + Math.abs(value), 0);
  return sum > 1e-12 * size ? direction.map((value) => value / sum) : null;
}

/** Covariances from volatilities and correlations. */
export function covarianceOf(
  volatilities: readonly number[],
  correlations: readonly (readonly number[])[],
): number[][] {
  return volatilities.map((a, i) =>
    volatilities.map((b, j) => a * b * (correlations[i]?.[j] ?? 0)),
  );
}
