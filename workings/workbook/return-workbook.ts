import { zipSync } from "fflate";
import { addressText } from "../excel-formula.ts";
import { CellError, type Value } from "../value.ts";
import { readArchive } from "./archive.ts";
import { parseAddress } from "./area.ts";
import { isBooleanFormula } from "./workbook.ts";

/** The new values of cells: by the part of their sheet in the archive, and by address. */
export type ChangedCells = ReadonlyMap<string, ReadonlyMap<string, Value>> & {
  /** Whether formulas are left that only Excel can calculate. */
  isPartial?: boolean;
};

/**
 * The owner's file with other values in these cells, of inputs and of formulas alike, so that nothing is left to
 * calculate when it is opened. Formulas and formats stay, and so does every other part.
 */
export function returnWorkbook(bytes: Uint8Array, changed: ChangedCells): Uint8Array {
  const parts = [...readArchive(bytes)].map(([name, part]) => {
    const cells = changed.get(name);
    if (!cells && name !== "xl/workbook.xml") return [name, part] as const;
    const xml = new TextDecoder().decode(part);
    const next = cells
      ? withValues(xml, cells)
      : withRecalculation(xml, changed.isPartial ?? false);
    return [name, new TextEncoder().encode(next)] as const;
  });
  // 1 January 1980, the first day that a zip archive knows and the one that Excel writes.
  return zipSync(Object.fromEntries(parts), { level: 6, mtime: new Date(1980, 0, 1) });
}

/** Some libraries ask Excel to calculate everything again; where every value is up to date, it need not. */
function withRecalculation(xml: string, isWanted: boolean) {
  const without = xml.replace(/(<(?:\w+:)?calcPr\b[^>]*?)\s+fullCalcOnLoad="(?:1|true)"/, "$1");
  if (!isWanted) return without;
  if (/<(?:\w+:)?calcPr\b/.test(without)) {
    return without.replace(/<(?:\w+:)?calcPr\b/, '$& fullCalcOnLoad="1"');
  }
  // The element comes after those that a file may have of these.
  const last = [...without.matchAll(/<\/(\w+:)?(?:sheets|externalReferences|definedNames)>/g)].at(
    -1,
  );
  if (!last) return without;
  const end = last.index + last[0].length;
  return `${without.slice(0, end)}<${last[1] ?? ""}calcPr fullCalcOnLoad="1"/>${without.slice(end)}`;
}

const rowOrCell = /<(?:\w+:)?row\b([^>]*)>|<((?:\w+:)?)c((?:\s[^>]*?)?)(?:\/>|>([\s\S]*?)<\/\2c>)/g;

function withValues(xml: string, cells: ReadonlyMap<string, Value>): string {
  const left = new Set(cells.keys());
  // Some programs write no addresses: a cell is then the next of its row.
  let [row, column] = [-1, -1];
  const next = xml.replace(
    rowOrCell,
    (
      whole: string,
      ofRow: string | undefined,
      prefix: string,
      attributes: string | undefined,
      content: string | undefined,
    ) => {
      if (ofRow !== undefined) {
        row = Number(/\sr="(\d+)"/.exec(ofRow)?.[1] ?? row + 2) - 1;
        column = -1;
        return whole;
      }
      const written = parseAddress(/\sr="([A-Z]+\d+)"/.exec(attributes ?? "")?.[1] ?? "");
      [row, column] = written ? [written.row, written.column] : [row, column + 1];
      const address = addressText({ row, column });
      const value = cells.get(address);
      if (value === undefined) return whole;
      left.delete(address);
      return cellXml(prefix, (attributes ?? "").replace(/\st="[^"]*"/, ""), content ?? "", value);
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
  const isEntered = !formula || isBooleanFormula(formula[1] ?? "");
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
