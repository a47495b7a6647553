import { errors, type Operand, Range, type Value } from "./value.ts";

/**
 * A function of single values applied cell by cell. A single value, a row and a column stretch to the size of the
 * others; beyond the end of a range that does not, there is no value.
 */
export function broadcast(
  operands: readonly Operand[],
  apply: (values: readonly Value[]) => Value,
): Range {
  const ranges = operands.filter((operand) => operand instanceof Range);
  const width = Math.max(...ranges.map((range) => range.width));
  const height = Math.max(...ranges.map((range) => range.height));
  const values = Array.from({ length: width * height }, (_, index) => {
    const [row, column] = [Math.floor(index / width), index % width];
    return apply(operands.map((operand) => valueIn(operand, row, column)));
  });
  return new Range(values, width);
}

/** The same for two operands, without a list for each pair where their sizes agree: most sums over a list do this. */
export function pairwise(
  left: Operand,
  right: Operand,
  ofNumbers: (left: number, right: number) => Value,
  ofValues: (left: Value, right: Value) => Value,
): Range {
  const shape = left instanceof Range ? left : right;
  if (
    !(shape instanceof Range) ||
    (left instanceof Range && right instanceof Range && !isSameSize(left, right))
  ) {
    return broadcast([left, right], ([a = null, b = null]) => ofValues(a, b));
  }
  const lefts = left instanceof Range ? left.values : null;
  const rights = right instanceof Range ? right.values : null;
  const found = new Array<Value>(shape.values.length);
  for (let at = 0; at < found.length; at++) {
    const a = lefts ? (lefts[at] ?? null) : (left as Value);
    const b = rights ? (rights[at] ?? null) : (right as Value);
    const areNumbers = typeof a === "number" && typeof b === "number";
    const value = areNumbers ? ofNumbers(a, b) : ofValues(a, b);
    found[at] =
      typeof value !== "number" || (value > -Infinity && value < Infinity) ? value : errors.number;
  }
  return new Range(found, shape.width);
}

/** Infinity and NaN are errors in a cell. */
export function finite(value: Value): Value {
  return typeof value !== "number" || Number.isFinite(value) ? value : errors.number;
}

function isSameSize(left: Range, right: Range) {
  return left.width === right.width && left.values.length === right.values.length;
}

function valueIn(operand: Operand, row: number, column: number): Value {
  if (!(operand instanceof Range)) return operand;
  const { values, width, height } = operand;
  const [atRow, atColumn] = [height === 1 ? 0 : row, width === 1 ? 0 : column];
  if (atRow >= height || atColumn >= width) return errors.notAvailable;
  return values[atRow * width + atColumn] ?? null;
}
