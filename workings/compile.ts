import { pairwise } from "./broadcast.ts";
import type { SpreadsheetFunction } from "./functions/function.ts";
import type { Expression, Operator } from "./parse-formula.ts";
import {
  CellError,
  compare,
  errors,
  type Operand,
  Range,
  toBoolean,
  toNumber,
  toSingle,
  toText,
  type Value,
} from "./value.ts";

/**
 * A formula as a function. `run` is the calculation it takes other cells from, `position` the place of its cell
 * along the table, so that one compiled formula serves a whole line.
 */
export type Compiled<Run> = (run: Run, position: number) => Operand;

type Reference = Extract<Expression, { kind: "reference" }>;

/** Compiles a formula once; `bind` gives the function that looks up a reference. */
export function compile<Run>(
  expression: Expression,
  bind: (reference: Reference) => Compiled<Run>,
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): Compiled<Run> {
  return part(expression);

  function part(expression: Expression): Compiled<Run> {
    switch (expression.kind) {
      case "number": {
        const value = Number(expression.text);
        return () => value;
      }
      case "text": {
        const { value } = expression;
        return () => value;
      }
      case "group":
        return part(expression.inner);
      case "negative": {
        const operand = part(expression.operand);
        return (run, position) => negated(operand(run, position));
      }
      case "binary": {
        const [left, right] = [part(expression.left), part(expression.right)];
        const apply = operators[expression.operator];
        return (run, position) => apply(left(run, position), right(run, position));
      }
      case "reference":
        return bind(expression);
      case "call":
        return call(expression.name, expression.inputs);
    }
  }

  function call(name: string, written: readonly Expression[]): Compiled<Run> {
    const known = functions[name];
    const inputs = written.map((input) =>
      known?.takesRanges && input.kind === "reference" ? ranged(part(input)) : part(input),
    );
    const branching = branches[name];
    if (branching) {
      expectCount(name, inputs.length, branching);
      return (run, position) => branching.apply(inputs.map((input) => () => input(run, position)));
    }
    if (!known) throw new Error(`There is no function ${name}`);
    expectCount(name, inputs.length, known);
    const { apply } = known;
    const [first, second] = inputs;
    // The common numbers of inputs, without a list of closures to walk for each cell.
    if (inputs.length === 1 && first) return (run, position) => apply(first(run, position));
    if (inputs.length === 2 && first && second) {
      return (run, position) => apply(first(run, position), second(run, position));
    }
    return (run, position) => apply(...inputs.map((input) => input(run, position)));
  }
}

function ranged<Run>(reference: Compiled<Run>): Compiled<Run> {
  return (run, position) => {
    const found = reference(run, position);
    return found instanceof Range ? found : new Range([found]);
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

type Lazy = () => Operand;

/** Functions that calculate only the inputs they need. */
const branches: Readonly<
  Record<string, { least: number; most: number; apply: (inputs: readonly Lazy[]) => Operand }>
> = {
  IF: {
    least: 2,
    most: 3,
    apply: ([condition, whenTrue, whenFalse]) => {
      const holds = toBoolean(condition?.() ?? null);
      if (holds instanceof CellError) return holds;
      if (holds) return whenTrue?.() ?? 0;
      return whenFalse ? (whenFalse() ?? 0) : false;
    },
  },
  IFS: {
    least: 2,
    most: Infinity,
    apply: (inputs) => {
      for (let at = 0; at + 1 < inputs.length; at += 2) {
        const holds = toBoolean(inputs[at]?.() ?? null);
        if (holds instanceof CellError) return holds;
        if (holds) return inputs[at + 1]?.() ?? 0;
      }
      return errors.notAvailable;
    },
  },
  IFERROR: {
    least: 2,
    most: 2,
    apply: ([attempt, otherwise]) => {
      const result = toSingle(attempt?.() ?? null);
      return result instanceof CellError ? (otherwise?.() ?? 0) : result;
    },
  },
  IFNA: {
    least: 2,
    most: 2,
    apply: ([attempt, otherwise]) => {
      const result = toSingle(attempt?.() ?? null);
      return result instanceof CellError && result.code === "#N/A" ? (otherwise?.() ?? 0) : result;
    },
  },
  CHOOSE: {
    least: 2,
    most: Infinity,
    apply: ([place, ...choices]) => {
      const number = toNumber(place?.() ?? null);
      if (number instanceof CellError) return number;
      return choices[Math.trunc(number) - 1]?.() ?? errors.value;
    },
  },
  SWITCH: {
    least: 3,
    most: Infinity,
    apply: ([wanted, ...cases]) => {
      const value = toSingle(wanted?.() ?? null);
      if (value instanceof CellError) return value;
      for (let at = 0; at + 1 < cases.length; at += 2) {
        if (compare(value, toSingle(cases[at]?.() ?? null)) === 0) return cases[at + 1]?.() ?? 0;
      }
      return cases.length % 2 === 1 ? (cases.at(-1)?.() ?? 0) : errors.notAvailable;
    },
  },
};

function negated(operand: Operand): Operand {
  if (typeof operand === "number") return -operand;
  return operators["-"](0, operand);
}

const operators: Record<Operator, (left: Operand, right: Operand) => Operand> = {
  "+": arithmetic((left, right) => left + right),
  "-": arithmetic((left, right) => left - right),
  "*": arithmetic((left, right) => left * right),
  "/": arithmetic((left, right) => (right === 0 ? errors.division : left / right)),
  "^": arithmetic(power),
  "&": eachWith((left, right) => {
    const [a, b] = [toText(left), toText(right)];
    if (a instanceof CellError) return a;
    return b instanceof CellError ? b : a + b;
  }),
  "=": comparison((order) => order === 0),
  "<>": comparison((order) => order !== 0),
  "<": comparison((order) => order < 0),
  "<=": comparison((order) => order <= 0),
  ">": comparison((order) => order > 0),
  ">=": comparison((order) => order >= 0),
};

function power(base: number, exponent: number): Value {
  if (base === 0 && exponent === 0) return errors.number;
  if (base === 0 && exponent < 0) return errors.division;
  const result = base ** exponent;
  return Number.isFinite(result) ? result : errors.number;
}

function arithmetic(apply: (left: number, right: number) => Value) {
  const onValues = eachWith((left, right) => {
    const a = toNumber(left);
    const b = toNumber(right);
    if (a instanceof CellError) return a;
    if (b instanceof CellError) return b;
    const result = apply(a, b);
    return result === Infinity || result === -Infinity ? errors.number : result;
  });
  return (left: Operand, right: Operand): Operand => {
    if (typeof left !== "number" || typeof right !== "number") return onValues(left, right);
    const result = apply(left, right);
    return result === Infinity || result === -Infinity ? errors.number : result;
  };
}

function comparison(holds: (order: number) => boolean) {
  return eachWith((left, right) => {
    const order = compare(left, right);
    return order instanceof CellError ? order : holds(order);
  });
}

/** With a range on either side the operator goes cell by cell, as in `SUMPRODUCT((a>0)*b)`. */
function eachWith(apply: (left: Value, right: Value) => Value) {
  return (left: Operand, right: Operand): Operand => {
    if (!(left instanceof Range) && !(right instanceof Range)) return apply(left, right);
    return pairwise(left, right, apply);
  };
}
