import { columnLetters } from "../excel-formula.ts";
import { type Area, sheetPrefix } from "./area.ts";

/** An Excel table: `tblSales`, with a heading for each column. */
export type ExcelTable = {
  name: string;
  sheet: string;
  /** With headings and totals. */
  area: Area;
  headings: number;
  totals: number;
  columns: readonly string[];
};

/** Excel allows no longer one. */
const longestFormula = 8_192;

type Place = { sheet: string | null; row: number };

/**
 * A formula with plain ranges for references to tables, `tblSales[Price]`, and for those across sheets,
 * `SUM(Jan:Mar!B2)`: Excel calculates the same with either. What it cannot expand is left unchanged.
 */
export function withPlainReferences(
  formula: string,
  at: Place,
  tables: readonly ExcelTable[],
  sheets: readonly string[],
): string {
  if (formula.length > longestFormula) return formula;
  const text = withoutSheetRanges(formula, sheets);
  if (!text.includes("[")) return text;
  let plain = "";
  let rest = 0;
  for (const match of text.matchAll(tableStart)) {
    const start = match.index;
    const [found, name] = match;
    if (start < rest || name === undefined) continue;
    const table = tables.find((one) => one.name.toLowerCase() === name.toLowerCase());
    const end = closingBracket(text, start + found.length);
    const range = table && end > 0 && rangeOf(table, text.slice(start + found.length, end), at);
    if (!range) continue;
    plain += text.slice(rest, start) + range;
    rest = end + 1;
  }
  return plain + text.slice(rest);
}

/** Texts and the names of sheets in quotation marks are passed over. */
const tableStart = /"(?:[^"]|"")*"|'(?:[^']|'')*'!|([\p{L}_\\][\p{L}\p{N}_.\\]*)\[/gu;

const sheetRange =
  /\b(SUM|AVERAGE|COUNT|COUNTA|MIN|MAX|PRODUCT)\((?:'((?:[^':]|'')+):((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*):([\p{L}_][\p{L}\p{N}_.]*))!([$A-Z\d:]+)\)/giu;

function withoutSheetRanges(text: string, sheets: readonly string[]) {
  if (!text.includes("!")) return text;
  const indexOf = (name = "") =>
    sheets.findIndex((one) => one.toLowerCase() === name.replaceAll("''", "'").toLowerCase());
  return text.replaceAll(sheetRange, (whole, name: string, a, b, c, d, cells: string) => {
    const [first, last] = [indexOf(a ?? c), indexOf(b ?? d)];
    if (first < 0 || last < first) return whole;
    const each = sheets.slice(first, last + 1).map((sheet) => sheetPrefix(sheet) + cells);
    return `${name}(${each.join(",")})`;
  });
}

/** A quotation mark escapes the character after it. */
function closingBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "'") at++;
    else if (text[at] === "[") depth++;
    else if (text[at] === "]") depth--;
    if (depth === 0) return at;
  }
  return -1;
}

const parts = /\[((?:'.|[^'[\]])*)\]|([:,])/gsu;

/** Of `[#Totals],[Price]`, `Price`, `@Price`, `#All` or nothing, which is all that is below the headings. */
function rangeOf(table: ExcelTable, inside: string, at: Place): string | null {
  const isThisRow = inside.startsWith("@");
  const bare = isThisRow ? inside.slice(1) : inside;
  const items = bare.trimStart().startsWith("[")
    ? [...bare.matchAll(parts)].flatMap(([, item]) => item ?? [])
    : bare === ""
      ? []
      : [bare];
  const kinds = items.filter((item) => item.startsWith("#")).map((item) => item.toLowerCase());
  const names = items.filter((item) => !item.startsWith("#"));
  const columns = names.map((name) => columnOf(table, name));
  const { top, bottom, left, right } = table.area;
  const first = columns[0] ?? left;
  const last = columns.at(-1) ?? right;
  if (columns.includes(-1) || columns.length > 2) return null;
  const prefix =
    at.sheet?.toLowerCase() === table.sheet.toLowerCase() ? "" : sheetPrefix(table.sheet);
  if (isThisRow || kinds.includes("#this row")) {
    const isInside = at.row >= top + table.headings && at.row <= bottom - table.totals;
    return isInside ? prefix + rangeText(at.row, at.row, first, last, "") : null;
  }
  const rows = (kinds.length === 0 ? ["#data"] : kinds).map((kind) => rowsOf(table, kind));
  const [from, to] = [
    Math.min(...rows.map(([from]) => from)),
    Math.max(...rows.map(([, to]) => to)),
  ];
  return from <= to ? prefix + rangeText(from, to, first, last, "$") : null;
}

function rowsOf({ area: { top, bottom }, headings, totals }: ExcelTable, kind: string) {
  const [first, last] = [top + headings, bottom - totals];
  if (kind === "#headers") return [top, first - 1] as const;
  if (kind === "#totals") return [last + 1, bottom] as const;
  return kind === "#all" ? ([top, bottom] as const) : ([first, last] as const);
}

function columnOf({ area, columns }: ExcelTable, written: string) {
  const name = written.replaceAll(/'(.)/gsu, "$1").toLowerCase();
  const index = columns.findIndex((column) => column.toLowerCase() === name);
  return index < 0 ? -1 : area.left + index;
}

/** Columns are absolute, as in a table; a row is relative where the formula refers to its own row. */
function rangeText(top: number, bottom: number, left: number, right: number, row: "$" | "") {
  const corner = (at: number, column: number) => `$${columnLetters(column)}${row}${at + 1}`;
  const [first, last] = [corner(top, left), corner(bottom, right)];
  return first === last ? first : `${first}:${last}`;
}
