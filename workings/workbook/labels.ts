import type { StoredCell, Workbook, WorkbookSheet } from "./workbook.ts";
import { cellKey } from "./workbook.ts";

/** What a reader of the sheet takes for the name of a cell: the text to its left, or else above it. */
export function labelOf(sheet: WorkbookSheet, row: number, column: number): string | null {
  const beside = rowLabel(sheet, row, column);
  if (beside) return beside;
  for (let above = row - 1; above >= Math.max(0, row - 50); above--) {
    const text = textAt(sheet, above, column);
    if (text) return text;
  }
  return null;
}

/** The text to the left of a whole row. */
export function rowLabel(sheet: WorkbookSheet, row: number, column: number): string | null {
  for (let left = column - 1; left >= 0; left--) {
    const text = textAt(sheet, row, left);
    if (text) return text;
  }
  return null;
}

/** What a row is called: the first text in one of its first columns. */
export function firstLabel(sheet: WorkbookSheet, row: number): string | null {
  for (let column = 0; column < 4; column++) {
    const text = textAt(sheet, row, column);
    if (text) return text;
  }
  return null;
}

function textAt(sheet: WorkbookSheet, row: number, column: number): string | null {
  const cell = sheet.cells.get(cellKey(row, column));
  if (typeof cell?.value !== "string" || cell.formula) return null;
  const text = cell.value.trim().replace(/:$/, "");
  return /\p{L}/u.test(text) ? text : null;
}

export const inputSheet = /^(inputs?|assumptions?|drivers?|parameters?|eingaben?|annahmen?)\b/i;
export const resultSheet = /^(summary|results?|dashboard|output|overview|ergebnis(se)?)\b/i;

/** Styles say what an author entered, where the sheets do not. */
export function looksEntered(workbook: Workbook, sheet: WorkbookSheet, cell: StoredCell) {
  const style = workbook.styles[cell.style];
  if (style?.isInput) return "input style";
  if (isBlue(style?.fontColour ?? null)) return "blue font";
  return sheet.isProtected && style && !style.isLocked ? "unlocked" : null;
}

/** The trade writes what is entered in blue. */
export function isBlue(colour: string | null): boolean {
  if (!colour || !/^[\dA-F]{6}$/.test(colour)) return false;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return blue >= 128 && red < blue * 0.6 && green <= blue * 0.75;
}
