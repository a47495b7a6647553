/** Scales the median absolute deviation to a standard deviation, for normally distributed values. */
const NORMAL_SCALE = 0.6745;

/**
 * How far a value is from the median of earlier ones, in robust standard deviations. `null` if there is
 * nothing to compare with, or if the earlier values do not vary.
 */
export function robustScore(earlier: readonly number[], value: number): number | null {
  if (earlier.length === 0) return null;
  const median = medianOf(earlier);
  const deviation = medianOf(earlier.map((other) => Math.abs(other - median)));
  return deviation === 0 ? null : (NORMAL_SCALE * (value - median)) / deviation;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
