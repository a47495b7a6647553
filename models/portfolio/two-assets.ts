export type TwoAssets = {
  volatilities: readonly [number, number];
  /** Between −1 and 1. */
  correlation: number;
};

/**
 * Share of the first asset in the least volatile mix of two, in closed form:
 * (σ₂² − ρσ₁σ₂) / (σ₁² + σ₂² − 2ρσ₁σ₂). Outside 0 to 1 one of them is sold short. `null` when every
 * mix is equally volatile.
 */
export function minimumVarianceShare({ volatilities, correlation }: TwoAssets): number | null {
  const [first, second] = volatilities;
  const covariance = correlation * first * second;
  const spread = first ** 2 + second ** 2 - 2 * covariance;
  return spread > 0 ? (second ** 2 - covariance) / spread : null;
}

/** Volatility of a mix with this share of the first asset. */
export function mixVolatility({ volatilities, correlation }: TwoAssets, share: number): number {
  const first = share * volatilities[0];
  const second = (1 - share) * volatilities[1];
  return Math.sqrt(Math.max(0, first ** 2 + second ** 2 + 2 * correlation * first * second));
}
