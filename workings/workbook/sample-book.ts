import type { Value } from "../value.ts";
import { parseAddress } from "./area.ts";
import { cellKey, type DefinedName, type StoredCell, type Workbook } from "./workbook.ts";

type Sheets = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** A workbook for tests: texts that begin with an equals sign are formulas, in braces array formulas. */
export function sampleBook(sheets: Sheets, names: Readonly<Record<string, string>> = {}): Workbook {
  return {
    sheets: Object.entries(sheets).map(([name, held], index) => {
      const cells = Object.entries(held).map(([address, value]) => cellOf(address, value));
      return {
        ...{ name, part: `xl/worksheets/sheet${index + 1}.xml`, visibility: "visible" as const },
        isProtected: false,
        cells: new Map(cells.map((cell) => [cellKey(cell.row, cell.column), cell])),
        height: Math.max(0, ...cells.map(({ row }) => row + 1)),
        width: Math.max(0, ...cells.map(({ column }) => column + 1)),
        ...{ merged: [], validations: [], notes: new Map(), pivots: [] },
        ...{ hiddenRows: new Set<number>(), hiddenColumns: new Set<number>() },
      };
    }),
    names: Object.entries(names).map(([name, text]): DefinedName => ({ name, sheet: null, text })),
    styles: [],
    externalLinks: [],
    is1904: false,
    isIterative: false,
  };
}

function cellOf(address: string, value: Value): StoredCell {
  const place = parseAddress(address);
  if (!place) throw new Error(`${address} is not a cell`);
  const [, brace, text] = (typeof value === "string" && /^(\{?)=(.*?)\}?$/s.exec(value)) || [];
  if (text === undefined) return { ...place, value, formula: null, style: 0 };
  const kind = brace ? ("array" as const) : ("plain" as const);
  const formula = { text, ...place, kind, fills: null, hasValue: false };
  return { ...place, value: null, formula, style: 0 };
}
