/** Eighty-one cells, row by row; 0 is empty. */
export type Grid = readonly number[];

/** Reads 81 characters, "." or "0" for an empty cell; `null` if the text is anything else. */
export function parseGrid(text: string): Grid | null {
  const cells = text.replaceAll(/\s/g, "").replaceAll(".", "0");
  return /^\d{81}$/.test(cells) ? [...cells].map(Number) : null;
}

export function rowOf(cell: number): number {
  return Math.floor(cell / 9);
}

export function columnOf(cell: number): number {
  return cell % 9;
}

/** The 3 × 3 boxes are numbered row by row as well. */
export function boxOf(cell: number): number {
  return Math.floor(rowOf(cell) / 3) * 3 + Math.floor(columnOf(cell) / 3);
}
