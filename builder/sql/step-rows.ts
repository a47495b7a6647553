import type { QueryText, TextResult } from "#app/features/sql/postgres/query-text.ts";
import type { SqlCell, SqlColumn } from "#app/features/sql/postgres/sql-result.ts";

const rowsShown = 6;
/** A result that is hardly longer is shown whole. */
const maxRowsInFull = 8;

/** What a step shows of a result: its first rows, how many there are, and the first and last of its dates. */
export type StepRows = {
  columns: SqlColumn[];
  rows: SqlCell[][];
  rowCount: number;
  dates: { first: string; last: string } | null;
};

/** Of a result that is here already. */
export function stepRowsOf({ columns, rows }: TextResult): StepRows {
  const place = columns.findIndex(isDate);
  const values = rows.flatMap((row) => row[place] ?? []).sort();
  const dates = spanOf(values[0], values.at(-1));
  return { columns, rows: shownOf(rows, rows.length), rowCount: rows.length, dates };
}

/**
 * Of a table. PostgreSQL counts its rows: fetching tens of thousands to show six took a third of the time
 * of all queries on large tables.
 */
export async function stepRowsIn(
  queryText: QueryText,
  select: string,
  order = "",
): Promise<StepRows> {
  const { columns, rows } = await queryText(`${select}${order} LIMIT ${maxRowsInFull}`);
  const date = columns.find(isDate);
  const name = `"${date?.name.replaceAll('"', '""')}"`;
  const ends = date ? `, min(${name}), max(${name})` : "";
  const counted = await queryText(`SELECT count(*)${ends} FROM (${select}) AS whole`);
  const [count, first, last] = counted.rows[0] ?? [];
  const shown = shownOf(rows, Number(count));
  return { columns, rows: shown, rowCount: Number(count), dates: spanOf(first, last) };
}

function shownOf(rows: SqlCell[][], rowCount: number) {
  return rowCount <= maxRowsInFull ? rows : rows.slice(0, rowsShown);
}

function isDate({ type }: SqlColumn) {
  return type === "date" || type.startsWith("timestamp");
}

function spanOf(first: SqlCell | undefined, last: SqlCell | undefined) {
  return first && last && first !== last ? { first, last } : null;
}
