import type { ResultTable } from "./read-samples.ts";

/** What a query gave: column names, and cells as PostgreSQL writes them (`null` for NULL). */
export type QueryResult = { columns: string[]; rows: (string | null)[][] };

/** Every difference between the printed table and the query's result; empty when they agree. */
export function differences(table: ResultTable, result: QueryResult): string[] {
  const range = shownRows(table.caption);
  if (result.rows.length !== range.of) {
    return [`The caption says ${range.of} rows, the query gives ${result.rows.length}.`];
  }
  if (table.header.join() !== result.columns.join()) {
    return [`Columns: printed ${table.header.join(", ")}; given ${result.columns.join(", ")}.`];
  }
  const given = result.rows.slice(range.from - 1, range.to);
  if (table.rows.length !== given.length) {
    return [`The caption promises ${given.length} rows, the table prints ${table.rows.length}.`];
  }
  return given.flatMap((row, r) =>
    row.flatMap((value, c) => {
      const printed = table.rows[r]?.[c] ?? "nothing";
      const expected = result.columns[c] === "year" ? value : printedCell(value);
      if (printed === expected) return [];
      const where = `Row ${range.from + r}, ${result.columns[c]}`;
      return [`${where}: the article prints "${printed}", PostgreSQL gives "${expected}".`];
    }),
  );
}

/** As the reader sees a value: a dash for NULL, thousands with commas, a real minus sign. */
export function printedCell(value: string | null) {
  if (value === null) return "–";
  const number = /^(-?)(\d+)(\.\d+)?$/.exec(value);
  if (!number) return value;
  const [, sign, whole = "", fraction = ""] = number;
  return `${sign ? "−" : ""}${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${fraction}`;
}

/** Which rows of the whole result a caption announces. */
export function shownRows(caption: string) {
  const [, from, to, of] = /Rows (\d+) to (\d+) of (\d+)/.exec(caption) ?? [];
  if (from && to && of) return { from: Number(from), to: Number(to), of: Number(of) };
  const [, first, total] = /First (\d+) of (\d+) rows/.exec(caption) ?? [];
  if (first && total) return { from: 1, to: Number(first), of: Number(total) };
  if (caption.startsWith("The only row")) return { from: 1, to: 1, of: 1 };
  const [, all] = /All (\d+) rows/.exec(caption) ?? [];
  if (all) return { from: 1, to: Number(all), of: Number(all) };
  throw new Error(`"${caption}" does not say which rows it shows.`);
}
