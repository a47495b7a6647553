/** The maturities, in years, at which the curve is set; between them it is a straight line. */
export const keyYears = [2, 5, 10, 30] as const;

/** One number for each key maturity. */
export type KeyRates = readonly [number, number, number, number];

/** What the visitor does to the curve, in fractions: 0.01 is one point. */
export type CurveMove = {
  /** Every maturity by as much. */
  shift: number;
  /** How much the 30-year rate gains on the 2-year rate. */
  steepening: number;
  /** How much the middle gains on both ends. */
  bend: number;
};

const steeper: KeyRates = [-1 / 2, -1 / 6, 1 / 6, 1 / 2];
const bent: KeyRates = [-1 / 2, 1 / 2, 1 / 2, -1 / 2];

/** By how much each key rate moves. */
export function keyMoves({ shift, steepening, bend }: CurveMove): KeyRates {
  const move = (index: 0 | 1 | 2 | 3) => shift + steepening * steeper[index] + bend * bent[index];
  return [move(0), move(1), move(2), move(3)];
}

/**
 * How much of each key rate there is at a maturity: all of it at its own, none at the next, in between in
 * proportion; before the first and beyond the last all of that one. They always add up to one.
 */
export function keyWeights(years: number): KeyRates {
  const weights: [number, number, number, number] = [0, 0, 0, 0];
  const after = keyYears.findIndex((key) => key > years);
  if (after <= 0) {
    weights[after === 0 ? 0 : 3] = 1;
    return weights;
  }
  const [low, high] = [keyYears[after - 1] ?? 0, keyYears[after] ?? 0];
  const share = (years - low) / (high - low);
  weights[after - 1] = 1 - share;
  weights[after] = share;
  return weights;
}

/** The rate, or the move, at any maturity. */
export function rateAt(rates: KeyRates, years: number): number {
  const weights = keyWeights(years);
  return rates.reduce((sum, rate, index) => sum + rate * (weights[index] ?? 0), 0);
}
