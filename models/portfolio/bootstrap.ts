import { mulberry32 } from "../mulberry32.ts";
import type { Shrinkage } from "./estimate.ts";
import { dot } from "./moments.ts";

export const samples = 200;
export const seed = 2015;

type Estimates = { expectedReturn: number; volatility: number; sharpe: number };

/**
 * How much the estimates of a portfolio would differ in other samples of the same months: the standard deviations over
 * samples drawn from them with replacement, the same ones in every run.
 */
export function bootstrapErrors(
  monthly: readonly (readonly number[])[],
  weights: readonly number[],
  { shrinkage, risklessRate }: { shrinkage: Shrinkage; risklessRate: number },
): Estimates {
  const random = mulberry32(seed);
  const estimate = portfolioEstimates(monthly, weights, shrinkage);
  const drawn = Array.from({ length: samples }, () => {
    const times = new Array<number>(monthly.length).fill(0);
    for (let draw = 0; draw < monthly.length; draw++) {
      const month = Math.floor(random() * monthly.length);
      times[month] = (times[month] ?? 0) + 1;
    }
    const { mean, variance } = estimate(times);
    const volatility = Math.sqrt(variance);
    return { expectedReturn: mean, volatility, sharpe: (mean - risklessRate) / volatility };
  });
  const once = drawn.map(() => 1);
  const error = (name: keyof Estimates) =>
    Math.sqrt(momentsOf(once, samples)(drawn.map((one) => one[name])).variance);
  return {
    expectedReturn: error("expectedReturn"),
    volatility: error("volatility"),
    sharpe: error("sharpe"),
  };
}

/**
 * What `estimate` gives for one portfolio, a year, with every month counted so many times. It needs no covariance of a
 * pair: the variance of the sum of all returns, each over its own deviation, is the sum of all correlations.
 */
export function portfolioEstimates(
  monthly: readonly (readonly number[])[],
  weights: readonly number[],
  shrinkage: Shrinkage,
) {
  const count = weights.length;
  const assets = weights.map((_, asset) => monthly.map((row) => row[asset] ?? 0));
  const portfolio = monthly.map((row) => dot(weights, row));
  const squaredWeights = weights.map((weight) => weight ** 2);
  return (times: readonly number[]) => {
    const moments = momentsOf(times, monthly.length);
    const held = moments(portfolio);
    const single = assets.map(moments);
    const variances = single.map(({ variance }) => variance);
    const deviations = variances.map(Math.sqrt);
    const overDeviation = deviations.map((deviation) => 1 / deviation);
    const correlations = moments(monthly.map((row) => dot(overDeviation, row))).variance;
    const averageCorrelation = (correlations - count) / (count * (count - 1));
    const own = dot(squaredWeights, variances);
    const target = own + averageCorrelation * (dot(weights, deviations) ** 2 - own);
    const averageMean = single.reduce((sum, { mean }) => sum + mean, 0) / count;
    return {
      mean: 12 * ((1 - shrinkage.means) * held.mean + shrinkage.means * averageMean),
      variance: 12 * ((1 - shrinkage.covariance) * held.variance + shrinkage.covariance * target),
    };
  };
}

/** The mean and the unbiased variance of numbers that count so many times each, `count` times in all. */
function momentsOf(times: readonly number[], count: number) {
  return (values: readonly number[]) => {
    let [sum, squares] = [0, 0];
    // A plain loop, as in `dot`.
    for (let at = 0; at < values.length; at++) {
      const value = values[at] ?? 0;
      const counts = times[at] ?? 0;
      sum += counts * value;
      squares += counts * value ** 2;
    }
    const mean = sum / count;
    return { mean, variance: (squares - count * mean ** 2) / (count - 1) };
  };
}
