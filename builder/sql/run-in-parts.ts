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

export function stepRowsOf({ columns, rows }: TextResult): StepRows {
  const place = columns.findIndex(({ type }) => type === "date" || type.startsWith("timestamp"));
  const values = rows.flatMap((row) => row[place] ?? []).sort();
  const [first, last] = [values[0], values.at(-1)];
  return {
    columns,
    rows: rows.length <= maxRowsInFull ? rows : rows.slice(0, rowsShown),
    rowCount: rows.length,
    dates: first && last && first !== last ? { first, last } : null,
  };
}

/** The rows of each named part in a fixed order, which `order` says in SQL, and those of the whole query. */
export async function runInParts(queryText: QueryText, sql: string, { parts }: SplitQuery) {
  // First, because a mistake of the author's is reported with its position in the text.
  const whole = stepRowsOf(await queryText(sql));
  const results: { result: StepRows; order: string }[] = [];
  for (const { name, end } of parts) {
    const select = `${sql.slice(0, end)}\nSELECT * FROM ${name}`;
    const order = await orderOf(queryText, select);
    results.push({ order, result: stepRowsOf(await queryText(`${select}${order}`)) });
  }
  return { parts: results, whole };
}

/** Types without an order of their own, or without a comparison to sort them by. */
const unsortable = /^(json|xml|point|polygon|box|circle)/;

/** The rows of a part have no order of their own, so they are sorted by all their columns. */
async function orderOf(queryText: QueryText, select: string) {
  const { columns } = await queryText(`${select} LIMIT 0`);
  const places = columns.flatMap(({ type }, index) => (unsortable.test(type) ? [] : [index + 1]));
  return places.length > 0 ? ` ORDER BY ${places.join(", ")}` : "";
}
