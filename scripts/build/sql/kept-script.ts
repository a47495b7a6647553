import { makeOnce } from "../make-once.ts";
import { databaseScript } from "./database-script.ts";
import type { DatabaseSource } from "./database-source.ts";
import { withDatabase } from "./with-database.ts";
import { sqlStamp } from "./work-out-queries.ts";

/** The script that makes a database, from the cache unless the database or this code has changed. */
export async function keptScript(source: DatabaseSource): Promise<Uint8Array> {
  const { name, schema, tables } = source;
  const { content } = await makeOnce(
    {
      folder: ".cache/sql-data",
      ending: ".sql",
      ingredients: [await sqlStamp(), name, schema, tables],
    },
    async () =>
      new TextEncoder().encode(
        await withDatabase(source, (database) => databaseScript(source, database)),
      ),
  );
  return content;
}
