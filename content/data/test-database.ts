import { readFileSync } from "node:fs";
import { type PGlite, types } from "@electric-sql/pglite";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";
import type { QueryResult } from "../articles/samples/test-samples.ts";

/** The PostgreSQL of this process with the tables of `content/data/<name>`, filled from CSV text by file name. */
export async function openDatabase(name: string, files: Record<string, string>) {
  const database = await emptyPostgres();
  await database.exec(readFileSync(`content/data/${name}/schema.sql`, "utf8"));
  for (const [file, text] of Object.entries(files)) {
    const copy = `COPY ${file.replace(".csv", "")} FROM '/dev/blob' WITH (FORMAT csv, HEADER)`;
    await database.query(copy, [], { blob: new Blob([text]) });
  }
  return database;
}

/** The types PGlite would turn into JavaScript values; their text is what we print. */
const CONVERTED = [types.INT4, types.INT8, types.FLOAT8, types.NUMERIC, types.DATE, types.BOOL];

/** Runs one statement, with every cell left as PostgreSQL writes it. */
export async function runQuery(database: PGlite, sql: string): Promise<QueryResult> {
  const { rows, fields } = await database.query<(string | null)[]>(sql, [], {
    rowMode: "array",
    parsers: Object.fromEntries(CONVERTED.map((type) => [type, (value: string) => value])),
  });
  return { columns: fields.map(({ name }) => name), rows };
}
