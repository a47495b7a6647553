import type { SqlCell, SqlColumn } from "./postgres/sql-result.ts";

/** A result as PostgreSQL's `COPY … CSV` writes it: NULL is empty, an empty text is two quotes. */
export function resultCsv(
  columns: readonly SqlColumn[],
  rows: readonly (readonly SqlCell[])[],
): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((row) => row.map(cell).join(","));
  return `${lines.join("\n")}\n`;
}

function cell(value: SqlCell) {
  if (value === null) return "";
  return value === "" || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
