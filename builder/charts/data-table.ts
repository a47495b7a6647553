import { readFileSync } from "node:fs";
import path from "node:path";
import { readCsv } from "#app/features/models/kit/csv.ts";
import { ContentMistake } from "../content/problem.ts";

/** A CSV file of `content/data`, with commas, semicolons or tabs; all cells as they are written. */
export type DataTable = {
  file: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** `address` is as in a text, from its own folder: `../data/sales.csv`. */
export function readDataTable(address: string, folder = "content/data"): DataTable {
  const [, name] = /^\.\.\/data\/([\w./-]+\.csv)$/.exec(address) ?? [];
  if (!name || name.includes("..")) {
    throw new ContentMistake(
      `data="${address}" is not a file of content/data; save it there and write data="../data/name.csv"`,
    );
  }
  const file = path.posix.join(folder, name);
  const { cells, openQuote } = readCsv(textOf(file));
  if (openQuote) {
    throw new ContentMistake("a quotation mark is never closed; add the second one", `${file}:1`);
  }
  const [columns = [], ...rows] = cells.filter((row) => row.join("") !== "");
  if (rows.length === 0) {
    throw new ContentMistake(
      "the file has no rows; write the names of the columns in its first line and values below",
      `${file}:1`,
    );
  }
  return { file, columns: columns.map((column) => column.trim()), rows };
}

function textOf(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new ContentMistake(`${file} does not exist; add the file or correct its name`);
  }
}

/** The cells of a column, in the order of the rows. */
export function cellsOf({ file, columns, rows }: DataTable, column: string): string[] {
  const index = columns.indexOf(column);
  if (index === -1) {
    throw new ContentMistake(`${file} has no column "${column}"; use one of ${columns.join(", ")}`);
  }
  return rows.map((row) => (row[index] ?? "").trim());
}

const written = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;

export function isNumber(cell: string) {
  return written.test(cell);
}

/** The numbers of a column; `null` for an empty cell. */
export function numbersOf(table: DataTable, column: string): (number | null)[] {
  return cellsOf(table, column).map((cell, index) => {
    if (cell === "") return null;
    if (isNumber(cell)) return Number(cell);
    throw new ContentMistake(
      `"${cell}" in the column ${column} is not a number; write it as 1250.5, without signs or spaces, or leave the cell empty`,
      placeOf(table, index),
    );
  });
}

/** Row 0 of the values is line 2 of the file, below the names of the columns. */
export function placeOf({ file }: DataTable, row: number) {
  return `${file}:${row + 2}`;
}
