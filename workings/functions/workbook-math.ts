import { errors, type Value } from "../value.ts";
import { ofAllNumbers, ofNumbers, type SpreadsheetFunction, sumOf } from "./function.ts";
import { ofPairs } from "./math.ts";

/** A quotient or product as it is shown in fifteen digits: 0.3 is three times 0.1. */
function shown(number: number) {
  return Number(number.toPrecision(15));
}

/** The multiple of a step next to a number. */
function multiple(number: number, step: number, round: (steps: number) => number): number {
  return step === 0 ? 0 : shown(round(shown(number / step)) * step);
}

/** CEILING and FLOOR. A negative step turns the direction of negative numbers, and is refused for positive ones. */
function toMultiple(round: (steps: number) => number, ofZeroStep: Value): SpreadsheetFunction {
  return ofNumbers(2, 2, (number, step) => {
    if (number === 0) return 0;
    if (step === 0) return ofZeroStep;
    return number > 0 && step < 0 ? errors.number : multiple(number, step, round);
  });
}

/** CEILING.MATH and FLOOR.MATH: the sign of the step does not matter; a mode turns the direction of negative numbers. */
function toMultipleOfSize(
  round: (steps: number) => number,
  turned: (steps: number) => number,
): SpreadsheetFunction {
  return ofNumbers(1, 3, (number, step = 1, mode = 0) =>
    multiple(number, Math.abs(step), number < 0 && mode !== 0 ? turned : round),
  );
}

/** Away from zero. */
function nextEven(number: number) {
  return Math.sign(number) * 2 * Math.ceil(Math.abs(number) / 2) || 0;
}

function nextOdd(number: number) {
  return (number < 0 ? -1 : 1) * (2 * Math.ceil((Math.abs(number) + 1) / 2) - 1);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function ofWholeNumbers(reduce: (one: number, other: number) => number): SpreadsheetFunction {
  return ofAllNumbers((numbers) =>
    numbers.some((number) => number < 0)
      ? errors.number
      : numbers.map(Math.trunc).reduce(reduce, 0),
  );
}

/** `count` factors down from a number. */
function descending(from: number, count: number) {
  let product = 1;
  for (let factor = from; factor > from - count; factor--) product *= factor;
  return product;
}

function factorial(number: number): Value {
  return number < 0 ? errors.number : descending(Math.trunc(number), Math.trunc(number));
}

function combinations(count: number, chosen: number): Value {
  const [all, some] = [Math.trunc(count), Math.trunc(chosen)];
  if (some < 0 || all < some) return errors.number;
  let result = 1;
  for (let at = 1; at <= Math.min(some, all - some); at++) result = (result * (all - at + 1)) / at;
  return Math.round(result);
}

function permutations(count: number, chosen: number): Value {
  const [all, some] = [Math.trunc(count), Math.trunc(chosen)];
  return some < 0 || all < some ? errors.number : descending(all, some);
}

const ofAngle = (apply: (number: number) => number) => ofNumbers(1, 1, apply);

export const workbookMathFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  MROUND: ofNumbers(2, 2, (number, step) =>
    number * step < 0 ? errors.number : multiple(number, step, (steps) => Math.floor(steps + 0.5)),
  ),
  CEILING: toMultiple(Math.ceil, 0),
  FLOOR: toMultiple(Math.floor, errors.division),
  "CEILING.MATH": toMultipleOfSize(Math.ceil, Math.floor),
  "FLOOR.MATH": toMultipleOfSize(Math.floor, Math.ceil),
  EVEN: ofNumbers(1, 1, nextEven),
  ODD: ofNumbers(1, 1, nextOdd),
  QUOTIENT: ofNumbers(2, 2, (number, by) =>
    by === 0 ? errors.division : Math.trunc(number / by) || 0,
  ),
  GCD: ofWholeNumbers(greatestDivisor),
  LCM: ofAllNumbers((numbers) => {
    if (numbers.some((number) => number < 0)) return errors.number;
    return numbers
      .map(Math.trunc)
      .reduce((one, other) => (other === 0 ? 0 : (one / greatestDivisor(one, other)) * other), 1);
  }),
  FACT: ofNumbers(1, 1, factorial),
  COMBIN: ofNumbers(2, 2, combinations),
  PERMUT: ofNumbers(2, 2, permutations),
  LOG10: ofNumbers(1, 1, (number) => (number > 0 ? Math.log10(number) : errors.number)),
  SUMSQ: ofAllNumbers((numbers) => sumOf(numbers.map((number) => number ** 2))),
  SUMX2MY2: ofPairs((pairs) => sumOf(pairs.map(([a, b]) => a ** 2 - b ** 2))),
  SUMX2PY2: ofPairs((pairs) => sumOf(pairs.map(([a, b]) => a ** 2 + b ** 2))),
  SIN: ofAngle(Math.sin),
  COS: ofAngle(Math.cos),
  TAN: ofAngle(Math.tan),
  ASIN: ofAngle(Math.asin),
  ACOS: ofAngle(Math.acos),
  ATAN: ofAngle(Math.atan),
  /** The angle of a point by its x and then its y. */
  ATAN2: ofNumbers(2, 2, (x, y) => (x === 0 && y === 0 ? errors.division : Math.atan2(y, x))),
  SINH: ofAngle(Math.sinh),
  COSH: ofAngle(Math.cosh),
  TANH: ofAngle(Math.tanh),
  DEGREES: ofNumbers(1, 1, (angle) => (angle / Math.PI) * 180),
  RADIANS: ofNumbers(1, 1, (angle) => (angle / 180) * Math.PI),
  SQRTPI: ofNumbers(1, 1, (number) => Math.sqrt(number * Math.PI)),
};
