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

/** What COUNTIF and its kin take as a condition: `1`, `">=0.5"`, `"<>"`, `"A*"`. */
export function criterion(written: Operand): Test {
  const wanted = toSingle(written);
  if (typeof wanted !== "string") return (value) => isEqual(value, wanted ?? 0);
  const [, sign = "", text = ""] = /^(<>|<=|>=|[<>=])?(.*)$/s.exec(wanted) ?? [];
  const number = numberIn(text);
  if (sign === "" || sign === "=" || sign === "<>") {
    const matches =
      number === null ? textTest(text, sign) : (value: Value) => isEqual(value, number);
    return sign === "<>" ? (value) => !matches(value) : matches;
  }
  const holds = orders[sign as keyof typeof orders];
  if (number !== null) return (value) => typeof value === "number" && holds(value - number);
  return (value) => {
    const order = typeof value === "string" ? compare(value, text) : errors.value;
    return !(order instanceof CellError) && holds(order);
  };
}

const orders = {
  "<": (order: number) => order < 0,
  "<=": (order: number) => order <= 0,
  ">": (order: number) => order > 0,
  ">=": (order: number) => order >= 0,
};

/** A number as text counts as the number; an empty cell is not zero here. */
function isEqual(value: Value, wanted: Value) {
  if (value === null) return false;
  if (typeof wanted === "number" && typeof value === "string") return numberIn(value) === wanted;
  return typeof value === typeof wanted && compare(value, wanted) === 0;
}

function textTest(text: string, sign: string): Test {
  if (text === "") {
    // `=""` means cells without content, `=` also those that are empty.
    return (value) => value === null || (sign === "" && value === "");
  }
  const pattern = wildcardPattern(text);
  return (value) => typeof value === "string" && pattern.test(value);
}

/** `?` is one character, `*` any number, `~` before one of them the sign itself. */
export function wildcardPattern(text: string): RegExp {
  const source = text.replaceAll(/~[*?~]|[\s\S]/g, (part) => {
    if (part === "*") return "[\\s\\S]*";
    if (part === "?") return "[\\s\\S]";
    return part.slice(-1).replace(/[\\^$.*+?()[\]{}|]/, "\\$&");
  });
  return new RegExp(`^${source}$`, "i");
}

/** The columns of a sheet of data stay the same, so what a fixed condition picks from one is kept. */
const kept = new WeakMap<readonly Value[], Map<Value, Uint8Array>>();
const mostKept = 8;

function picks(range: Operand, condition: Operand): Uint8Array {
  const values = valuesIn(range);
  const wanted = toSingle(condition);
  const known = kept.get(values) ?? new Map<Value, Uint8Array>();
  const before = known.get(wanted);
  if (before) return before;
  const test = criterion(condition);
  const found = new Uint8Array(values.length);
  for (let row = 0; row < values.length; row++) if (test(values[row] ?? null)) found[row] = 1;
  if (values.length > 100) {
    if (known.size >= mostKept) known.delete(known.keys().next().value ?? null);
    kept.set(values, known.set(wanted, found));
  }
  return found;
}

/** The rows in which every condition holds; the inputs are a range and its condition in turn. */
export function rowsWhere(inputs: readonly Operand[]): readonly number[] | CellError {
  const length = valuesIn(inputs[0] ?? null).length;
  let found: Uint8Array | null = null;
  for (let at = 0; at + 1 < inputs.length; at += 2) {
    const range = inputs[at] ?? null;
    if (valuesIn(range).length !== length) return errors.value;
    const next = picks(range, inputs[at + 1] ?? null);
    if (found)
      for (let row = 0; row < length; row++) found[row] = (found[row] ?? 0) & (next[row] ?? 0);
    else found = Uint8Array.from(next);
  }
  const rows: number[] = [];
  for (let row = 0; row < length; row++) if (found?.[row]) rows.push(row);
  return rows;
}

/** The numbers in these rows of a range; SUMIF may name a range of another size, of which the first cells count. */
export function numbersAt(range: Operand, rows: readonly number[]): number[] | CellError {
  const values = range instanceof Range ? range.values : [range];
  const numbers: number[] = [];
  for (const row of rows) {
    const value = values[row] ?? null;
    if (value instanceof CellError) return value;
    if (typeof value === "number") numbers.push(value);
  }
  return numbers;
}
