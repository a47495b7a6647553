/** Sizes in pixels at 96 to the inch, as Excel shows them at 100%. */
export type Layout = {
  columns: readonly number[];
  rows: number;
  /** Rows that are not of the usual height, by number. */
  tall?: Readonly<Record<number, number>>;
  /** Frozen header rows, and the row shown below them: the sheet as it looks when scrolled down. */
  scroll?: { frozen: number; first: number };
};

export const ROW_HEIGHT = 24;
export const PAGE_MARGIN_INCHES = 0.25;

/** Rows and columns from 0: `B5` is row 4, column 1. */
export function position(address: string) {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  if (!letters || !digits) throw new Error(`"${address}" is no address of a cell.`);
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits) - 1, column: column - 1 };
}

/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26) - 1) + last;
}
