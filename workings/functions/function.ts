import { together } from "../broadcast.ts";
import { CellError, type Operand, Range, toNumber, type Value } from "../value.ts";

/** A function of a spreadsheet: how many inputs it takes, and what it makes of them. */
export type SpreadsheetFunction = {
  least: number;
  most: number;
  /** Takes a reference to one cell as a range, in which text does not count: `=MAX(A1,2)`. */
  takesRanges?: true;
  apply: (...inputs: Operand[]) => Operand;
};

/** A function of single numbers; of ranges, cell by cell. An error among the inputs is the result. */
export function ofNumbers(
  least: number,
  most: number,
  apply: (...numbers: number[]) => Value,
): SpreadsheetFunction {
  const onValues = (values: readonly Value[]): Value => {
    const numbers: number[] = [];
    for (const value of values) {
      const number = toNumber(value);
      if (number instanceof CellError) return number;
      numbers.push(number);
    }
    return apply(...numbers);
  };
  return {
    least,
    most,
    apply: (...inputs) =>
      inputs.some((input) => input instanceof Range)
        ? together(inputs, onValues)
        : onValues(inputs as Value[]),
  };
}

/**
 * A function of all numbers in its inputs. In a range, text, TRUE and FALSE and empty cells are left out; written into
 * the formula itself, they count as the numbers they stand for.
 */
export function ofAllNumbers(apply: (numbers: readonly number[]) => Value): SpreadsheetFunction {
  return {
    least: 1,
    most: Infinity,
    takesRanges: true,
    apply: (...inputs) => {
      const numbers = numbersIn(inputs);
      return numbers instanceof CellError ? numbers : apply(numbers);
    },
  };
}

export function numbersIn(inputs: readonly Operand[]): number[] | CellError {
  const numbers: number[] = [];
  for (const input of inputs) {
    if (input instanceof Range) {
      for (const value of input.values) {
        if (typeof value === "number") numbers.push(value);
        else if (value instanceof CellError) return value;
      }
    } else {
      const number = toNumber(input);
      if (number instanceof CellError) return number;
      numbers.push(number);
    }
  }
  return numbers;
}

/** The values of an input, one or many. */
export function valuesIn(input: Operand): readonly Value[] {
  return input instanceof Range ? input.values : [input];
}

export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
