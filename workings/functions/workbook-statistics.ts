import { CellError, errors, type Value } from "../value.ts";
import { ofAllNumbers, ofNumbers, type SpreadsheetFunction, sumOf, takes } from "./function.ts";
import { ofPairs, pairsOf } from "./math.ts";
import { normalQuantile } from "./normal.ts";
import { deviation, variance } from "./statistics.ts";

function meanOf(numbers: readonly number[]) {
  return sumOf(numbers) / numbers.length;
}

/** The number below which a share of a sorted list lies: at a place counted from 0, between two of them if need be. */
function interpolatedAt(sorted: readonly number[], place: number): Value {
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return errors.number;
  return low + (high - low) * (place - Math.floor(place));
}

function percentile(numbers: readonly number[], share: number): Value {
  if (!(share >= 0 && share <= 1)) return errors.number;
  return interpolatedAt(ascending(numbers), share * (numbers.length - 1));
}

/** Without the ends: a share below 1 in n + 1 lies outside the list. */
function percentileWithin(numbers: readonly number[], share: number): Value {
  if (!(share > 0 && share < 1)) return errors.number;
  // Fifteen digits, so that 0.7 of ten places is seven of them.
  return interpolatedAt(
    ascending(numbers),
    Number((share * (numbers.length + 1)).toPrecision(15)) - 1,
  );
}

function ascending(numbers: readonly number[]) {
  return numbers.toSorted((a, b) => a - b);
}

function quartiles(of: (numbers: readonly number[], share: number) => Value): SpreadsheetFunction {
  return takes(["numbers", "number"], (numbers, quarter) => of(numbers, Math.trunc(quarter) / 4));
}

/** The share of a list that lies below a number, by its place between its neighbors; cut off after three digits. */
function percentRank(offset: 0 | 1): SpreadsheetFunction {
  return takes(["numbers", "number", "number?"], (numbers, wanted, digits = 3): Value => {
    const sorted = ascending(numbers);
    const below = sorted.findLastIndex((number) => number < wanted);
    const [low = wanted, high] = [sorted[below], sorted[below + 1]];
    const isWithin = high === wanted || below >= 0;
    if (high === undefined || !isWithin) return errors.notAvailable;
    const place = high === wanted ? below + 1 : below + (wanted - low) / (high - low);
    const share = (place + offset) / (sorted.length - 1 + 2 * offset);
    const scale = 10 ** Math.trunc(digits);
    return Math.trunc(Number((share * scale).toPrecision(15))) / scale;
  });
}

/** The number that occurs most often, the first of several. */
function mode(numbers: readonly number[]): Value {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most < 2) return errors.notAvailable;
  return numbers.find((number) => counts.get(number) === most) ?? errors.notAvailable;
}

/** Sums of squares and products around the means. The dependent list of a regression comes first. */
function sumsAroundMeans(pairs: readonly [number, number][]) {
  const [meanY, meanX] = [meanOf(pairs.map(([y]) => y)), meanOf(pairs.map(([, x]) => x))];
  const sum = (of: (y: number, x: number) => number) =>
    sumOf(pairs.map(([y, x]) => of(y - meanY, x - meanX)));
  return {
    ...{ meanY, meanX, count: pairs.length },
    yy: sum((y) => y * y),
    xx: sum((_, x) => x * x),
    xy: sum((y, x) => x * y),
  };
}

/** A quotient without a value, such as a slope of points above each other. */
function quotient(number: number): Value {
  return Number.isFinite(number) ? number : errors.division;
}

function ofTwoLists(
  apply: (sums: ReturnType<typeof sumsAroundMeans>) => number,
): SpreadsheetFunction {
  return ofPairs((pairs) => quotient(apply(sumsAroundMeans(pairs))));
}

const correlation = ofTwoLists(({ xx, yy, xy }) => xy / Math.sqrt(xx * yy));
const covariance = ofTwoLists(({ xy, count }) => xy / count);

const forecast = takes(["number", "range", "range"], (at, ys, xs): Value => {
  const pairs = pairsOf(ys, xs);
  if (pairs instanceof CellError) return pairs;
  const { meanY, meanX, xx, xy } = sumsAroundMeans(pairs);
  return quotient(meanY + (xy / xx) * (at - meanX));
});

/** Means of powers of the distances from the mean, in units of the standard deviation. */
function moment(numbers: readonly number[], power: number): number {
  const [mean, spread] = [meanOf(numbers), Number(deviation(numbers, 1))];
  return sumOf(numbers.map((number) => ((number - mean) / spread) ** power));
}

function skewness(numbers: readonly number[]): Value {
  const count = numbers.length;
  if (count < 3) return errors.division;
  return quotient((count / ((count - 1) * (count - 2))) * moment(numbers, 3));
}

function kurtosis(numbers: readonly number[]): Value {
  const count = numbers.length;
  if (count < 4) return errors.division;
  const rest = (count - 2) * (count - 3);
  const scale = (count * (count + 1)) / ((count - 1) * rest);
  return quotient(scale * moment(numbers, 4) - (3 * (count - 1) ** 2) / rest);
}

/** The mean without the same share at both ends. */
function trimmedMean(numbers: readonly number[], share: number): Value {
  if (share < 0 || share >= 1 || numbers.length === 0) return errors.number;
  const cut = Math.floor((numbers.length * share) / 2);
  return meanOf(ascending(numbers).slice(cut, numbers.length - cut));
}

/** Of positive numbers. */
function ofPositive(apply: (numbers: readonly number[]) => number): SpreadsheetFunction {
  return ofAllNumbers((numbers) =>
    numbers.length > 0 && numbers.every((number) => number > 0) ? apply(numbers) : errors.number,
  );
}

/** Where several share a rank, its average. */
const averageRank = takes(
  ["number", "numbers", "number?"],
  (wanted, numbers, isAscending = 0): Value => {
    const same = numbers.filter((number) => number === wanted).length;
    if (same === 0) return errors.notAvailable;
    const before = numbers.filter((other) =>
      isAscending ? other < wanted : other > wanted,
    ).length;
    return before + (same + 1) / 2;
  },
);

const normalInverse = ofNumbers(3, 3, (share, mean, spread) =>
  share > 0 && share < 1 && spread > 0 ? mean + spread * normalQuantile(share) : errors.number,
);
const standardInverse = ofNumbers(1, 1, (share) =>
  share > 0 && share < 1 ? normalQuantile(share) : errors.number,
);
const confidence = ofNumbers(3, 3, (share, spread, count) =>
  share > 0 && share < 1 && spread > 0 && count >= 1
    ? (-normalQuantile(share / 2) * spread) / Math.sqrt(Math.trunc(count))
    : errors.number,
);
const populationDeviation = ofAllNumbers((numbers) => deviation(numbers, 0));
const sampleVariance = ofAllNumbers((numbers) => variance(numbers, 1));
const populationVariance = ofAllNumbers((numbers) => variance(numbers, 0));

export const workbookStatisticsFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  COUNTBLANK: takes(
    ["range"],
    ({ values }) => values.filter((value) => value === null || value === "").length,
  ),
  "STDEV.P": populationDeviation,
  STDEVP: populationDeviation,
  VAR: sampleVariance,
  "VAR.S": sampleVariance,
  "VAR.P": populationVariance,
  VARP: populationVariance,
  MODE: ofAllNumbers(mode),
  "MODE.SNGL": ofAllNumbers(mode),
  GEOMEAN: ofPositive((numbers) => Math.exp(meanOf(numbers.map(Math.log)))),
  HARMEAN: ofPositive((numbers) => 1 / meanOf(numbers.map((number) => 1 / number))),
  TRIMMEAN: takes(["numbers", "number"], trimmedMean),
  AVEDEV: ofAllNumbers((numbers) => {
    const mean = meanOf(numbers);
    return quotient(meanOf(numbers.map((number) => Math.abs(number - mean))));
  }),
  DEVSQ: ofAllNumbers((numbers) => {
    const mean = meanOf(numbers);
    return quotient(Number.isNaN(mean) ? mean : sumOf(numbers.map((one) => (one - mean) ** 2)));
  }),
  SKEW: ofAllNumbers(skewness),
  KURT: ofAllNumbers(kurtosis),
  PERCENTILE: takes(["numbers", "number"], percentile),
  "PERCENTILE.INC": takes(["numbers", "number"], percentile),
  "PERCENTILE.EXC": takes(["numbers", "number"], percentileWithin),
  QUARTILE: quartiles(percentile),
  "QUARTILE.INC": quartiles(percentile),
  "QUARTILE.EXC": quartiles(percentileWithin),
  PERCENTRANK: percentRank(0),
  "PERCENTRANK.INC": percentRank(0),
  "PERCENTRANK.EXC": percentRank(1),
  "RANK.AVG": averageRank,
  CORREL: correlation,
  PEARSON: correlation,
  COVAR: covariance,
  "COVARIANCE.P": covariance,
  "COVARIANCE.S": ofTwoLists(({ xy, count }) => xy / (count - 1)),
  SLOPE: ofTwoLists(({ xx, xy }) => xy / xx),
  INTERCEPT: ofTwoLists(({ xx, xy, meanX, meanY }) => meanY - (xy / xx) * meanX),
  RSQ: ofTwoLists(({ xx, yy, xy }) => xy ** 2 / (xx * yy)),
  STEYX: ofTwoLists(({ xx, yy, xy, count }) =>
    count < 3 ? Number.NaN : Math.sqrt((yy - xy ** 2 / xx) / (count - 2)),
  ),
  FORECAST: forecast,
  "FORECAST.LINEAR": forecast,
  STANDARDIZE: ofNumbers(3, 3, (number, mean, spread) =>
    spread > 0 ? (number - mean) / spread : errors.number,
  ),
  "NORM.INV": normalInverse,
  NORMINV: normalInverse,
  "NORM.S.INV": standardInverse,
  NORMSINV: standardInverse,
  CONFIDENCE: confidence,
  "CONFIDENCE.NORM": confidence,
};
