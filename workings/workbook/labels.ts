import { isUnitText } from "./unit-text.ts";
import type { StoredCell, Workbook, WorkbookSheet } from "./workbook.ts";
import { cellKey } from "./workbook.ts";

/** What a reader of the sheet takes for the name of a cell: the text to its left, or else above it. */
export function labelOf(sheet: WorkbookSheet, row: number, column: number): string | null {
  const leftLabel = rowLabel(sheet, row, column);
  if (leftLabel) return leftLabel;
  for (let above = row - 1; above >= Math.max(0, row - 50); above--) {
    const text = textAt(sheet, above, column);
    if (text) return text;
  }
  return null;
}

/** The text to the left of a cell; a unit between the two counts as the label only if there is no other text. */
export function rowLabel(sheet: WorkbookSheet, row: number, column: number): string | null {
  let unit: string | null = null;
  for (let left = column - 1; left >= 0; left--) {
    const text = textAt(sheet, row, left);
    if (text && !isUnitText(text)) return text;
    unit ??= text;
  }
  return unit;
}

/** The unit that a column of its own gives a cell: `EUR / month` between the label and the cell, or after the cell. */
export function unitTextOf(sheet: WorkbookSheet, row: number, column: number): string | null {
  const places = [column - 1, column - 2, column + 1];
  const found = places.map((at) => writtenAt(sheet, row, at)).find((text) => isUnitText(text));
  return found !== undefined && rowLabel(sheet, row, column) !== found ? found : null;
}

/** What a row is called: the first text in one of its first columns, before `end`. */
export function firstLabel(sheet: WorkbookSheet, row: number, end = 4): string | null {
  for (let column = 0; column < Math.min(end, 4); column++) {
    const text = textAt(sheet, row, column);
    if (text) return text;
  }
  return null;
}

/** What a column is called; `Q1 Budget` where one heading covers several columns. */
export function columnHeading(sheet: WorkbookSheet, row: number, column: number): string {
  const own = writtenAt(sheet, row, column);
  const above = sheet.merged.find(
    ({ bottom, left, right }) =>
      bottom === row - 1 && left <= column && right >= column && right - left < maxUnderHeading,
  );
  const group = above && writtenAt(sheet, above.top, above.left);
  return group ? `${group} ${own}` : own;
}

/** A heading over more is the title of the table. */
const maxUnderHeading = 6;

export function textAt(sheet: WorkbookSheet, row: number, column: number): string | null {
  const text = writtenAt(sheet, row, column);
  return /\p{L}/u.test(text) ? text : null;
}

function writtenAt(sheet: WorkbookSheet, row: number, column: number): string {
  const cell = sheet.cells.get(cellKey(row, column));
  if (typeof cell?.value !== "string" || cell.formula) return "";
  return cell.value.replaceAll(/\s+/g, " ").trim().replace(/:$/, "");
}

/** Also among other words, as in “1. Key assumptions” or “Model_Inputs”. */
export const inputSheet = words(
  "inputs?|assumptions?|drivers?|parameters?|eingaben?|annahmen?|parameter|prämissen",
);
export const resultSheet = words(
  "summary|results?|dashboard|outputs?|overview|returns|kpis?|key figures|ergebnis(?:se)?|übersicht|kennzahlen",
);

function words(choices: string) {
  return new RegExp(`(?<!\\p{L})(?:${choices})(?!\\p{L})`, "iu");
}

/** Styles say what an author entered, where the sheets do not. */
export function isStyledAsInput(workbook: Workbook, sheet: WorkbookSheet, cell: StoredCell) {
  const style = workbook.styles[cell.style];
  if (style?.isInput) return "input style";
  if (isBlue(style?.fontColor ?? null)) return "blue font";
  return sheet.isProtected && style && !style.isLocked ? "unlocked" : null;
}

/** By convention, inputs are written in blue. */
export function isBlue(color: string | null): boolean {
  if (!color || !/^[\dA-F]{6}$/.test(color)) return false;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return blue >= 128 && red < blue * 0.6 && green <= blue * 0.75;
}
