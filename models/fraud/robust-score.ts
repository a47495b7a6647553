/** Scales the median absolute deviation to a standard deviation, for normally distributed amounts. */
const NORMAL_SCALE = 0.6745;

/** Scores above this are worth a look: Iglewicz and Hoaglin's usual limit. */
export const SCORE_LIMIT = 3.5;

/** How unusual one payment is, judged only by the payments before it. */
export type RobustScore = {
  score: number;
  /** The amount at which the score would reach the limit. */
  limitAmount: number;
};

/**
 * One entry per payment, in order of time: its robust z-score against all earlier payments of the
 * card. `null` while there are fewer than `minimumHistory` of them, or if they do not vary at all.
 */
export function robustScores(
  amounts: readonly number[],
  minimumHistory: number,
): (RobustScore | null)[] {
  return amounts.map((amount, index) => {
    const earlier = amounts.slice(0, index);
    if (earlier.length < Math.max(1, minimumHistory)) return null;
    const median = medianOf(earlier);
    const deviation = medianOf(earlier.map((value) => Math.abs(value - median)));
    if (deviation === 0) return null;
    return {
      score: (NORMAL_SCALE * (amount - median)) / deviation,
      limitAmount: median + (SCORE_LIMIT * deviation) / NORMAL_SCALE,
    };
  });
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
