import type { PGlite } from "@electric-sql/pglite";
import type {
  QueryText,
  SqlCell,
  SqlColumn,
  TextResult,
} from "#app/features/sql/postgres/query-text.ts";
import type { SplitQuery } from "./split-query.ts";

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
function stepRowsOf({ columns, rows }: TextResult): StepRows {
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

/** The rows of each named part in a fixed order, which `order` says in SQL, and those of the whole query. */
type PartResults = {
  parts: { result: StepRows; order: string }[];
  whole: StepRows;
};

/** Types without an order of their own, or without a comparison to sort them by. */
const unsortable = /^(json|xml|point|polygon|box|circle)/;

/**
 * Each part is worked out once and kept in a temporary table for those after it. Running the query up to each part in
 * turn would work the first ones out again every time, which takes three times as long for the slowest queries.
 */
export async function runInParts(
  database: PGlite,
  queryText: QueryText,
  sql: string,
  split: SplitQuery,
): Promise<PartResults> {
  const writes = split.tokens.some(({ text }) => /^(INSERT|UPDATE|DELETE|MERGE)$/i.test(text));
  if (writes) return repeating(queryText, sql, split);
  try {
    return await withTemporaryTables(database, queryText, sql, split);
  } catch {
    // A mistake of the author's is reported with its position in the text only if the text is run as it is. Anything
    // else, such as a recursive part, is run as a whole.
    return repeating(queryText, sql, split);
  }
}

async function withTemporaryTables(
  database: PGlite,
  queryText: QueryText,
  sql: string,
  { parts, mainStart, end }: SplitQuery,
): Promise<PartResults> {
  await database.exec("BEGIN READ WRITE");
  try {
    for (const { name, start, end } of parts) {
      const definition = `WITH ${sql.slice(start, end)} SELECT * FROM ${name}`;
      await database.exec(`CREATE TEMPORARY TABLE ${name} ON COMMIT DROP AS ${definition}`);
    }
    await database.exec("SET TRANSACTION READ ONLY");
    const results: PartResults["parts"] = [];
    for (const { name } of parts) {
      const select = `SELECT * FROM ${name}`;
      const order = await orderOf(queryText, select);
      results.push({ order, result: await stepRowsIn(queryText, select, order) });
    }
    return { parts: results, whole: stepRowsOf(await queryText(sql.slice(mainStart, end))) };
  } finally {
    await database.exec("ROLLBACK");
  }
}

async function repeating(
  queryText: QueryText,
  sql: string,
  { parts }: SplitQuery,
): Promise<PartResults> {
  const whole = stepRowsOf(await queryText(sql));
  const results: PartResults["parts"] = [];
  for (const { name, end } of parts) {
    const select = `${sql.slice(0, end)}\nSELECT * FROM ${name}`;
    const order = await orderOf(queryText, select);
    results.push({ order, result: stepRowsOf(await queryText(`${select}${order}`)) });
  }
  return { parts: results, whole };
}

/** The rows of a part have no order of their own, so they are sorted by all their columns. */
async function orderOf(queryText: QueryText, select: string) {
  const { columns } = await queryText(`${select} LIMIT 0`);
  const places = columns.flatMap(({ type }, index) => (unsortable.test(type) ? [] : [index + 1]));
  return places.length > 0 ? ` ORDER BY ${places.join(", ")}` : "";
}
