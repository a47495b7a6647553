import { type Assets, dot } from "./moments.ts";

/** How far an estimate from returns is pulled toward something simpler: 0 not at all, 1 entirely. */
export type Shrinkage = {
  /** Expected returns, toward their average. */
  means: number;
  /** The covariance, toward the same correlation for every pair. */
  covariance: number;
};

/** Means and covariance of one month, as the returns have them. */
export type Sample = { means: readonly number[]; covariance: readonly (readonly number[])[] };

export function sampleOf(monthly: readonly (readonly number[])[]): Sample {
  const means = columnMeans(monthly);
  return { means, covariance: sampleCovariance(monthly, means) };
}

/** Yearly mean returns and covariance from monthly returns, shrunk. */
export function estimate(
  monthly: readonly (readonly number[])[],
  { means: meanShrinkage, covariance: covarianceShrinkage }: Shrinkage,
): Assets {
  const { means, covariance } = sampleOf(monthly);
  const average = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const target = constantCorrelation(covariance);
  return {
    expectedReturns: means.map((mean) => 12 * mix(mean, average, meanShrinkage)),
    covariance: covariance.map((row, i) =>
      row.map((value, j) => 12 * mix(value, target[i]?.[j] ?? 0, covarianceShrinkage)),
    ),
  };
}

/** The target of Ledoit and Wolf (2003): own variances, and the average correlation for every pair. */
export function constantCorrelation(covariance: readonly (readonly number[])[]): number[][] {
  const { deviations, average } = correlationsOf(covariance);
  return deviations.map((a, i) => deviations.map((b, j) => a * b * (i === j ? 1 : average)));
}

/** Standard deviations, the correlation of each pair, and the average over pairs of different assets. */
export function correlationsOf(covariance: readonly (readonly number[])[]) {
  const deviations = covariance.map((row, i) => Math.sqrt(row[i] ?? 0));
  const correlations = covariance.map((row, i) =>
    row.map((value, j) => value / ((deviations[i] ?? 0) * (deviations[j] ?? 0))),
  );
  const pairs = correlations.flatMap((row, i) => row.slice(0, i));
  const average = pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
  return { deviations, correlations, average };
}

function mix(from: number, to: number, share: number) {
  return (1 - share) * from + share * to;
}

function columnMeans(rows: readonly (readonly number[])[]): number[] {
  const sums = (rows[0] ?? []).map((_, column) =>
    rows.reduce((sum, row) => sum + (row[column] ?? 0), 0),
  );
  return sums.map((sum) => sum / rows.length);
}

/** Unbiased, of one month. */
function sampleCovariance(rows: readonly (readonly number[])[], means: readonly number[]) {
  const columns = means.map((mean, asset) => rows.map((row) => (row[asset] ?? 0) - mean));
  return columns.map((a) => columns.map((b) => dot(a, b) / (rows.length - 1)));
}
