import { type Area, areaSize, maxColumns, maxRows, type Place } from "./area.ts";
import type { CalculableSheet } from "./calculable.ts";
import type { CellsReference } from "./parse-cell-formula.ts";

/** Longer ranges end where their sheet ends. */
const longRange = 100_000;

/** The cells that a reference means in one cell; `null` beyond the edge of the sheet. */
export function areaOf(
  { cells, anchor }: { cells: CellsReference; anchor: Place },
  at: Place,
): Area | null {
  const { first, last } = cells;
  const down = at.row - anchor.row;
  const across = at.column - anchor.column;
  const firstRow = first.isRowFixed ? first.row : first.row + down;
  const lastRow = last.isRowFixed ? last.row : last.row + down;
  const firstColumn = first.isColumnFixed ? first.column : first.column + across;
  const lastColumn = last.isColumnFixed ? last.column : last.column + across;
  const area = {
    top: Math.min(firstRow, lastRow),
    left: Math.min(firstColumn, lastColumn),
    bottom: Math.max(firstRow, lastRow),
    right: Math.max(firstColumn, lastColumn),
  };
  const isInside =
    area.top >= 0 && area.left >= 0 && area.bottom < maxRows && area.right < maxColumns;
  return isInside ? area : null;
}

/** Whole columns and rows, and very long ranges, end with the sheet. */
export function clipped(area: Area, sheet: CalculableSheet | undefined): Area {
  const { top, left, bottom, right } = area;
  const isLong = areaSize(area) > longRange;
  const isWholeColumn = top === 0 && bottom === maxRows - 1;
  const isWholeRow = left === 0 && right === maxColumns - 1;
  if (!isLong && !isWholeColumn && !isWholeRow) return area;
  const [height, width] = [sheet?.height ?? 1, sheet?.width ?? 1];
  return {
    ...{ top, left },
    bottom: isWholeColumn || isLong ? Math.max(top, Math.min(bottom, height - 1)) : bottom,
    right: isWholeRow || isLong ? Math.max(left, Math.min(right, width - 1)) : right,
  };
}

/** `A1`, and not `A$1:A1`, which grows where it is copied to. */
export function isOne({ first, last }: CellsReference) {
  const isSamePlace = first.row === last.row && first.column === last.column;
  const isRowSame = first.isRowFixed === last.isRowFixed;
  return isSamePlace && isRowSame && first.isColumnFixed === last.isColumnFixed;
}
