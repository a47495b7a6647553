import { csvFormatRows, dsvFormat } from "d3-dsv";

type Separator = "," | ";" | "\t";

const separators: readonly Separator[] = [",", ";", "\t"];

/**
 * The cells of a CSV text. The separator is the one that splits the first row into the most cells. `openQuote` says that
 * a quotation mark is never closed, so the cells cannot be trusted.
 */
export function readCsv(text: string): { cells: string[][]; openQuote: boolean } {
  // A byte order mark would become part of the first title.
  const plain = text.replace(/^\ufeff/, "");
  const [firstRow = ""] = plain.split(/\r?\n|\r/, 1);
  const separator = separators.toSorted((a, b) => cellsIn(firstRow, b) - cellsIn(firstRow, a))[0];
  return {
    cells: dsvFormat(separator ?? ",").parseRows(plain),
    openQuote: (plain.match(/"/g)?.length ?? 0) % 2 === 1,
  };
}

function cellsIn(row: string, separator: Separator) {
  return dsvFormat(separator).parseRows(row)[0]?.length ?? 0;
}

export function writeCsv(
  cells: readonly (readonly (string | number)[])[],
  separator: Separator = ",",
) {
  const rows = cells.map((row) => row.map(String));
  return `${separator === "," ? csvFormatRows(rows) : dsvFormat(separator).formatRows(rows)}\n`;
}
