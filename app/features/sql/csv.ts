import { isNumeric, type SqlCell, type SqlColumn } from "./postgres/query-text.ts";

/**
 * A result as PostgreSQL's `COPY … CSV` writes it: NULL is empty, an empty text is two quotes. Only a text
 * that a spreadsheet would run as a formula differs: a query may come from a stranger's link.
 */
export function resultCsv(
  columns: readonly SqlColumn[],
  rows: readonly (readonly SqlCell[])[],
): string {
  const areNumbers = columns.map(isNumeric);
  const lines = [
    columns.map(({ name }) => cell(asText(name))),
    ...rows.map((row) =>
      row.map((value, index) => cell(areNumbers[index] ? value : asText(value))),
    ),
  ];
  return lines.map((line) => `${line.join(",")}\n`).join("");
}

/** Spreadsheets take the apostrophe as the mark of a text. */
function asText(value: SqlCell) {
  return value !== null && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

function cell(value: SqlCell) {
  if (value === null) return "";
  return value === "" || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
