import { type PGlite, types } from "@electric-sql/pglite";
import type { QueryResult } from "./compare-result.ts";

/** The types PGlite would turn into JavaScript values; their text is what we print. */
const CONVERTED = [types.INT4, types.INT8, types.FLOAT8, types.NUMERIC, types.DATE, types.BOOL];

/** Runs one statement, with every cell left as PostgreSQL writes it. */
export async function runQuery(database: PGlite, sql: string): Promise<QueryResult> {
  const { rows, fields } = await database.query<(string | null)[]>(sql, [], {
    rowMode: "array",
    parsers: Object.fromEntries(CONVERTED.map((type) => [type, asWritten])),
  });
  return { columns: fields.map(({ name }) => name), rows };
}

function asWritten(value: string) {
  return value;
}
