import { mulberry32 } from "../mulberry32.ts";
import type { Shrinkage } from "./estimate.ts";
import { dot } from "./moments.ts";

export const samples = 200;
export const seed = 2015;

type Months = readonly (readonly number[])[];
type Moments = { mean: number; variance: number };

/** Months with the number of times that each counts, and what they say about the assets, whatever the weights. */
export type Sample = {
  times: readonly number[];
  assets: readonly Moments[];
  averageCorrelation: number;
};

/** Samples drawn from the months with replacement, the same ones in every run. */
export function drawSamples(monthly: Months): Sample[] {
  const random = mulberry32(seed);
  const describe = sampleOf(monthly);
  return Array.from({ length: samples }, () => {
    const times = new Array<number>(monthly.length).fill(0);
    for (let draw = 0; draw < monthly.length; draw++) {
      const month = Math.floor(random() * monthly.length);
      times[month] = (times[month] ?? 0) + 1;
    }
    return describe(times);
  });
}

/**
 * It needs no covariance of a pair: the variance of the sum of all returns, each over its own deviation, is the sum of
 * all correlations.
 */
export function sampleOf(monthly: Months): (times: readonly number[]) => Sample {
  const count = monthly[0]?.length ?? 0;
  const returns = Array.from({ length: count }, (_, asset) =>
    monthly.map((row) => row[asset] ?? 0),
  );
  return (times) => {
    const assets = returns.map((own) => momentsOf(own, times));
    const overDeviation = assets.map(({ variance }) => 1 / Math.sqrt(variance));
    const inDeviations = monthly.map((row) => dot(overDeviation, row));
    const correlations = momentsOf(inDeviations, times).variance;
    return { times, assets, averageCorrelation: (correlations - count) / (count * (count - 1)) };
  };
}

/** How much the estimates of a portfolio would differ in other samples: their standard deviations. */
export function bootstrapErrors(
  monthly: Months,
  drawn: readonly Sample[],
  weights: readonly number[],
  { shrinkage, risklessRate }: { shrinkage: Shrinkage; risklessRate: number },
) {
  const estimate = portfolioEstimate(monthly, weights, shrinkage);
  const estimates = drawn.map((sample) => {
    const { mean, variance } = estimate(sample);
    const volatility = Math.sqrt(variance);
    return { expectedReturn: mean, volatility, sharpe: (mean - risklessRate) / volatility };
  });
  const once = drawn.map(() => 1);
  const error = (name: "expectedReturn" | "volatility" | "sharpe") =>
    Math.sqrt(
      momentsOf(
        estimates.map((one) => one[name]),
        once,
      ).variance,
    );
  return {
    expectedReturn: error("expectedReturn"),
    volatility: error("volatility"),
    sharpe: error("sharpe"),
  };
}

/** What `estimate` gives for one portfolio in a sample, a year. */
export function portfolioEstimate(
  monthly: Months,
  weights: readonly number[],
  shrinkage: Shrinkage,
): (sample: Sample) => Moments {
  const portfolio = monthly.map((row) => dot(weights, row));
  const squaredWeights = weights.map((weight) => weight ** 2);
  return ({ times, assets, averageCorrelation }) => {
    const held = momentsOf(portfolio, times);
    const variances = assets.map(({ variance }) => variance);
    const own = dot(squaredWeights, variances);
    const target = own + averageCorrelation * (dot(weights, variances.map(Math.sqrt)) ** 2 - own);
    const averageMean = assets.reduce((sum, { mean }) => sum + mean, 0) / assets.length;
    return {
      mean: 12 * ((1 - shrinkage.means) * held.mean + shrinkage.means * averageMean),
      variance: 12 * ((1 - shrinkage.covariance) * held.variance + shrinkage.covariance * target),
    };
  };
}

/** The mean and the unbiased variance of weighted numbers; the weights add up to their count. */
function momentsOf(values: readonly number[], times: readonly number[]): Moments {
  const count = values.length;
  let [sum, squares] = [0, 0];
  // A plain loop, as in `dot`.
  for (let at = 0; at < count; at++) {
    const value = values[at] ?? 0;
    const counts = times[at] ?? 0;
    sum += counts * value;
    squares += counts * value * value;
  }
  const mean = sum / count;
  return { mean, variance: (squares - count * mean ** 2) / (count - 1) };
}
