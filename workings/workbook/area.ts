import { addressText } from "../excel-formula.ts";

/** Of a cell on its sheet. Zero-based. */
export type Place = { row: number; column: number };

/** A rectangle of cells; both ends belong to it. Zero-based. */
export type Area = { top: number; left: number; bottom: number; right: number };

export const maxRows = 1_048_576;
export const maxColumns = 16_384;

/** `C7`; `null` if the text is not the address of a cell. */
export function parseAddress(text: string): Place | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/i.exec(text) ?? [];
  if (!letters || !digits) return null;
  const [row, column] = [Number(digits) - 1, columnIndex(letters)];
  return row < maxRows && column < maxColumns ? { row, column } : null;
}

export function columnIndex(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** `B2:D5` or `B2`. */
export function parseArea(text: string): Area | null {
  const [first = "", second = first] = text.split(":");
  const [a, b] = [parseAddress(first), parseAddress(second)];
  if (!a || !b) return null;
  return {
    top: Math.min(a.row, b.row),
    left: Math.min(a.column, b.column),
    bottom: Math.max(a.row, b.row),
    right: Math.max(a.column, b.column),
  };
}

/** `'Cash flow'!B5` as the name of the sheet, `null` where none is written, and what follows. */
export function splitPlace(place: string): { sheet: string | null; rest: string } {
  const at = place.lastIndexOf("!");
  if (at < 0) return { sheet: null, rest: place };
  const written = place.slice(0, at);
  const sheet = written.startsWith("'") ? written.slice(1, -1).replaceAll("''", "'") : written;
  return { sheet, rest: place.slice(at + 1) };
}

/** The cells of `Inputs!B2:D5`, on whatever sheet. */
export function areaIn(place: string): Area | null {
  return parseArea(splitPlace(place).rest);
}

/** The numbers from the first to the last, of rows or columns. */
export function between(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** The cells of an area, row by row. */
export function placesIn({ top, left, bottom, right }: Area): Place[] {
  return between(top, bottom).flatMap((row) =>
    between(left, right).map((column) => ({ row, column })),
  );
}

export function areaText({ top, left, bottom, right }: Area): string {
  const [first, last] = [
    addressText({ row: top, column: left }),
    addressText({ row: bottom, column: right }),
  ];
  return first === last ? first : `${first}:${last}`;
}

export function isWithin({ top, left, bottom, right }: Area, row: number, column: number) {
  return row >= top && row <= bottom && column >= left && column <= right;
}

/**
 * Cells of the same kind, such as those with the same formula, first joined along rows, then rows of the same extent
 * joined downward. The cells come in the order in which they are read.
 */
export function joinedCells(cells: readonly { kind: number; row: number; column: number }[]) {
  type Run = Area & { kind: number };
  const runs: Run[] = [];
  for (const { kind, row, column } of cells) {
    const last = runs.at(-1);
    if (last?.kind === kind && last.top === row && last.right === column - 1) last.right = column;
    else runs.push({ kind, top: row, left: column, bottom: row, right: column });
  }
  const open = new Map<string, Run>();
  return runs.filter((run) => {
    const id = `${run.kind}:${run.left}:${run.right}`;
    const above = open.get(id);
    const isBelow = above?.bottom === run.top - 1;
    if (above && isBelow) above.bottom = run.top;
    else open.set(id, run);
    return !isBelow;
  });
}

export function areaSize({ top, left, bottom, right }: Area) {
  return (bottom - top + 1) * (right - left + 1);
}

/** `Inputs!C7`, `'Cash flow'!C7`. */
export function placeText(sheet: string, row: number, column: number): string {
  return `${sheetPrefix(sheet)}${addressText({ row, column })}`;
}

/** As a formula names a sheet. */
export function sheetPrefix(sheet: string): string {
  const isPlain = /^[A-Za-z_][\w.]*$/.test(sheet) && !parseAddress(sheet) && !/^rc?$/i.test(sheet);
  return isPlain ? `${sheet}!` : `'${sheet.replaceAll("'", "''")}'!`;
}
