import { CellError, errors, type Operand, Range, toNumber, type Value } from "../value.ts";
import { forEachCondition, type Picked, pick } from "./criteria.ts";
import {
  numbersIn,
  ofAllNumbers,
  ofNumbers,
  type SpreadsheetFunction,
  sumOf,
  takes,
  valuesIn,
} from "./function.ts";
import { normalDensity, normalProbability } from "./normal.ts";

type Reduce = (numbers: readonly number[]) => Value;

const average: Reduce = (numbers) =>
  numbers.length === 0 ? errors.division : sumOf(numbers) / numbers.length;

/** The squared distances from the mean, over `numbers.length - missing`. */
export function variance(numbers: readonly number[], missing: 0 | 1): Value {
  if (numbers.length <= missing) return errors.division;
  const mean = sumOf(numbers) / numbers.length;
  return sumOf(numbers.map((number) => (number - mean) ** 2)) / (numbers.length - missing);
}

export function deviation(numbers: readonly number[], missing: 0 | 1): Value {
  const squared = variance(numbers, missing);
  return typeof squared === "number" ? Math.sqrt(squared) : squared;
}

function median(numbers: readonly number[]): Value {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? errors.number : (low + high) / 2;
}

type FromPicked = (range: Operand, picked: Picked) => Value;

/** SUMIF and AVERAGEIF: of the cells that meet a condition, those of another range in the same places. */
function where(apply: FromPicked): SpreadsheetFunction {
  return {
    least: 2,
    most: 3,
    apply: (range = null, condition = null, summed = range) =>
      reduced(summed, [range, condition], apply),
  };
}

/** SUMIFS and similar functions: the range first, then conditions. */
function whereAll(apply: FromPicked): SpreadsheetFunction {
  return {
    least: 3,
    most: Infinity,
    apply: (range = null, ...conditions) =>
      valuesIn(conditions[0] ?? null).length === valuesIn(range).length
        ? reduced(range, conditions, apply)
        : errors.value,
  };
}

function reduced(range: Operand, conditions: readonly Operand[], apply: FromPicked): Operand {
  return forEachCondition(conditions, (inputs) => {
    const picked = pick(inputs);
    return picked instanceof CellError ? picked : apply(range, picked);
  });
}

const pickedSum: FromPicked = (range, picked) => {
  const total = picked.total(range);
  return total instanceof CellError ? total : total.sum;
};

const pickedAverage: FromPicked = (range, picked) => {
  const total = picked.total(range);
  if (total instanceof CellError) return total;
  return total.count === 0 ? errors.division : total.sum / total.count;
};

function ofPicked(apply: Reduce): FromPicked {
  return (range, picked) => {
    const numbers = picked.numbers(range);
    return numbers instanceof CellError ? numbers : apply(numbers);
  };
}

function counted(...inputs: Operand[]): Operand {
  return reduced(null, inputs, (_, picked) => picked.count());
}

/** The number at a place by size, counted from 1. A list from which each place is taken in turn is sorted once. */
function ordered(order: (a: number, b: number) => number): SpreadsheetFunction {
  const known = new WeakMap<Range, readonly number[] | CellError>();
  function sorted(range: Range) {
    const numbers = numbersIn([range]);
    const made = numbers instanceof CellError ? numbers : numbers.toSorted(order);
    known.set(range, made);
    return made;
  }
  return takes(["range", "number"], (range, place) => {
    const numbers = known.get(range) ?? sorted(range);
    return numbers instanceof CellError
      ? numbers
      : (numbers[Math.ceil(place) - 1] ?? errors.number);
  });
}

const ranking = takes(
  ["number", "numbers", "number?"],
  (wanted, numbers, isAscending = 0): Value => {
    if (!numbers.includes(wanted)) return errors.notAvailable;
    return 1 + numbers.filter((other) => (isAscending ? other < wanted : other > wanted)).length;
  },
);

const least: Reduce = (numbers) => numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0);
const most: Reduce = (numbers) => numbers.reduce((a, b) => Math.max(a, b), numbers[0] ?? 0);

const normalDistribution = takes(
  ["number", "number", "number", "truth"],
  (number, mean, spread, isCumulative): Value => {
    if (spread <= 0) return errors.number;
    const distance = (number - mean) / spread;
    return isCumulative ? normalProbability(distance) : normalDensity(distance) / spread;
  },
);
const sampleDeviation = ofAllNumbers((numbers) => deviation(numbers, 1));

/** Text written into the formula itself counts where it is a number. */
function countOfNumbers(input: Operand): number {
  if (input instanceof Range) {
    return input.values.filter((value) => typeof value === "number").length;
  }
  return toNumber(input) instanceof CellError ? 0 : 1;
}

export const statisticsFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  COUNT: {
    least: 1,
    most: Infinity,
    takesRanges: true,
    apply: (...inputs) => sumOf(inputs.map(countOfNumbers)),
  },
  COUNTA: {
    least: 1,
    most: Infinity,
    apply: (...inputs) => inputs.flatMap(valuesIn).filter((value) => value !== null).length,
  },
  COUNTIF: { least: 2, most: 2, apply: counted },
  COUNTIFS: { least: 2, most: Infinity, apply: counted },
  SUMIF: where(pickedSum),
  SUMIFS: whereAll(pickedSum),
  AVERAGE: ofAllNumbers(average),
  AVERAGEIF: where(pickedAverage),
  AVERAGEIFS: whereAll(pickedAverage),
  MINIFS: whereAll(ofPicked(least)),
  MAXIFS: whereAll(ofPicked(most)),
  MEDIAN: ofAllNumbers(median),
  STDEV: sampleDeviation,
  "STDEV.S": sampleDeviation,
  SMALL: ordered((a, b) => a - b),
  LARGE: ordered((a, b) => b - a),
  RANK: ranking,
  "RANK.EQ": ranking,
  NORMSDIST: ofNumbers(1, 1, normalProbability),
  "NORM.S.DIST": takes(["number", "truth"], (number, isCumulative) =>
    isCumulative ? normalProbability(number) : normalDensity(number),
  ),
  NORMDIST: normalDistribution,
  "NORM.DIST": normalDistribution,
};
