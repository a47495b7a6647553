import { finite, pairwise } from "./broadcast.ts";
import type { Operator } from "./parse-formula.ts";
import {
  CellError,
  compare,
  compareNumbers,
  errors,
  type Operand,
  Range,
  toNumber,
  toText,
  type Value,
} from "./value.ts";

/** What an operator makes of two numbers, which most operands are, and of any two operands. */
type Applied = {
  ofNumbers: (left: number, right: number) => Value;
  ofOperands: (left: Operand, right: Operand) => Operand;
};

/** With a range on either side it goes cell by cell, as in `SUMPRODUCT((a>0)*b)`. */
function applied(
  ofNumbers: Applied["ofNumbers"],
  ofValues: (left: Value, right: Value) => Value,
): Applied {
  return {
    ofNumbers,
    ofOperands: (left, right) =>
      left instanceof Range || right instanceof Range
        ? pairwise(left, right, ofNumbers, ofValues)
        : ofValues(left, right),
  };
}

export const operators: Record<Operator, Applied> = {
  "+": arithmetic((left, right) => left + right),
  "-": arithmetic((left, right) => left - right),
  "*": arithmetic((left, right) => left * right),
  "/": arithmetic((left, right) => (right === 0 ? errors.division : left / right)),
  "^": arithmetic(power),
  "&": applied(joined, joined),
  "=": comparison(
    (order) => order === 0,
    (left, right) => left === right || compareNumbers(left, right) === 0,
  ),
  "<>": comparison(
    (order) => order !== 0,
    (left, right) => left !== right && compareNumbers(left, right) !== 0,
  ),
  "<": comparison(
    (order) => order < 0,
    (left, right) => left < right && compareNumbers(left, right) < 0,
  ),
  "<=": comparison(
    (order) => order <= 0,
    (left, right) => left <= right || compareNumbers(left, right) <= 0,
  ),
  ">": comparison(
    (order) => order > 0,
    (left, right) => left > right && compareNumbers(left, right) > 0,
  ),
  ">=": comparison(
    (order) => order >= 0,
    (left, right) => left >= right || compareNumbers(left, right) >= 0,
  ),
};

function joined(left: Value, right: Value): Value {
  const [a, b] = [toText(left), toText(right)];
  if (a instanceof CellError) return a;
  return b instanceof CellError ? b : a + b;
}

function power(base: number, exponent: number): Value {
  if (base === 0 && exponent === 0) return errors.number;
  if (base === 0 && exponent < 0) return errors.division;
  const result = base ** exponent;
  return Number.isFinite(result) ? result : errors.number;
}

function arithmetic(ofNumbers: Applied["ofNumbers"]): Applied {
  return applied(ofNumbers, (left, right) => {
    const a = toNumber(left);
    const b = toNumber(right);
    if (typeof a !== "number") return a;
    if (typeof b !== "number") return b;
    return finite(ofNumbers(a, b));
  });
}

function comparison(holds: (order: number) => boolean, ofNumbers: Applied["ofNumbers"]): Applied {
  return applied(ofNumbers, (left, right) => {
    const order = compare(left, right);
    return typeof order === "number" ? holds(order) : order;
  });
}
