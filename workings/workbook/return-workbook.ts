import { CellError, type Value } from "../value.ts";
import { bytesOf, type Entry, entryOf, readArchive, writeArchive } from "./archive.ts";
import { isTruth } from "./workbook.ts";

/** The new values of cells: by the part of their sheet in the archive, and by address. */
export type ChangedCells = ReadonlyMap<string, ReadonlyMap<string, Value>> & {
  /** Whether formulas are left that only Excel can calculate. */
  isPartial?: boolean;
};

/**
 * The owner's file with other values in these cells, of inputs and of formulas alike, so that nothing is left to
 * calculate when it is opened. Formulas and formats stay; every other part is copied as it is.
 */
export function returnWorkbook(bytes: Uint8Array, changed: ChangedCells): Uint8Array {
  const entries = [...readArchive(bytes).values()];
  return writeArchive(
    entries.map((entry) => returned(entry, changed.get(entry.name), changed.isPartial ?? false)),
  );
}

function returned(
  entry: Entry,
  cells: ReadonlyMap<string, Value> | undefined,
  isPartial: boolean,
): Entry {
  const isWorkbook = /^xl\/workbook\.xml$/.test(entry.name);
  if (!cells && !isWorkbook) return entry;
  const xml = new TextDecoder().decode(bytesOf(entry));
  const next = cells ? withValues(xml, cells) : withRecalculation(xml, isPartial);
  return next === xml ? entry : entryOf(entry.name, new TextEncoder().encode(next));
}

/** Some libraries ask Excel to calculate everything again; where every value is up to date, it need not. */
function withRecalculation(xml: string, isWanted: boolean) {
  const without = xml.replace(/(<(?:\w+:)?calcPr\b[^>]*?)\s+fullCalcOnLoad="(?:1|true)"/, "$1");
  return isWanted ? without.replace(/<(?:\w+:)?calcPr\b/, '$& fullCalcOnLoad="1"') : without;
}

const cellPattern = /<((?:\w+:)?)c(\s[^>]*?)(?:\/>|>([\s\S]*?)<\/\1c>)/g;

function withValues(xml: string, cells: ReadonlyMap<string, Value>): string {
  const left = new Set(cells.keys());
  const next = xml.replace(
    cellPattern,
    (whole: string, prefix: string, attributes: string, content = "") => {
      const address = /\sr="([A-Z]+\d+)"/.exec(attributes)?.[1] ?? "";
      const value = cells.get(address);
      if (value === undefined) return whole;
      left.delete(address);
      return cellXml(prefix, attributes.replace(/\st="[^"]*"/, ""), content, value);
    },
  );
  const [missing] = left;
  if (missing !== undefined) throw new Error(`There is no cell ${missing} in the sheet`);
  return next;
}

function cellXml(prefix: string, attributes: string, content: string, value: Value): string {
  const element = (name: string, inner: string, more = "") =>
    `<${prefix}${name}${more}>${inner}</${prefix}${name}>`;
  const formula = new RegExp(`<${prefix}f\\b[^>]*?(?:/>|>([\\s\\S]*?)</${prefix}f>)`).exec(content);
  const isEntered = !formula || isTruth(formula[1] ?? "");
  const before = isEntered ? "" : formula[0];
  const cell = (type: string, inner: string) =>
    `<${prefix}c${attributes}${type && ` t="${type}"`}>${before}${inner}</${prefix}c>`;
  if (value === null) return cell("", "");
  if (typeof value === "number") return cell("", element("v", String(value)));
  if (typeof value === "boolean") return cell("b", element("v", value ? "1" : "0"));
  if (value instanceof CellError) return cell("e", element("v", value.code));
  if (!isEntered) return cell("str", element("v", escaped(value)));
  return cell("inlineStr", element("is", element("t", escaped(value), ' xml:space="preserve"')));
}

function escaped(text: string) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
