import type { PGlite } from "@electric-sql/pglite";
import { closePostgres, postgresWith } from "#app/features/sql/postgres/shared-postgres.ts";
import type { DatabaseSource } from "./database-source.ts";

let queue: Promise<unknown> = Promise.resolve();

/** Does some work on a PostgreSQL that holds this database and refuses to change it. */
export function withDatabase<T>(
  source: DatabaseSource,
  work: (database: PGlite) => Promise<T>,
): Promise<T> {
  const turn = queue.then(async () => work(await serverWith(source)));
  // The next in the queue runs whether or not this one fails.
  queue = turn.catch(() => null);
  return turn;
}

export async function closeDatabases() {
  await queue;
  await closePostgres();
}

function serverWith(source: DatabaseSource) {
  return postgresWith(JSON.stringify(source), async (database) => {
    await database.exec("SET TIME ZONE 'UTC'");
    await load(source, database);
    await database.exec("ANALYZE");
    await database.exec("SET default_transaction_read_only = on");
  });
}

async function load({ schema, schemaFile, tables }: DatabaseSource, database: PGlite) {
  await named(schemaFile, () => database.exec(schema));
  for (const { name, csvFile, csv } of tables) {
    // An empty cell is NULL, with quotation marks or without, as in the script of the database.
    const copy = `COPY ${name} FROM '/dev/blob' WITH (FORMAT csv, HEADER, FORCE_NULL *)`;
    await named(csvFile, () => database.query(copy, [], { blob: new Blob([csv]) }));
  }
}

/** An error that says which file PostgreSQL did not accept, and where. */
async function named(file: string, run: () => Promise<unknown>) {
  try {
    await run();
  } catch (error) {
    const { message, where } = error as { message: string; where?: string };
    const line = /line (\d+)/.exec(where ?? "")?.[1];
    throw new Error(`${file}${line ? `:${line}` : ""}: PostgreSQL does not load it: ${message}.`, {
      cause: error,
    });
  }
}
