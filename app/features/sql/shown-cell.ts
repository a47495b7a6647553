import { isNumeric, type SqlCell, type SqlColumn } from "./postgres/sql-result.ts";

/** More decimals than anybody reads, such as those of a division: `10.332795895518899`. */
const manyDecimals = /^-?\d+\.\d{7,}$/;

/** A cell as the page shows it; files have every digit. */
export function shownCell(column: SqlColumn | undefined, cell: SqlCell): SqlCell {
  if (cell === null || !column || !isNumeric(column) || !manyDecimals.test(cell)) return cell;
  return String(Number(Number(cell).toFixed(4)));
}
