import type { PGlite } from "@electric-sql/pglite";
import { startPostgres } from "./start-postgres.ts";

/** Starting PostgreSQL takes seconds, so each process has one for all databases. */
let server: Promise<PGlite> | null = null;
let loaded: string | null = null;

/** The PostgreSQL of this process, without tables, settings or open transactions of earlier users. */
export async function emptyPostgres() {
  loaded = null;
  server ??= startPostgres();
  const database = await server;
  await database.exec("ROLLBACK");
  await database.exec("DISCARD ALL");
  await database.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  return database;
}

/** The PostgreSQL of this process as `load` left it, which is skipped when the last user asked for the same key. */
export async function postgresWith(key: string, load: (database: PGlite) => Promise<void>) {
  if (server && loaded === key) return server;
  const database = await emptyPostgres();
  await load(database);
  loaded = key;
  return database;
}

export async function closePostgres() {
  const running = server;
  server = null;
  loaded = null;
  await (await running)?.close();
}
