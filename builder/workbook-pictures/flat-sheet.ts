import { columnLetters } from "./sheet.ts";

/** A cell with content: its value, how that is displayed, and the formula behind it. */
export type Cell = {
  value: number | string;
  shown: string;
  formula: string | null;
  /** Of a date or a time: the number of days behind it. */
  days?: number;
};

/** By address. */
export type Cells = Record<string, Cell>;

/** Reads the flat XML that LibreOffice writes (`.fods`), with numbers in full precision. */
export function cellsBySheet(xml: string): Record<string, Cells> {
  // A chart contains its own table, inside the cell it is anchored to.
  const bare = xml.replaceAll(/<draw:frame[\s\S]*?<\/draw:frame>/g, "");
  const tables = bare.matchAll(/<table:table table:name="([^"]+)"[^>]*>([\s\S]*?)<\/table:table>/g);
  return Object.fromEntries(
    [...tables].map(([, name = "", body = ""]) => [unescapeXml(name), cellsOf(body)]),
  );
}

/** Widths in pixels, 96 to the inch, of the columns that set one. */
export function columnWidths(xml: string, sheet: string, count: number): number[] {
  const styles = new Map(
    [...xml.matchAll(/style:name="(co\d+)"[^>]*>\s*<[^>]*style:column-width="([\d.]+)in"/g)].map(
      ([, name = "", inches]) => [name, Number(inches) * 96],
    ),
  );
  const [, table = ""] = xml.split(`<table:table table:name="${sheet}"`);
  const columns = [...table.matchAll(/<table:table-column table:style-name="(co\d+)"([^>]*)/g)];
  return columns
    .flatMap(([, style = "", rest = ""]) => {
      const times = Math.min(count, repeated(rest, "columns"));
      return Array.from({ length: times }, () => styles.get(style) ?? Number.NaN);
    })
    .slice(0, count);
}

function cellsOf(table: string): Cells {
  const cells: Cells = {};
  let row = 1;
  for (const [, attributes = "", body = ""] of elements(table, "table:table-row")) {
    let column = 0;
    for (const [, cell = "", content = ""] of elements(body, "table:(?:covered-)?table-cell")) {
      const read = cellOf(cell, content);
      if (read) cells[`${columnLetters(column)}${row}`] = read;
      column += repeated(cell, "columns");
    }
    row += repeated(attributes, "rows");
  }
  return cells;
}

function elements(xml: string, name: string) {
  return xml.matchAll(new RegExp(`<${name}([^>]*?)(?:/>|>([\\s\\S]*?)</${name}>)`, "g"));
}

function cellOf(attributes: string, content: string): Cell | null {
  const number = /office:value="([^"]+)"/.exec(attributes)?.[1];
  const days = daysOf(attributes);
  const formula = /table:formula="([^"]+)"/.exec(attributes)?.[1];
  const shown = unescapeXml(content.replaceAll(/<[^>]+>/g, "").trim());
  if (shown === "" && number === undefined && days === null && formula === undefined) return null;
  return {
    value: number === undefined ? shown : Number(number),
    shown,
    formula: formula === undefined ? null : asTyped(unescapeXml(formula)),
    ...(days !== null && { days }),
  };
}

const millisecondsADay = 86_400_000;

/** `2021-02-01T17:05:35` or `PT08H39M30S`, as the number that a spreadsheet holds. */
function daysOf(attributes: string): number | null {
  const date = /office:date-value="([^"]+)"/.exec(attributes)?.[1];
  if (date !== undefined) {
    const read = Date.parse(date.includes("T") ? `${date}Z` : date);
    return (read - Date.UTC(1899, 11, 30)) / millisecondsADay;
  }
  const time = /office:time-value="PT(\d+)H(\d+)M([\d.]+)S"/.exec(attributes);
  if (!time) return null;
  const [hours = 0, minutes = 0, seconds = 0] = time.slice(1).map(Number);
  return (hours * 3600 + minutes * 60 + seconds) / 86_400;
}

/** `of:=IRR([$'Cash flow'.B26:.L26])` is what was typed as `=IRR('Cash flow'!B26:L26)`. */
function asTyped(formula: string) {
  return formula
    .replace(/^of:/, "")
    .replaceAll("COM.MICROSOFT.", "")
    .replaceAll(/\[([^\]]+)\]/g, (_, reference: string) =>
      reference
        .replace(/^\$?('[^']+'|\w+)\./, "$1!")
        .replace(/^\./, "")
        .replace(/:\$?('[^']+'|\w+)?\./, ":"),
    )
    .replaceAll(";", ",");
}

function unescapeXml(text: string) {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}

function repeated(attributes: string, what: "rows" | "columns") {
  return Number(new RegExp(`number-${what}-repeated="(\\d+)"`).exec(attributes)?.[1] ?? 1);
}
