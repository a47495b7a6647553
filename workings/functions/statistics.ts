import { CellError, errors, type Operand, toNumber, type Value } from "../value.ts";
import { numbersAt, rowsWhere } from "./criteria.ts";
import {
  numbersIn,
  ofAllNumbers,
  ofNumbers,
  type SpreadsheetFunction,
  sumOf,
  valuesIn,
} from "./function.ts";
import { normalDensity, normalProbability, normalQuantile } from "./normal.ts";

type Reduce = (numbers: readonly number[]) => Value;

const average: Reduce = (numbers) =>
  numbers.length === 0 ? errors.division : sumOf(numbers) / numbers.length;

/** The squared distances from the mean, over `numbers.length - missing`. */
function variance(numbers: readonly number[], missing: 0 | 1): Value {
  if (numbers.length <= missing) return errors.division;
  const mean = sumOf(numbers) / numbers.length;
  return sumOf(numbers.map((number) => (number - mean) ** 2)) / (numbers.length - missing);
}

function deviation(numbers: readonly number[], missing: 0 | 1): Value {
  const squared = variance(numbers, missing);
  return typeof squared === "number" ? Math.sqrt(squared) : squared;
}

function median(numbers: readonly number[]): Value {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? errors.number : (low + high) / 2;
}

/** COUNTIF and SUMIF: of the cells that meet a condition, those of another range in the same places. */
function where(apply: Reduce): SpreadsheetFunction {
  return {
    least: 2,
    most: 3,
    apply: (range = null, condition = null, summed = range) =>
      reduced(summed, [range, condition], apply),
  };
}

/** SUMIFS and its kin: the range first, then conditions. */
function whereAll(apply: Reduce): SpreadsheetFunction {
  return {
    least: 3,
    most: Infinity,
    apply: (range = null, ...conditions) =>
      conditions[0] && valuesIn(conditions[0]).length !== valuesIn(range).length
        ? errors.value
        : reduced(range, conditions, apply),
  };
}

function reduced(range: Operand, conditions: readonly Operand[], apply: Reduce): Value {
  const rows = rowsWhere(conditions);
  if (rows instanceof CellError) return rows;
  const numbers = numbersAt(range, rows);
  return numbers instanceof CellError ? numbers : apply(numbers);
}

function counted(...inputs: Operand[]): Value {
  const rows = rowsWhere(inputs);
  return rows instanceof CellError ? rows : rows.length;
}

/** The number at a place by size, counted from 1. */
function ordered(order: (a: number, b: number) => number): SpreadsheetFunction {
  return {
    least: 2,
    most: 2,
    apply: (range = null, place = null) => {
      const [numbers, at] = [numbersIn([range]), toNumber(place)];
      if (numbers instanceof CellError) return numbers;
      if (at instanceof CellError) return at;
      return numbers.toSorted(order)[Math.ceil(at) - 1] ?? errors.number;
    },
  };
}

function rank(number: Operand = null, among: Operand = null, order: Operand = 0): Value {
  const [wanted, numbers, isAscending] = [toNumber(number), numbersIn([among]), toNumber(order)];
  if (wanted instanceof CellError) return wanted;
  if (numbers instanceof CellError) return numbers;
  if (isAscending instanceof CellError) return isAscending;
  if (!numbers.includes(wanted)) return errors.notAvailable;
  return 1 + numbers.filter((other) => (isAscending ? other < wanted : other > wanted)).length;
}

const least: Reduce = (numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);
const most: Reduce = (numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

const normalDistribution = ofNumbers(4, 4, (number, mean, spread, cumulative) => {
  if (spread <= 0) return errors.number;
  const distance = (number - mean) / spread;
  return cumulative ? normalProbability(distance) : normalDensity(distance) / spread;
});
const sampleDeviation = ofAllNumbers((numbers) => deviation(numbers, 1));
const sampleVariance = ofAllNumbers((numbers) => variance(numbers, 1));
const standardNormal = ofNumbers(1, 1, normalProbability);
const ranking: SpreadsheetFunction = { least: 2, most: 3, apply: rank };

export const statisticsFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  COUNT: {
    least: 1,
    most: Infinity,
    apply: (...inputs) =>
      inputs.flatMap(valuesIn).filter((value) => typeof value === "number").length,
  },
  COUNTA: {
    least: 1,
    most: Infinity,
    apply: (...inputs) => inputs.flatMap(valuesIn).filter((value) => value !== null).length,
  },
  COUNTIF: { least: 2, most: 2, apply: counted },
  COUNTIFS: { least: 2, most: Infinity, apply: counted },
  SUMIF: where(sumOf),
  SUMIFS: whereAll(sumOf),
  AVERAGE: ofAllNumbers(average),
  AVERAGEIF: where(average),
  AVERAGEIFS: whereAll(average),
  MINIFS: whereAll(least),
  MAXIFS: whereAll(most),
  MEDIAN: ofAllNumbers(median),
  STDEV: sampleDeviation,
  "STDEV.S": sampleDeviation,
  "STDEV.P": ofAllNumbers((numbers) => deviation(numbers, 0)),
  VAR: sampleVariance,
  "VAR.S": sampleVariance,
  "VAR.P": ofAllNumbers((numbers) => variance(numbers, 0)),
  SMALL: ordered((a, b) => a - b),
  LARGE: ordered((a, b) => b - a),
  RANK: ranking,
  "RANK.EQ": ranking,
  NORMSDIST: standardNormal,
  "NORM.S.DIST": ofNumbers(2, 2, (number, cumulative) =>
    cumulative ? normalProbability(number) : normalDensity(number),
  ),
  NORMDIST: normalDistribution,
  "NORM.DIST": normalDistribution,
  "NORM.S.INV": ofNumbers(1, 1, (share) =>
    share > 0 && share < 1 ? normalQuantile(share) : errors.number,
  ),
};
