import { CellError, type ErrorCode, type Value } from "../value.ts";
import { type Area, maxColumns, maxRows, parseAddress, parseArea } from "./area.ts";
import {
  cellKey,
  isBooleanFormula,
  type StoredCell,
  type StoredFormula,
  type Validation,
} from "./workbook.ts";
import { type Attributes, isOn, readXml, unescaped } from "./xml.ts";

/** What a sheet's own file holds. */
type SheetContent = {
  cells: Map<number, StoredCell>;
  height: number;
  width: number;
  merged: Area[];
  validations: Validation[];
  isProtected: boolean;
  hiddenRows: Set<number>;
  hiddenColumns: Set<number>;
};

/** `count` is called for each cell that holds something, to stop a file that has too many. */
export function readSheet(
  part: string,
  xml: string,
  sharedStrings: readonly string[],
  count: () => void,
): SheetContent {
  const sheet: SheetContent = {
    ...{ cells: new Map(), height: 0, width: 0 },
    ...{ merged: [], validations: [], isProtected: false },
    ...{ hiddenRows: new Set(), hiddenColumns: new Set() },
  };
  const shared = new Map<string, StoredFormula>();
  let [row, column] = [-1, -1];
  let cell: Attributes = {};
  let formula: Attributes | null = null;
  let validation: { attributes: Attributes; first: string; second: string; areas: string } | null =
    null;
  let texts: Record<string, string> = {};
  let text = "";
  let isPhonetic = false;

  readXml(part, xml, {
    open: (name, attributes) => {
      text = "";
      if (name === "row") {
        row = attributes.r === undefined ? row + 1 : Number(attributes.r) - 1;
        column = -1;
        if (isOn(attributes.hidden)) sheet.hiddenRows.add(row);
      } else if (name === "col") {
        if (isOn(attributes.hidden)) hideColumns(Number(attributes.min), Number(attributes.max));
      } else if (name === "c") {
        cell = attributes;
        [formula, texts] = [null, {}];
        const place =
          attributes.r === undefined ? { row, column: column + 1 } : placeIn(attributes);
        [row, column] = [place.row, place.column];
        if (!(row >= 0 && row < maxRows && column >= 0 && column < maxColumns)) throw outside();
      } else if (name === "f" && !validation) {
        formula = attributes;
      } else if (name === "rPh") {
        isPhonetic = true;
      } else if (name === "dataValidation") {
        validation = { attributes, first: "", second: "", areas: attributes.sqref ?? "" };
      } else if (name === "mergeCell") {
        const area = parseArea(attributes.ref ?? "");
        if (area) sheet.merged.push(area);
      } else if (name === "sheetProtection") {
        sheet.isProtected = isOn(attributes.sheet);
      }
    },
    text: (found) => {
      text += found;
    },
    close: (name) => {
      if (name === "c") addCell();
      else if (name === "rPh") isPhonetic = false;
      else if (validation) closeInValidation(name);
      else if (name === "v" || name === "f") texts[name] = text;
      else if (name === "t" && !isPhonetic) texts.t = (texts.t ?? "") + text;
      text = "";
    },
  });
  return sheet;

  function hideColumns(first: number, last: number) {
    for (let at = first; at <= Math.min(last, maxColumns); at++) sheet.hiddenColumns.add(at - 1);
  }

  function placeIn({ r = "" }: Attributes) {
    const place = parseAddress(r);
    if (!place) throw outside();
    return place;
  }

  function outside() {
    return new Error(
      `${part} has a cell outside the sheet; open the file in Excel and save it again`,
    );
  }

  function addCell() {
    const value = storedValue(cell, texts, sharedStrings);
    const isFormula = !isBooleanFormula(texts.f ?? "");
    const stored = formula && isFormula ? formulaOf(formula, texts.f ?? "", value !== null) : null;
    if (value === null && !stored) return;
    count();
    const style = Number(cell.s ?? 0);
    sheet.cells.set(cellKey(row, column), { row, column, value, formula: stored, style });
    sheet.height = Math.max(sheet.height, row + 1);
    sheet.width = Math.max(sheet.width, column + 1);
  }

  function formulaOf({ t, si = "", ref }: Attributes, text: string, hasValue: boolean) {
    const first = t === "shared" && text === "" ? shared.get(si) : undefined;
    if (first) return { ...first, hasValue };
    const fills = t === "array" || t === "dataTable" ? parseArea(ref ?? "") : null;
    const kind = t === "array" || t === "dataTable" ? t : "plain";
    const made: StoredFormula = { text, row, column, kind, fills, hasValue };
    if (t === "shared") shared.set(si, made);
    return made;
  }

  function closeInValidation(name: string) {
    if (!validation) return;
    // In the extension that refers to other sheets, the formula is in an element of its own.
    if (name === "formula1") validation.first ||= text;
    else if (name === "formula2") validation.second ||= text;
    else if (name === "sqref") validation.areas = text;
    else if (name === "f") validation[validation.first ? "second" : "first"] = text;
    else if (name === "dataValidation") {
      const { attributes, first, second, areas } = validation;
      sheet.validations.push({
        areas: areas.split(/\s+/).flatMap((one) => parseArea(one) ?? []),
        kind: attributes.type ?? "none",
        operator: attributes.operator ?? "between",
        first,
        second,
        prompt: attributes.prompt ?? "",
      });
      validation = null;
    }
  }
}

function storedValue(
  { t = "n" }: Attributes,
  { v, t: inline }: Readonly<Record<string, string>>,
  sharedStrings: readonly string[],
): Value {
  if (t === "inlineStr") return inline === undefined ? null : unescaped(inline);
  if (v === undefined) return null;
  if (t === "s") return sharedStrings[Number(v)] ?? "";
  if (t === "str") return unescaped(v);
  if (t === "b") return v === "1" || v === "true";
  if (t === "e") return new CellError(v as ErrorCode);
  if (t === "d") return (Date.parse(v.endsWith("Z") ? v : `${v}Z`) - dayZero) / 86_400_000;
  return v.trim() === "" ? null : Number(v);
}

const dayZero = Date.UTC(1899, 11, 30);

export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = "";
  let isPhonetic = false;
  readXml("sharedStrings.xml", xml, {
    open: (name) => {
      if (name === "si") strings.push("");
      if (name === "rPh") isPhonetic = true;
      if (name === "t") text = "";
    },
    text: (found) => {
      text += found;
    },
    close: (name) => {
      if (name === "rPh") isPhonetic = false;
      if (name !== "t" || isPhonetic) return;
      strings[strings.length - 1] += unescaped(text);
    },
  });
  return strings;
}
