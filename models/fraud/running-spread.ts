/** Count, mean and sum of squared deviations of the values so far. */
export type RunningSpread = { count: number; mean: number; squares: number };

export const noSpread: RunningSpread = { count: 0, mean: 0, squares: 0 };

/** Welford's update: exact enough however many values there are, and no list of them is kept. */
export function withValue({ count, mean, squares }: RunningSpread, value: number): RunningSpread {
  const newMean = mean + (value - mean) / (count + 1);
  return {
    count: count + 1,
    mean: newMean,
    squares: squares + (value - mean) * (value - newMean),
  };
}

/** Of a sample: divided by one less than the count. 0 for fewer than two values. */
export function standardDeviation({ count, squares }: RunningSpread) {
  return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
}
