import { broadcast } from "../broadcast.ts";
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
import { sumOf, valuesIn } from "./function.ts";
import {
  type Limit,
  partWithin,
  type SortedRows,
  sortRows,
  type Total,
  totalOf,
} from "./sorted-rows.ts";

type Test = (value: Value) => boolean;

/** What a condition compares: a text without regard to case, and a number as text as that number. */
type Key = number | string | boolean | null;

/** A condition, with what it asks for where that is one value, or a limit, which a column can look up. */
type Condition = { test: Test; key?: Key; limit?: Limit };

const orders = {
  "<": (a: number, b: number) => a < b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  ">=": (a: number, b: number) => a >= b,
};

/** What COUNTIF and similar functions take as a condition: `1`, `">=0.5"`, `"<>"`, `"A*"`. An empty cell counts as 0. */
function conditionOf(wanted: Value): Condition {
  if (typeof wanted !== "string") return equalTo(wanted ?? 0);
  const [, sign = "", text = ""] = /^(<>|<=|>=|[<>=])?(.*)$/s.exec(wanted) ?? [];
  if (sign === "" || sign === "=") return matching(text, sign);
  if (sign === "<>") {
    const { test } = matching(text, sign);
    return { test: (value) => !test(value) };
  }
  const holds = orders[sign as Limit["sign"]];
  const number = numberIn(text);
  if (number !== null) {
    return {
      test: (value) => typeof value === "number" && holds(value, number),
      limit: { sign: sign as Limit["sign"], number },
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

/** What is kept of a column that is searched repeatedly. */
type Column = {
  searches: number;
  keys?: Key[];
  rowsOf?: Map<Key, number[]>;
  numbers?: Float64Array;
  /** Its rows by size: all of them, or those with one value in another column. */
  sorted: WeakMap<object, SortedRows>;
};
const columns = new WeakMap<readonly Value[], Column>();

/** `null` for a short column, and for one seen for the first time, which may not be searched again. */
function columnOf(values: readonly Value[]): Column | null {
  if (values.length < 50) return null;
  const known = columns.get(values) ?? { searches: 0, sorted: new WeakMap() };
  known.searches++;
  columns.set(values, known);
  return known.searches > 1 ? known : null;
}

function indexed(column: Column, values: readonly Value[]) {
  const { keys = values.map(keyOf), rowsOf = new Map<Key, number[]>() } = column;
  if (!column.rowsOf) {
    keys.forEach((key, row) => {
      const rows = rowsOf.get(key);
      if (rows) rows.push(row);
      else rowsOf.set(key, [row]);
    });
    Object.assign(column, { keys, rowsOf });
  }
  return { keys, rowsOf };
}

/** The cells of a range in which conditions hold. */
export type Picked = {
  count: () => number;
  /** The numbers of a range in these places; SUMIF may name one of another size, of which the first cells count. */
  numbers: (range: Operand) => number[] | CellError;
  total: (range: Operand) => Total | CellError;
};

/** Where every condition holds; the inputs are a range and its condition in turn. */
export function pick(inputs: readonly Operand[]): Picked | CellError {
  const { length } = valuesIn(inputs[0] ?? null);
  const conditions: Searched[] = [];
  for (let at = 0; at + 1 < inputs.length; at += 2) {
    const values = valuesIn(inputs[at] ?? null);
    if (values.length !== length) return errors.value;
    const condition = conditionOf(toSingle(inputs[at + 1] ?? null));
    const isLookedUp = condition.key !== undefined || condition.limit;
    conditions.push({ values, ...condition, column: isLookedUp ? columnOf(values) : null });
  }
  return pickedBySize(conditions) ?? pickedRows(rowsWhere(conditions, length));
}

type Searched = Condition & { values: readonly Value[]; column: Column | null };

/** Limits of one column, with at most one other column that has a certain value. */
function pickedBySize(conditions: readonly Searched[]): Picked | null {
  const [limited, ...others] = conditions.filter(({ limit }) => limit);
  const [equal, ...rest] = conditions.filter(({ limit }) => !limit);
  if (!limited?.column || others.some(({ values }) => values !== limited.values)) return null;
  if (rest.length > 0 || (equal && !equal.column)) return null;
  const { column, values } = limited;
  const rows = equal ? rowsWithKey(equal) : null;
  // Sorting costs more than a few searches, or than searching a few rows.
  if (column.searches < 5 || (equal && (rows?.length ?? 0) < 50)) return null;
  const sorted = column.sorted.get(rows ?? column) ?? sortRows(numbersOf(column, values), rows);
  column.sorted.set(rows ?? column, sorted);
  const part = partWithin(
    sorted,
    conditions.flatMap(({ limit }) => limit ?? []),
  );
  const inOrder = () => pickedRows([...sorted.rows.subarray(...part)].sort((a, b) => a - b));
  return {
    count: () => part[1] - part[0],
    numbers: (range) => inOrder().numbers(range),
    total: (range) => totalOf(sorted, valuesIn(range), part) ?? inOrder().total(range),
  };
}

function numbersOf(column: Column, values: readonly Value[]): Float64Array {
  column.numbers ??= Float64Array.from(values, (value) =>
    typeof value === "number" ? value : Number.NaN,
  );
  return column.numbers;
}

const none: readonly number[] = [];

function rowsWithKey({ values, column, key }: Searched): readonly number[] | null {
  if (!column || key === undefined) return null;
  return indexed(column, values).rowsOf.get(key) ?? none;
}

function rowsWhere(conditions: readonly Searched[], length: number): readonly number[] {
  const known = conditions.map(rowsWithKey);
  const fewest = known.reduce((one, other) =>
    (other?.length ?? length) < (one?.length ?? length) ? other : one,
  );
  let rows = fewest ?? Array.from({ length }, (_, row) => row);
  for (const [at, { values, column, key, test }] of conditions.entries()) {
    if (fewest && known[at] === fewest) continue;
    const keys = column && key !== undefined ? indexed(column, values).keys : null;
    rows = rows.filter(keys ? (row) => keys[row] === key : (row) => test(values[row] ?? null));
  }
  return rows;
}

function pickedRows(rows: readonly number[]): Picked {
  function numbers(range: Operand): number[] | CellError {
    const values = valuesIn(range);
    const found: number[] = [];
    for (const row of rows) {
      const value = values[row] ?? null;
      if (value instanceof CellError) return value;
      if (typeof value === "number") found.push(value);
    }
    return found;
  }
  return {
    count: () => rows.length,
    numbers,
    total: (range) => {
      const found = numbers(range);
      return found instanceof CellError ? found : { sum: sumOf(found), count: found.length };
    },
  };
}

/** Where a condition is a range of its own, as in `SUM(COUNTIF(a,{"x","y"}))`, there is a result for each of its cells. */
export function forEachCondition(
  inputs: readonly Operand[],
  apply: (inputs: readonly Operand[]) => Value,
): Operand {
  const isMany = (input: Operand) => input instanceof Range && input.values.length > 1;
  const conditions = inputs.filter((_, at) => at % 2 === 1);
  if (!conditions.some(isMany)) return apply(inputs);
  return broadcast(conditions, (values) =>
    apply(inputs.map((input, at) => (at % 2 === 1 ? (values[(at - 1) / 2] ?? null) : input))),
  );
}
