import { broadcast, finite } from "./broadcast.ts";
import type { SpreadsheetFunction } from "./functions/function.ts";
import { operators } from "./operators.ts";
import type { Expression, LineReference } from "./parse-formula.ts";
import {
  CellError,
  compare,
  errors,
  type Operand,
  Range,
  toBoolean,
  toNumber,
  toSingle,
  type Value,
} from "./value.ts";

/**
 * A formula as a function. `run` is the calculation it takes other cells from, `position` the place of its cell
 * along the table, so that one compiled formula serves a whole line.
 */
export type Compiled<Run> = (run: Run, position: number) => Operand;

/**
 * What a part of a formula may be: one value, where a range is narrowed to the cell beside the formula; a range that a
 * function takes as it is; or values to go through cell by cell, as in an array formula.
 */
export type Context = "single" | "range" | "array";

export type Part<Run, Leaf> = (expression: Expression<Leaf>, context: Context) => Compiled<Run>;

export type Binding<Run, Leaf> = {
  /** Compiles what is neither an operation nor a call, such as a reference. */
  bind: (leaf: Leaf, context: Context, part: Part<Run, Leaf>) => Compiled<Run>;
  functions: Readonly<Record<string, SpreadsheetFunction>>;
  /** Calls that need to know where cells are, not only what they hold. */
  special?: (
    name: string,
    inputs: readonly Expression<Leaf>[],
    context: Context,
    part: Part<Run, Leaf>,
  ) => Compiled<Run> | null;
  /** What a function takes its inputs as; without it, everything goes cell by cell. */
  contextIn?: (name: string, context: Context) => Context;
};

/** Compiles a formula of named lines once; `bind` gives the function that looks up a reference. */
export function compile<Run>(
  expression: Expression,
  bind: (reference: LineReference) => Compiled<Run>,
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): Compiled<Run> {
  return compileWith(expression, "array", { bind, functions });
}

export function compileWith<Run, Leaf extends { kind: string }>(
  expression: Expression<Leaf>,
  context: Context,
  { bind, functions, special, contextIn = () => "array" }: Binding<Run, Leaf>,
): Compiled<Run> {
  return part(expression, context);

  function part(expression: Expression<Leaf>, context: Context): Compiled<Run> {
    const inOperator = context === "array" ? "array" : "single";
    const operation = expression as Operation<Leaf>;
    switch (operation.kind) {
      case "number": {
        const value = Number(operation.text);
        return () => value;
      }
      case "text": {
        const { value } = operation;
        return () => value;
      }
      case "group":
        return part(operation.inner, context);
      case "negative": {
        const operand = part(operation.operand, inOperator);
        return (run, position) => negated(operand(run, position));
      }
      case "binary": {
        const left = part(operation.left, inOperator);
        const right = constantIn(operation.right) ?? part(operation.right, inOperator);
        const { ofNumbers, ofOperands } = operators[operation.operator];
        return ofTwo(left, right, ofNumbers, ofOperands);
      }
      case "call":
        return call(operation.name, operation.inputs, context);
      default:
        return bind(expression as Leaf, context, part);
    }
  }

  function call(
    name: string,
    written: readonly Expression<Leaf>[],
    context: Context,
  ): Compiled<Run> {
    const own = special?.(name, written, context, part);
    if (own) return own;
    const branching = branches[name];
    if (branching) {
      expectCount(name, written.length, branching);
      const { choosesBy, compiled } = branching;
      const inputs = written.map((input, at) =>
        part(input, context !== "array" && choosesBy(at) ? "single" : context),
      );
      return compiled(inputs, context === "array");
    }
    const known = functions[name];
    if (!known) throw new Error(`There is no function ${name}`);
    expectCount(name, written.length, known);
    const within = contextIn(name, context);
    const inputs = written.map((input) =>
      known.takesRanges && isReference(input) ? ranged(part(input, "range")) : part(input, within),
    );
    const { apply, ofNumbers } = known;
    const [first, second] = inputs;
    // Most functions have one or two inputs, which need no list for each cell.
    if (inputs.length === 1 && first) {
      if (!ofNumbers) return (run, position) => apply(first(run, position));
      return (run, position) => {
        const only = first(run, position);
        return typeof only === "number" ? finite(ofNumbers(only)) : apply(only);
      };
    }
    if (inputs.length === 2 && first && second) {
      if (ofNumbers) return ofTwo(first, second, ofNumbers, apply);
      return (run, position) => apply(first(run, position), second(run, position));
    }
    return (run, position) => {
      const read = new Array<Operand>(inputs.length);
      for (let at = 0; at < inputs.length; at++) read[at] = inputs[at]?.(run, position) ?? null;
      return apply(...read);
    };
  }
}

/** What every formula is made of, whatever stands for cells in it. */
type Operation<Leaf> = Exclude<Expression<Leaf>, Leaf>;

function isReference({ kind }: { kind: string }) {
  return kind === "reference" || kind === "cells" || kind === "name";
}

function ranged<Run>(reference: Compiled<Run>): Compiled<Run> {
  return (run, position) => {
    const found = reference(run, position);
    // A number counts the same in a range and by itself.
    return typeof found === "number" || found instanceof Range ? found : new Range([found]);
  };
}

function expectCount(
  name: string,
  count: number,
  { least, most }: { least: number; most: number },
) {
  if (count >= least && count <= most) return;
  const wanted =
    least === most ? `${least}` : most === Infinity ? `at least ${least}` : `${least} to ${most}`;
  throw new Error(`${name} takes ${wanted} inputs, not ${count}`);
}

type Branching = {
  least: number;
  most: number;
  /** Which inputs choose among the others. */
  choosesBy: (place: number) => boolean;
  /** In an array formula a range may choose, cell by cell. */
  compiled: <Run>(inputs: readonly Compiled<Run>[], isArray: boolean) => Compiled<Run>;
};

const empty = () => null;

/** Functions that calculate only the inputs they need. */
const branches: Readonly<Record<string, Branching>> = {
  IF: {
    least: 2,
    most: 3,
    choosesBy: (place) => place === 0,
    compiled:
      ([condition = empty, whenTrue = empty, whenFalse = () => false], isArray) =>
      (run, position) => {
        const chosen = condition(run, position);
        if (chosen === true) return whenTrue(run, position);
        if (chosen === false) return whenFalse(run, position);
        if (isArray && chosen instanceof Range) {
          const operands = [chosen, whenTrue(run, position) ?? 0, whenFalse(run, position) ?? 0];
          return broadcast(operands, ([choice = null, yes = 0, no = false]) => {
            const holds = toBoolean(choice);
            return holds instanceof CellError ? holds : holds ? yes : no;
          });
        }
        const holds = toBoolean(chosen);
        if (holds instanceof CellError) return holds;
        // An empty cell stays empty: it equals 0 and an empty text alike.
        return holds ? whenTrue(run, position) : whenFalse(run, position);
      },
  },
  IFS: {
    least: 2,
    most: Infinity,
    choosesBy: (place) => place % 2 === 0,
    compiled: (inputs) => (run, position) => {
      for (let at = 0; at + 1 < inputs.length; at += 2) {
        const holds = toBoolean(inputs[at]?.(run, position) ?? null);
        if (holds instanceof CellError) return holds;
        if (holds) return inputs[at + 1]?.(run, position) ?? 0;
      }
      return errors.notAvailable;
    },
  },
  IFERROR: replacing(() => true),
  IFNA: replacing(({ code }) => code === "#N/A"),
  CHOOSE: {
    least: 2,
    most: Infinity,
    choosesBy: (place) => place === 0,
    compiled:
      ([place = empty, ...choices]) =>
      (run, position) => {
        const number = toNumber(place(run, position));
        if (number instanceof CellError) return number;
        const choice = choices[Math.trunc(number) - 1];
        return choice ? (choice(run, position) ?? 0) : errors.value;
      },
  },
  SWITCH: {
    least: 3,
    most: Infinity,
    choosesBy: (place) => place % 2 === 1 || place === 0,
    compiled:
      ([wanted = empty, ...cases]) =>
      (run, position) => {
        const value = toSingle(wanted(run, position));
        if (value instanceof CellError) return value;
        for (let at = 0; at + 1 < cases.length; at += 2) {
          const order = compare(value, toSingle(cases[at]?.(run, position) ?? null));
          if (order instanceof CellError) return order;
          if (order === 0) return cases[at + 1]?.(run, position) ?? 0;
        }
        return cases.length % 2 === 1 ? (cases.at(-1)?.(run, position) ?? 0) : errors.notAvailable;
      },
  },
};

/** IFERROR and IFNA: another value in place of these errors. */
function replacing(isReplaced: (error: CellError) => boolean): Branching {
  const replaces = (value: Value) => value instanceof CellError && isReplaced(value);
  return {
    least: 2,
    most: 2,
    choosesBy: () => false,
    compiled:
      ([attempt = empty, otherwise = empty], isArray) =>
      (run, position) => {
        const result = attempt(run, position);
        if (isArray && result instanceof Range) {
          return broadcast([result, otherwise(run, position) ?? 0], ([value = null, other = 0]) =>
            replaces(value) ? other : value,
          );
        }
        if (result instanceof Range) return result;
        return replaces(result) ? (otherwise(run, position) ?? 0) : result;
      },
  };
}

function constantIn(expression: { kind: string }) {
  const { kind, text, value } = expression as { kind: string; text: string; value: string };
  return kind === "number" ? Number(text) : kind === "text" ? value : undefined;
}

/** Of two numbers, which most operands are, without a look at what else they could be. */
function ofTwo<Run>(
  left: Compiled<Run>,
  right: Compiled<Run> | number | string,
  ofNumbers: (left: number, right: number) => Value,
  otherwise: (left: Operand, right: Operand) => Operand,
): Compiled<Run> {
  return (run, position) => {
    const a = left(run, position);
    const b = typeof right === "function" ? right(run, position) : right;
    if (typeof a !== "number" || typeof b !== "number") return otherwise(a, b);
    const found = ofNumbers(a, b);
    return typeof found !== "number" || (found > -Infinity && found < Infinity)
      ? found
      : errors.number;
  };
}

function negated(operand: Operand): Operand {
  if (typeof operand === "number") return -operand;
  return operators["-"].ofOperands(0, operand);
}
