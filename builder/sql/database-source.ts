import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { sqlStatements } from "#app/features/sql/postgres/sql-tokens.ts";
import { closePostgres, postgresWith } from "#app/features/sql/postgres/start-postgres.ts";
import { readText } from "#app/lib/read-text.server.ts";
import { generatedTables } from "#content/data/generated-tables.ts";

/** All that a named database is made of. */
export type DatabaseSource = {
  name: string;
  /** Creates the tables, and fills them where there are no CSV files. */
  schema: string;
  /** Where the schema is written, for messages. */
  schemaFile: string;
  /** In the order in which they must be filled: a table after those it refers to. */
  tables: { name: string; csvFile: string; csv: string }[];
};

const folder = "content/data";

/**
 * The database in `content/data/<name>/`: `schema.sql`, and `<table>.csv` for each table with rows, unless the
 * rows are generated.
 */
export function readDatabaseFolder(name: string, root = folder): DatabaseSource | null {
  const schemaFile = path.posix.join(root, name, "schema.sql");
  if (!existsSync(schemaFile)) return null;
  const schema = readText(schemaFile);
  const generated = root === folder ? generatedTables(name) : {};
  const tables = createdTables(schema).flatMap((table) => {
    const csvFile = path.posix.join(root, name, `${table}.csv`);
    const csv = generated[`${table}.csv`] ?? (existsSync(csvFile) ? readText(csvFile) : null);
    return csv === null ? [] : [{ name: table, csvFile, csv }];
  });
  return { name, schema, schemaFile, tables };
}

/** Names of all databases in `content/data/`. */
export function databaseFolders(root = folder) {
  return readdirSync(root).filter((name) => existsSync(path.join(root, name, "schema.sql")));
}

/** The tables that a text creates, in order. */
function createdTables(sql: string) {
  return sqlStatements(sql).flatMap(({ tokens }) => {
    const words = tokens.map(({ text }) => text.toUpperCase());
    const table = words.indexOf("TABLE");
    if (words[0] !== "CREATE" || table === -1) return [];
    const after = words[table + 1] === "IF" ? table + 4 : table + 1;
    return tokens[after] ? [tokens[after].text] : [];
  });
}

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
