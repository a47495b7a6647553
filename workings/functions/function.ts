import { broadcast } from "../broadcast.ts";
import {
  CellError,
  errors,
  type Operand,
  Range,
  toBoolean,
  toNumber,
  toSingle,
  toText,
  type Value,
} from "../value.ts";

/** A function of a spreadsheet: how many inputs it takes, and what it makes of them. */
export type SpreadsheetFunction = {
  least: number;
  most: number;
  /** Takes a reference to one cell as a range, in which text does not count: `=MAX(A1,2)`. */
  takesRanges?: true;
  /** What it gives for one or two numbers, where that needs no look at what they are. */
  ofNumbers?: (...numbers: number[]) => Value;
  apply: (...inputs: Operand[]) => Operand;
};

export type Functions = Readonly<Record<string, SpreadsheetFunction>>;

/** What an input is read as. All but the last two are single values. */
type Kinds = {
  number: number;
  text: string;
  truth: boolean;
  /** As it is; an error among these is the result, as with those above. */
  value: Exclude<Value, CellError>;
  /** As it is, even an error. */
  anything: Value;
  /** All numbers of a range. */
  numbers: readonly number[];
  range: Range;
};

const readers: { [Kind in keyof Kinds]: (input: Operand) => Kinds[Kind] | CellError } = {
  number: toNumber,
  text: toText,
  truth: toBoolean,
  value: toSingle,
  anything: toSingle,
  numbers: (input) => numbersIn([input]),
  range: toRange,
};

/** `number?` may be left out, as may all that follow it. */
type InputKind = keyof Kinds | `${keyof Kinds}?`;
type InputValue<Kind> = Kind extends `${infer Given extends keyof Kinds}?`
  ? Kinds[Given] | undefined
  : Kind extends keyof Kinds
    ? Kinds[Kind]
    : never;

/** A function by the kinds of its inputs. Where a single value is wanted and a range is given, it goes cell by cell. */
export function takes<const Inputs extends readonly InputKind[]>(
  written: Inputs,
  apply: (...inputs: { [At in keyof Inputs]: InputValue<Inputs[At]> }) => Operand,
): SpreadsheetFunction {
  const kinds = written.map((kind) => kind.replace("?", "") as keyof Kinds);
  const least = written.filter((kind) => !kind.endsWith("?")).length;
  return ofKinds(kinds, least, apply as (...inputs: never[]) => Operand);
}

/** A function of single numbers. */
export function ofNumbers(
  least: number,
  most: number,
  apply: (...numbers: number[]) => Value,
): SpreadsheetFunction {
  return {
    ...ofKinds(new Array<keyof Kinds>(most).fill("number"), least, apply),
    ofNumbers: apply,
  };
}

function ofKinds(
  kinds: readonly (keyof Kinds)[],
  least: number,
  apply: (...inputs: never[]) => Operand,
): SpreadsheetFunction {
  const isWhole = kinds.map((kind) => kind === "numbers" || kind === "range");
  const isStretched = (input: Operand, at: number) =>
    input instanceof Range && input.values.length > 1 && !isWhole[at];

  function applied(inputs: readonly Operand[]): Operand {
    const read: unknown[] = [];
    for (let at = 0; at < inputs.length; at++) {
      const kind = kinds[at] ?? "value";
      const input = readers[kind](inputs[at] ?? null);
      if (input instanceof CellError && kind !== "anything") return input;
      read.push(input);
    }
    const result = apply(...(read as never[]));
    return typeof result === "number" && !Number.isFinite(result) ? errors.number : result;
  }

  return {
    least,
    most: kinds.length,
    ...(isWhole.includes(true) && { takesRanges: true }),
    apply: (...inputs) => {
      if (!inputs.some(isStretched)) return applied(inputs);
      const single = inputs.map((input, at) => (isWhole[at] ? null : input));
      return broadcast(single, (values) =>
        toSingle(applied(values.map((value, at) => (isWhole[at] ? (inputs[at] ?? null) : value)))),
      );
    },
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

export function toRange(input: Operand): Range {
  return input instanceof Range ? input : new Range([input]);
}

export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
