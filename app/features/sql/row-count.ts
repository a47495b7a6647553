import { formatNumber } from "#app/lib/format/number.ts";

/** `1 row`, `2,187 rows`. */
export function rowCount(rows: number) {
  return `${formatNumber(rows)} ${rows === 1 ? "row" : "rows"}`;
}
