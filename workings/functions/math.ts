import { CellError, errors, type Operand, Range, toBoolean, type Value } from "../value.ts";
import {
  ofAllNumbers,
  ofNumbers,
  type SpreadsheetFunction,
  sumOf,
  takes,
  toRange,
  valuesIn,
} from "./function.ts";

/** Half away from zero, of the number as it is shown in fifteen digits: ROUND(1.005, 2) is 1.01. */
export function roundTo(number: number, digits: number): number {
  return rounded(number, digits, (size) => {
    // Only close to a half, and in large numbers, do the digits after the fifteenth decide.
    const isClear = size < 1e6 && Math.abs((size % 1) - 0.5) > 1e-6;
    return Math.floor((isClear ? size : inFifteenDigits(size)) + 0.5);
  });
}

function roundDown(number: number, digits = 0): number {
  return rounded(number, digits, (size) => Math.floor(inFifteenDigits(size)));
}

function roundUp(number: number, digits: number): number {
  return rounded(number, digits, (size) => Math.ceil(inFifteenDigits(size)));
}

function inFifteenDigits(size: number) {
  return Number(size.toPrecision(15));
}

function rounded(number: number, digits: number, round: (size: number) => number): number {
  const places = Math.trunc(digits);
  const scale = 10 ** Math.abs(places);
  const shown = Math.abs(places >= 0 ? number * scale : number / scale);
  // There is nothing left to round.
  if (shown >= 1e15) return number;
  const size = round(shown);
  return Math.sign(number) * (places >= 0 ? size / scale : size * scale) || 0;
}

/** The numbers that two ranges have in the same places. */
export function pairsOf({ values }: Range, other: Range): [number, number][] | CellError {
  if (values.length !== other.values.length) return errors.notAvailable;
  const pairs: [number, number][] = [];
  for (const [index, one] of values.entries()) {
    const counterpart = other.values[index];
    if (one instanceof CellError) return one;
    if (counterpart instanceof CellError) return counterpart;
    if (typeof one === "number" && typeof counterpart === "number") pairs.push([one, counterpart]);
  }
  return pairs;
}

export function ofPairs(apply: (pairs: readonly [number, number][]) => Value): SpreadsheetFunction {
  return takes(["range", "range"], (left, right) => {
    const pairs = pairsOf(left, right);
    return pairs instanceof CellError ? pairs : apply(pairs);
  });
}

/** Text and empty cells count as zero; TRUE and FALSE too, unless arithmetic has made them numbers. */
function sumProduct(...inputs: Operand[]): Value {
  const columns = inputs.map(toRange);
  const [first] = columns;
  const { length } = first?.values ?? [];
  for (const { values, width } of columns) {
    if (values.length !== length || width !== first?.width) return errors.value;
  }
  let sum = 0;
  for (let row = 0; row < length; row++) {
    let product = 1;
    for (let column = 0; column < columns.length; column++) {
      const value = columns[column]?.values[row];
      if (value instanceof CellError) return value;
      product *= typeof value === "number" ? value : 0;
    }
    sum += product;
  }
  return sum;
}

/** Whether all, some or an odd number of the inputs are true, from how many are and how many there are. */
function ofTruths(holds: (trueCount: number, count: number) => boolean): SpreadsheetFunction {
  return {
    least: 1,
    most: Infinity,
    takesRanges: true,
    apply: (...inputs) => {
      let [trueCount, count] = [0, 0];
      for (const input of inputs) {
        if (typeof input === "boolean") {
          count++;
          if (input) trueCount++;
          continue;
        }
        for (const value of valuesIn(input)) {
          // In a range, texts and empty cells do not count.
          if (input instanceof Range && (typeof value === "string" || value === null)) continue;
          const truth = toBoolean(value);
          if (truth instanceof CellError) return truth;
          count++;
          if (truth) trueCount++;
        }
      }
      return count > 0 ? holds(trueCount, count) : errors.value;
    },
  };
}

function extreme(ofNumbers: (...numbers: number[]) => number): SpreadsheetFunction {
  const ofAll = ofAllNumbers((numbers) =>
    numbers.reduce((found, number) => ofNumbers(found, number), numbers[0] ?? 0),
  );
  return { ...ofAll, ofNumbers };
}

export const mathFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  SUM: { ...ofAllNumbers(sumOf), ofNumbers: (first, second = 0) => first + second },
  PRODUCT: ofAllNumbers((numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((product, number) => product * number, 1),
  ),
  MIN: extreme(Math.min),
  MAX: extreme(Math.max),
  SUMPRODUCT: { least: 1, most: Infinity, apply: sumProduct },
  SUMXMY2: ofPairs((pairs) => sumOf(pairs.map(([a, b]) => (a - b) ** 2))),
  ABS: ofNumbers(1, 1, Math.abs),
  SIGN: ofNumbers(1, 1, Math.sign),
  INT: ofNumbers(1, 1, Math.floor),
  TRUNC: ofNumbers(1, 2, roundDown),
  ROUND: ofNumbers(2, 2, roundTo),
  ROUNDUP: ofNumbers(2, 2, roundUp),
  ROUNDDOWN: ofNumbers(2, 2, roundDown),
  MOD: ofNumbers(2, 2, (number, by) =>
    by === 0 ? errors.division : number - by * Math.floor(number / by),
  ),
  SQRT: ofNumbers(1, 1, Math.sqrt),
  EXP: ofNumbers(1, 1, Math.exp),
  LN: ofNumbers(1, 1, (number) => (number > 0 ? Math.log(number) : errors.number)),
  LOG: ofNumbers(1, 2, (number, base = 10) => {
    if (number <= 0 || base <= 0) return errors.number;
    if (base === 10) return Math.log10(number);
    return base === 1 ? errors.division : Math.log(number) / Math.log(base);
  }),
  POWER: ofNumbers(2, 2, (base, exponent) => {
    if (base === 0 && exponent <= 0) return exponent === 0 ? errors.number : errors.division;
    return base ** exponent;
  }),
  PI: { least: 0, most: 0, apply: () => Math.PI },
  AND: ofTruths((trueCount, count) => trueCount === count),
  OR: ofTruths((trueCount) => trueCount > 0),
  XOR: ofTruths((trueCount) => trueCount % 2 === 1),
  NOT: takes(["truth"], (truth) => !truth),
};
