import { together } from "../broadcast.ts";
import {
  CellError,
  compare,
  errors,
  numberIn,
  type Operand,
  Range,
  toSingle,
  type Value,
} from "../value.ts";
import { valuesIn } from "./function.ts";

type Test = (value: Value) => boolean;

/** What a condition compares: a text without regard to case, and a number as text as that number. */
type Key = number | string | boolean | null;

/** A condition, with what it asks for where that is one value, or a limit, which a column can look up. */
type Condition = { test: Test; key?: Key; limit?: { sign: Sign; number: number } };

type Sign = keyof typeof orders;

const orders = {
  "<": (a: number, b: number) => a < b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  ">=": (a: number, b: number) => a >= b,
};

/** What COUNTIF and its kin take as a condition: `1`, `">=0.5"`, `"<>"`, `"A*"`. An empty cell counts as 0. */
function conditionOf(wanted: Value): Condition {
  if (typeof wanted !== "string") return equalTo(wanted ?? 0);
  const [, sign = "", text = ""] = /^(<>|<=|>=|[<>=])?(.*)$/s.exec(wanted) ?? [];
  if (sign === "" || sign === "=") return matching(text, sign);
  if (sign === "<>") {
    const { test } = matching(text, sign);
    return { test: (value) => !test(value) };
  }
  const holds = orders[sign as Sign];
  const number = numberIn(text);
  if (number !== null) {
    return {
      test: (value) => typeof value === "number" && holds(value, number),
      limit: { sign: sign as Sign, number },
    };
  }
  return {
    test: (value) => {
      const order = typeof value === "string" ? compare(value, text) : errors.value;
      return typeof order === "number" && holds(order, 0);
    },
  };
}

function equalTo(wanted: Value): Condition {
  const key = keyOf(wanted);
  return { test: (value) => keyOf(value) === key, key };
}

function matching(text: string, sign: string): Condition {
  // `""` means cells without content, `"="` only those that are empty.
  if (text === "") return { test: (value) => value === null || (sign === "" && value === "") };
  if (/^(true|false)$/i.test(text)) return equalTo(/^t/i.test(text));
  if (!/[*?~]/.test(text)) return equalTo(text);
  const pattern = wildcardPattern(text);
  return { test: (value) => typeof value === "string" && pattern.test(value) };
}

/** An empty cell equals nothing here, not even zero. Numbers are the same when fifteen of their digits are. */
function keyOf(value: Value): Key {
  if (typeof value === "number") {
    return Number.isInteger(value) ? value : Number(value.toPrecision(15));
  }
  if (typeof value === "string") return numberIn(value) ?? value.toLowerCase();
  return value instanceof CellError ? value.code.toLowerCase() : value;
}

/** `?` is one character, `*` any number, `~` before one of them the sign itself. */
export function wildcardPattern(text: string, isWhole = true): RegExp {
  const source = text.replaceAll(/~[*?~]|[\s\S]/g, (part) => {
    if (part === "*") return "[\\s\\S]*";
    if (part === "?") return "[\\s\\S]";
    return part.slice(-1).replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
  });
  return new RegExp(isWhole ? `^${source}$` : source, "i");
}

/** What is kept of a column that is searched again and again. */
type Column = { keys?: Key[]; rowsOf?: Map<Key, number[]>; numbers?: Float64Array };
const columns = new WeakMap<readonly Value[], Column>();

/** `null` for a short column, and for one seen for the first time, which may not be searched again. */
function columnOf(values: readonly Value[]): Column | null {
  if (values.length < 50) return null;
  const known = columns.get(values);
  if (!known) columns.set(values, {});
  return known ?? null;
}

/** The rows of a column that meet a condition, where they are known, and how to tell of one row whether it does. */
type Selection = { rows: readonly number[] | null; test: (row: number) => boolean };

function select(values: readonly Value[], { test, key, limit }: Condition): Selection {
  const column = key !== undefined || limit ? columnOf(values) : null;
  if (column && key !== undefined) {
    const { keys, rowsOf } = indexed(column, values);
    return { rows: rowsOf.get(key) ?? [], test: (row) => keys[row] === key };
  }
  if (column && limit) return { rows: null, test: limitTest(column, values, limit) };
  return { rows: null, test: (row) => test(values[row] ?? null) };
}

function indexed(column: Column, values: readonly Value[]) {
  const { keys = values.map(keyOf), rowsOf = new Map<Key, number[]>() } = column;
  if (!column.rowsOf) {
    for (const [row, key] of keys.entries()) {
      const rows = rowsOf.get(key);
      if (rows) rows.push(row);
      else rowsOf.set(key, [row]);
    }
    Object.assign(column, { keys, rowsOf });
  }
  return { keys, rowsOf };
}

function limitTest(
  column: Column,
  values: readonly Value[],
  { sign, number }: NonNullable<Condition["limit"]>,
): Selection["test"] {
  column.numbers ??= Float64Array.from(values, (value) =>
    typeof value === "number" ? value : Number.NaN,
  );
  const { numbers } = column;
  // Written out: a call for each row would cost more than the comparison.
  if (sign === "<") return (row) => (numbers[row] as number) < number;
  if (sign === "<=") return (row) => (numbers[row] as number) <= number;
  if (sign === ">") return (row) => (numbers[row] as number) > number;
  return (row) => (numbers[row] as number) >= number;
}

/** The rows in which every condition holds; the inputs are a range and its condition in turn. */
export function rowsWhere(inputs: readonly Operand[]): readonly number[] | CellError {
  const length = valuesIn(inputs[0] ?? null).length;
  const selections: Selection[] = [];
  for (let at = 0; at + 1 < inputs.length; at += 2) {
    const values = valuesIn(inputs[at] ?? null);
    if (values.length !== length) return errors.value;
    selections.push(select(values, conditionOf(toSingle(inputs[at + 1] ?? null))));
  }
  const fewest = selections.reduce((one, other) => {
    return (other.rows?.length ?? length) < (one.rows?.length ?? length) ? other : one;
  });
  let rows = fewest.rows;
  if (!rows) {
    const found: number[] = [];
    for (let row = 0; row < length; row++) if (fewest.test(row)) found.push(row);
    rows = found;
  }
  for (const other of selections) if (other !== fewest) rows = rows.filter(other.test);
  return rows;
}

/** Where a condition is a range of its own, as in `SUM(COUNTIF(a,{"x","y"}))`, there is a result for each of its cells. */
export function forEachCondition(
  inputs: readonly Operand[],
  apply: (inputs: readonly Operand[]) => Value,
): Operand {
  const isMany = (input: Operand) => input instanceof Range && input.values.length > 1;
  const conditions = inputs.filter((_, at) => at % 2 === 1);
  if (!conditions.some(isMany)) return apply(inputs);
  return together(conditions, (values) =>
    apply(inputs.map((input, at) => (at % 2 === 1 ? (values[(at - 1) / 2] ?? null) : input))),
  );
}

/** The numbers in these rows of a range; SUMIF may name a range of another size, of which the first cells count. */
export function numbersAt(range: Operand, rows: readonly number[]): number[] | CellError {
  const values = valuesIn(range);
  const numbers: number[] = [];
  for (const row of rows) {
    const value = values[row] ?? null;
    if (value instanceof CellError) return value;
    if (typeof value === "number") numbers.push(value);
  }
  return numbers;
}
