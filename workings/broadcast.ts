import { errors, type Operand, Range, type Value } from "./value.ts";

/**
 * A function of single values applied cell by cell. A single value, a row and a column stretch to the size of the
 * others; beyond the end of a range that does not, there is no value.
 */
export function together(
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

function valueIn(operand: Operand, row: number, column: number): Value {
  if (!(operand instanceof Range)) return operand;
  const { values, width, height } = operand;
  const [atRow, atColumn] = [height === 1 ? 0 : row, width === 1 ? 0 : column];
  if (atRow >= height || atColumn >= width) return errors.notAvailable;
  return values[atRow * width + atColumn] ?? null;
}
