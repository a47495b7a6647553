import {
  type Dialect,
  type Expression,
  parse,
  type Reading,
  type Token,
} from "../parse-formula.ts";
import { CellError, type ErrorCode, type Value } from "../value.ts";
import { columnIndex, maxColumns, maxRows, splitPlace } from "./area.ts";

/** A formula of a workbook, with addresses in it. */
export type CellExpression = Expression<CellLeaf>;

export type CellLeaf =
  | CellsReference
  /** A defined name; `sheet` where it is written before it. */
  | { kind: "name"; name: string; sheet: string | null }
  | { kind: "constant"; value: Value }
  | { kind: "list"; rows: readonly (readonly Value[])[] }
  | { kind: "percent"; operand: CellExpression }
  /** The one cell of a range that is beside the formula: `@A1:A9`. */
  | { kind: "single"; operand: CellExpression };

/** `C7`, `C$7:D9`, `A:C`: `sheet` is null on the formula's own. The corners are as written, top left first. */
export type CellsReference = {
  kind: "cells";
  sheet: string | null;
  first: Corner;
  last: Corner;
};

export type Corner = { row: number; column: number; isRowFixed: boolean; isColumnFixed: boolean };

/** `text` is as the file has it, without the equals sign. What is not supported is an error that says so. */
export function parseCellFormula(text: string): CellExpression {
  // It defines names, which would be reported as unknown ones.
  if (/_xlfn\.LAMBDA\(/i.test(text)) throw new Error("the function LAMBDA is not supported");
  return parse(`=${text}`, cellDialect);
}

/** Every character beyond ASCII passes for a letter: the list of those that are would take long to compile. */
const letter = "A-Za-z\\u{80}-\\u{10FFFF}_\\\\";
const sheetName = `(?:'(?:[^']|'')+'|(?:\\[\\d+\\])?[${letter}][${letter}\\d.]*(?::[${letter}][${letter}\\d.]*)?|\\[\\d+\\])!`;
const cell = "\\$?[A-Za-z]{1,3}\\$?[1-9]\\d{0,6}";
const column = "\\$?[A-Za-z]{1,3}";
const row = "\\$?[1-9]\\d{0,6}";
/** One token with the space before it. */
const token = new RegExp(
  `\\s*(?:${[
    `((?:${sheetName})?(?:${cell}(?::${cell})?|${column}:${column}|${row}:${row})(?![${letter}\\d.(!]))`,
    "((?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][-+]?\\d+)?)",
    '"((?:[^"]|"")*)"',
    `((?:${sheetName})?#(?:DIV/0!|VALUE!|REF!|NAME\\?|NUM!|N/A|NULL!))`,
    `((?:${sheetName})?[${letter}][${letter}\\d.?]*)`,
    "(<>|<=|>=|[-+*/^&=<>(),:%@{};#}])",
    "(\\[.*)",
  ].join("|")})`,
  "suy",
);

/** By the group that matches. */
const kinds = ["cells", "number", "text", "error", "name", "sign", "table"] as const;

function tokenize(formula: string): Token[] {
  const tokens: Token[] = [];
  const end = formula.trimEnd().length;
  token.lastIndex = 1;
  while (token.lastIndex < end) {
    const from = token.lastIndex;
    const match = token.exec(formula);
    let group = 1;
    while (match && match[group] === undefined) group++;
    const kind = kinds[group - 1];
    const text = match?.[group];
    if (kind === undefined || text === undefined) {
      throw new Error(`Unexpected ${formula.slice(from).trim()} in the formula ${formula}`);
    }
    tokens.push({ kind, text });
  }
  return tokens;
}

const cellDialect: Dialect<CellLeaf> = {
  tokenize,
  missing: { kind: "constant", value: null },
  operand: (token, reading) => {
    switch (token.kind) {
      case "cells":
        return cellsReference(token.text);
      case "error":
        return { kind: "constant", value: new CellError(errorCode(token.text)) };
      case "name":
        return named(token.text, reading);
    }
    if (token.text === "+") return reading.operand();
    if (token.text === "@") return { kind: "single", operand: reading.operand() };
    if (token.text === "{") return list(reading);
    if (token.kind === "table") throw new Error("a reference to a table is not supported");
    return null;
  },
  after: (operand, reading) => {
    let read = operand;
    while (reading.isSign("%")) {
      reading.expect("%");
      read = { kind: "percent", operand: read };
    }
    if (reading.isSign(":")) return joined(read, reading);
    if (reading.isSign("#")) throw new Error("a spilled range (#) is not supported");
    const following = reading.peek()?.kind;
    if (following === "table") throw new Error("a reference to a table is not supported");
    if (following === "cells") {
      throw new Error(
        "the intersection of two ranges, with a space between them, is not supported",
      );
    }
    return read;
  },
  call: (name, inputs) => {
    const bare = name.toUpperCase().replace(/^(_XLFN\.|_XLWS\.)+/, "");
    const [first] = inputs;
    if (bare === "SINGLE" && first) return { kind: "single", operand: first };
    if ((bare === "TRUE" || bare === "FALSE") && !first) {
      return { kind: "constant", value: bare === "TRUE" };
    }
    if (bare === "LET") return withoutNames(inputs);
    // What is left out of IF is 0, not an empty cell: `IF(A1>0,B1,)`.
    if (bare === "IF") return { kind: "call", name: bare, inputs: inputs.map(zeroIfLeftOut) };
    if (bare.startsWith("__XLUDF.")) {
      throw new Error("a function that only Google Sheets has is not supported");
    }
    return { kind: "call", name: bare, inputs };
  },
};

function zeroIfLeftOut(input: CellExpression): CellExpression {
  const isLeftOut = input.kind === "constant" && input.value === null;
  return isLeftOut ? { kind: "number", text: "0" } : input;
}

/** The last input of LET, with each name replaced by its value. */
function withoutNames(inputs: readonly CellExpression[]): CellExpression {
  const meanings = new Map<string, CellExpression>();
  const budget = { parts: maxParts };
  const isWhole = inputs.length >= 3 && inputs.length % 2 === 1;
  for (let at = 0; at + 1 < inputs.length; at += 2) {
    const [name, meaning] = [inputs[at], inputs[at + 1]];
    if (!isWhole || name?.kind !== "name" || !meaning) throw new Error("LET has no value to give");
    const inner = replaced(meaning, meanings, budget);
    const isJoined = inner.kind === "binary" || inner.kind === "negative";
    meanings.set(name.name.toLowerCase(), isJoined ? { kind: "group", inner } : inner);
  }
  return replaced(inputs.at(-1) as CellExpression, meanings, budget);
}

/** Names defined by other names can double the formula with each one. */
const maxParts = 5_000;

function replaced(
  expression: CellExpression,
  meanings: ReadonlyMap<string, CellExpression>,
  budget: { parts: number },
): CellExpression {
  if (budget.parts-- < 0) throw new Error("a LET of this length is not supported");
  const each = (part: CellExpression) => replaced(part, meanings, budget);
  switch (expression.kind) {
    case "name": {
      const meaning = expression.sheet === null && meanings.get(expression.name.toLowerCase());
      return meaning ? replaced(meaning, none, budget) : expression;
    }
    case "group":
      return { ...expression, inner: each(expression.inner) };
    case "negative":
    case "percent":
    case "single":
      return { ...expression, operand: each(expression.operand) };
    case "binary":
      return { ...expression, left: each(expression.left), right: each(expression.right) };
    case "call":
      return { ...expression, inputs: expression.inputs.map(each) };
    default:
      return expression;
  }
}

const none: ReadonlyMap<string, CellExpression> = new Map();

function errorCode(text: string) {
  return text.slice(text.indexOf("#")).toUpperCase() as ErrorCode;
}

function named(text: string, reading: Reading<CellLeaf>): CellExpression {
  if (reading.isSign("(")) return reading.call(text);
  if (/^(true|false)$/i.test(text)) {
    return { kind: "constant", value: text.toLowerCase() === "true" };
  }
  const { sheet, rest } = sheetIn(text);
  return { kind: "name", name: rest, sheet };
}

function sheetIn(text: string) {
  const place = splitPlace(text);
  if (place.sheet?.includes("[")) throw new Error("a link to another file is not supported");
  // A sheet cannot have a colon in its name.
  if (place.sheet?.includes(":")) throw new Error("a range across several sheets is not supported");
  return place;
}

function cellsReference(text: string): CellsReference {
  const { sheet, rest } = sheetIn(text);
  const [one = "", other = one] = rest.split(":");
  return between(sheet, corner(one, 0), corner(other, Number.POSITIVE_INFINITY));
}

/** Of a whole column or row, the end that is not written is fixed. */
function corner(text: string, end: number): Corner {
  const [, columnSign, letters, rowSign, digits] = /^(\$?)([A-Za-z]*)(\$?)(\d*)$/.exec(text) ?? [];
  // In `$7` the sign before the row is taken for that of the column.
  const isRowFixed = rowSign === "$" || !digits || (!letters && columnSign === "$");
  const place = {
    row: digits ? Number(digits) - 1 : Math.min(end, maxRows - 1),
    column: letters ? columnIndex(letters) : Math.min(end, maxColumns - 1),
  };
  if (place.row >= maxRows || place.column >= maxColumns) {
    throw new Error(`${text} is not a cell of a sheet`);
  }
  return { ...place, isRowFixed, isColumnFixed: columnSign === "$" || !letters };
}

function between(sheet: string | null, a: Corner, b: Corner): CellsReference {
  const [top, bottom] = a.row <= b.row ? [a, b] : [b, a];
  const [left, right] = a.column <= b.column ? [a, b] : [b, a];
  const at = (row: Corner, column: Corner): Corner => ({
    ...{ row: row.row, isRowFixed: row.isRowFixed },
    ...{ column: column.column, isColumnFixed: column.isColumnFixed },
  });
  return { kind: "cells", sheet, first: at(top, left), last: at(bottom, right) };
}

/** `Sheet1!A1:Sheet1!B2`, or a range up to a place within it: `A1:INDEX(A1:A9,n)`. */
function joined(left: CellExpression, reading: Reading<CellLeaf>): CellExpression {
  reading.expect(":");
  const right = reading.operand();
  if (left.kind !== "cells" || right.kind !== "cells") {
    const part = firstPart(left, right);
    if (part) return part;
    throw new Error("a range whose end is calculated is not supported");
  }
  const sheet = left.sheet ?? right.sheet;
  if (right.sheet !== null && right.sheet !== sheet) {
    throw new Error("a range across several sheets is not supported");
  }
  return between(sheet, left.first, right.last);
}

/** As many rows or columns of the range of INDEX as it counts. */
function firstPart(start: CellExpression, end: CellExpression): CellExpression | null {
  if (start.kind !== "cells" || end.kind !== "call" || end.name !== "INDEX") return null;
  const [range, place, column, ...more] = end.inputs;
  if (range?.kind !== "cells" || !place || more.length > 0) return null;
  const { first, last } = range;
  const isAtStart =
    start.sheet === range.sheet && JSON.stringify(start.first) === JSON.stringify(first);
  const [isRow, isColumn] = [first.row === last.row, first.column === last.column];
  if (!isAtStart || (!column && !isRow && !isColumn)) return null;
  const one: CellExpression = { kind: "number", text: "1" };
  const none: CellExpression = { kind: "number", text: "0" };
  const size = column ? [place, column] : isRow ? [one, place] : [place, one];
  return { kind: "call", name: "OFFSET", inputs: [range, none, none, ...size] };
}

/** `{1,2;3,4}`: rows are separated by semicolons. */
function list(reading: Reading<CellLeaf>): CellExpression {
  const rows: Value[][] = [[]];
  for (;;) {
    rows.at(-1)?.push(listed(reading));
    if (reading.isSign("}")) break;
    const separator = reading.next();
    if (separator?.text === ";") rows.push([]);
    else if (separator?.text !== ",") throw reading.unexpected();
  }
  reading.expect("}");
  if (rows.some(({ length }) => length !== rows[0]?.length)) throw reading.unexpected();
  return { kind: "list", rows };
}

function listed(reading: Reading<CellLeaf>): Value {
  const sign = reading.isSign("-") || reading.isSign("+") ? reading.next() : undefined;
  const token: Token | undefined = reading.next();
  if (token?.kind === "number") return Number(token.text) * (sign?.text === "-" ? -1 : 1);
  if (token?.kind === "text") return token.text.replaceAll('""', '"');
  if (token?.kind === "error") return new CellError(errorCode(token.text));
  if (token?.kind === "name" && /^(true|false)$/i.test(token.text)) {
    return token.text.toLowerCase() === "true";
  }
  throw reading.unexpected();
}
