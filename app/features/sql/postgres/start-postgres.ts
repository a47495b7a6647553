import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";

const folder = ".cache/postgres";
const program = createRequire(import.meta.url).resolve("@electric-sql/pglite/pglite.wasm");

/**
 * Starts PostgreSQL for builds and tests. Creating its system tables takes six of eight seconds of processor
 * time, so they are kept in the cache, under a hash of the program that made them.
 */
async function startPostgres() {
  const stamp = createHash("sha256")
    .update(await readFile(program))
    .digest("hex")
    .slice(0, 32);
  const file = path.join(folder, `${stamp}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return PGlite.create({ loadDataDir: new Blob([kept]) });
  const database = await PGlite.create();
  await keep(file, await database.dumpDataDir("none"));
  return database;
}

/** Written under another name and moved, because another process may be doing the same. */
async function keep(file: string, content: Blob) {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, Buffer.from(await content.arrayBuffer()));
  await rename(draft, file);
}

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
