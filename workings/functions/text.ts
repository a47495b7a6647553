import {
  CellError,
  errors,
  numberIn,
  type Operand,
  toNumber,
  toText,
  type Value,
} from "../value.ts";
import { wildcardPattern } from "./criteria.ts";
import { type SpreadsheetFunction, takes, valuesIn } from "./function.ts";
import { roundTo } from "./math.ts";
import { formatted } from "./number-format.ts";

/** Longer texts than a cell holds are an error. */
const longest = 32_767;

function left(text: string, count = 1): Value {
  return count < 0 ? errors.value : text.slice(0, Math.trunc(count));
}

function right(text: string, count = 1): Value {
  if (count < 0) return errors.value;
  return text.slice(Math.max(0, text.length - Math.trunc(count)));
}

function mid(text: string, start: number, count: number): Value {
  const from = Math.trunc(start) - 1;
  return from < 0 || count < 0 ? errors.value : text.slice(from, from + Math.trunc(count));
}

/** The first letter of each word large; anything but a letter ends a word. */
function proper(text: string): string {
  return text.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function find(wanted: string, text: string, start = 1): Value {
  const from = Math.trunc(start) - 1;
  if (from < 0 || from > text.length) return errors.value;
  const at = text.indexOf(wanted, from);
  return at < 0 ? errors.value : at + 1;
}

/** Without regard to case, and with wildcards. */
function search(wanted: string, text: string, start = 1): Value {
  const from = Math.trunc(start) - 1;
  if (from < 0 || from > text.length) return errors.value;
  const at = text.slice(from).search(wildcardPattern(wanted, false));
  return at < 0 ? errors.value : from + at + 1;
}

function substitute(text: string, before: string, after: string, which?: number): Value {
  if (which !== undefined && which < 1) return errors.value;
  if (before === "") return text;
  if (which === undefined) return text.replaceAll(before, () => after);
  const parts = text.split(before);
  const at = Math.trunc(which);
  if (at >= parts.length) return text;
  return parts.slice(0, at).join(before) + after + parts.slice(at).join(before);
}

function replace(text: string, start: number, count: number, after: string): Value {
  const from = Math.trunc(start) - 1;
  if (from < 0 || count < 0) return errors.value;
  return text.slice(0, from) + after + text.slice(from + Math.trunc(count));
}

function repeat(text: string, times: number): Value {
  const count = Math.trunc(times);
  return count < 0 || text.length * count > longest ? errors.value : text.repeat(count);
}

function joined(
  values: readonly Value[],
  delimiters: readonly string[],
  skipsEmpty: boolean,
): Value {
  let [text, count] = ["", 0];
  for (const value of values) {
    const part = toText(value);
    if (part instanceof CellError) return part;
    if (skipsEmpty && part === "") continue;
    text += (count > 0 ? (delimiters[(count - 1) % delimiters.length] ?? "") : "") + part;
    count++;
  }
  return text.length > longest ? errors.value : text;
}

const concat: SpreadsheetFunction = {
  least: 1,
  most: Infinity,
  apply: (...inputs) => joined(inputs.flatMap(valuesIn), [""], false),
};

/** Several delimiters are used in turn. Empty texts are left out unless the second input is FALSE. */
function textJoin(delimiters: Operand = null, skipsEmpty: Operand = null, ...texts: Operand[]) {
  const between: string[] = [];
  for (const delimiter of valuesIn(delimiters)) {
    const text = toText(delimiter);
    if (text instanceof CellError) return text;
    between.push(text);
  }
  const skips = toNumber(skipsEmpty ?? true);
  if (skips instanceof CellError) return skips;
  return joined(texts.flatMap(valuesIn), between, skips !== 0);
}

function text(value: Exclude<Value, CellError>, format: string): Value {
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const number = typeof value === "string" ? numberIn(value) : (value ?? 0);
  return formatted(number ?? String(value), format) ?? errors.value;
}

/** `#,##0.00` for two decimals. With fewer than none, digits before the point are rounded away. */
function withDecimals(decimals: number, isPlain = false) {
  const places = Math.trunc(decimals);
  return `${isPlain ? "0" : "#,##0"}${places > 0 ? `.${"0".repeat(places)}` : ""}`;
}

function fixed(number: number, decimals = 2, isPlain = false): Value {
  return text(roundTo(number, decimals), withDecimals(decimals, isPlain));
}

function dollar(number: number, decimals = 2): Value {
  const format = `$${withDecimals(decimals)}`;
  return text(roundTo(number, decimals), `${format};(${format})`);
}

/** The part before or after the nth occurrence of a delimiter, counted from the end where n is negative. */
function cutAt(isBefore: boolean): SpreadsheetFunction {
  return takes(["text", "text", "number?"], (text, delimiter, which = 1): Value => {
    const at = Math.trunc(which);
    if (at === 0) return errors.value;
    const parts = text.split(delimiter);
    const count = at > 0 ? at : parts.length + at;
    if (count < 1 || count >= parts.length) return errors.notAvailable;
    return (isBefore ? parts.slice(0, count) : parts.slice(count)).join(delimiter);
  });
}

/** What Windows has from 128 on, where Unicode has no signs. */
const windowsSigns = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

const character = takes(["number"], (number): Value => {
  const code = Math.trunc(number);
  if (code < 1 || code > 255) return errors.value;
  return windowsSigns[code - 128] ?? String.fromCodePoint(code);
});

/** A sign that Windows does not have is a question mark. */
const code = takes(["text"], (text): Value => {
  const [sign] = text;
  if (sign === undefined) return errors.value;
  const [at, point] = [windowsSigns.indexOf(sign), sign.codePointAt(0) ?? 0];
  return at >= 0 ? at + 128 : point < 256 ? point : 63;
});

export const textFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  LEFT: takes(["text", "number?"], left),
  RIGHT: takes(["text", "number?"], right),
  MID: takes(["text", "number", "number"], mid),
  LEN: takes(["text"], ({ length }) => length),
  UPPER: takes(["text"], (text) => text.toUpperCase()),
  LOWER: takes(["text"], (text) => text.toLowerCase()),
  PROPER: takes(["text"], proper),
  TRIM: takes(["text"], (text) => text.replaceAll(/ +/g, " ").replaceAll(/^ | $/g, "")),
  CLEAN: takes(["text"], (text) => [...text].filter((sign) => sign >= " ").join("")),
  FIND: takes(["text", "text", "number?"], find),
  SEARCH: takes(["text", "text", "number?"], search),
  SUBSTITUTE: takes(["text", "text", "text", "number?"], substitute),
  REPLACE: takes(["text", "number", "number", "text"], replace),
  REPT: takes(["text", "number"], repeat),
  EXACT: takes(["text", "text"], (one, other) => one === other),
  CONCAT: concat,
  CONCATENATE: concat,
  TEXTJOIN: { least: 3, most: Infinity, apply: textJoin },
  TEXTBEFORE: cutAt(true),
  TEXTAFTER: cutAt(false),
  VALUE: takes(["number"], (number) => number),
  TEXT: takes(["value", "text"], text),
  FIXED: takes(["number", "number?", "truth?"], fixed),
  DOLLAR: takes(["number", "number?"], dollar),
  CHAR: character,
  UNICHAR: takes(["number"], (number): Value => {
    const code = Math.trunc(number);
    return code >= 1 && code <= 0x10ffff ? String.fromCodePoint(code) : errors.value;
  }),
  CODE: code,
  UNICODE: takes(["text"], (text) => text.codePointAt(0) ?? errors.value),
};
