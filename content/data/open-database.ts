import { readFileSync } from "node:fs";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";

/** The PostgreSQL of this process with the tables of a schema; each CSV file fills the table it is named after. */
export async function openDatabase(schema: URL, files: Record<string, string>) {
  const database = await emptyPostgres();
  await database.exec(readFileSync(schema, "utf8"));
  for (const [file, text] of Object.entries(files)) {
    const copy = `COPY ${file.replace(".csv", "")} FROM '/dev/blob' WITH (FORMAT csv, HEADER)`;
    await database.query(copy, [], { blob: new Blob([text]) });
  }
  return database;
}
