import { makeOnce } from "../make-once.ts";
import { databaseScript } from "./database-script.ts";
import type { DatabaseSource } from "./database-source.ts";
import { readQueriesOf } from "./query-problems.ts";
import { withDatabase } from "./with-database.ts";
import { databaseOf, sqlStamp } from "./work-out-queries.ts";

/** A file for visitors, below `/data/`. */
export type DataFile = { name: string; content: Uint8Array };

/** Every database that a text names, once. Two of the same name must be the same. */
export function databasesIn(texts: ReadonlyMap<string, string>): DatabaseSource[] {
  const found = new Map<string, DatabaseSource>();
  for (const [file, source] of texts) {
    if (!/^```sql .*\bquery="/m.test(source)) continue;
    const { queries, setUps } = readQueriesOf(source);
    for (const query of queries) {
      const database = databaseOf(query, setUps, file);
      const { schemaFile = database.schemaFile } = found.get(database.name) ?? {};
      if (schemaFile !== database.schemaFile) {
        throw new Error(
          `${database.schemaFile}: the database "${database.name}" is already made by ${schemaFile}; choose another name.`,
        );
      }
      found.set(database.name, database);
    }
  }
  return [...found.values()];
}

/** `sales.sql` with everything, and `sales/orders.csv` for each table that has a file of its own. */
export async function dataFiles(source: DatabaseSource): Promise<DataFile[]> {
  const { name, schema, tables } = source;
  const encoder = new TextEncoder();
  const { content } = await makeOnce(
    {
      folder: ".cache/sql-data",
      ending: ".sql",
      ingredients: [await sqlStamp(), name, schema, tables],
    },
    async () =>
      encoder.encode(await withDatabase(source, (database) => databaseScript(source, database))),
  );
  return [
    { name: `${name}.sql`, content },
    ...tables.map((table) => ({
      name: `${name}/${table.name}.csv`,
      content: encoder.encode(table.csv),
    })),
  ];
}
