import { expect, test } from "vitest";
import { emptyPostgres } from "#app/features/sql/postgres/shared-postgres.ts";
import { databaseScript } from "./database-script.ts";
import { readDatabaseFolder } from "./database-source.ts";
import { withDatabase } from "./with-database.ts";

test("the script makes the same database as the schema and its CSV files", async () => {
  const source = readDatabaseFolder("sales");
  if (!source) throw new Error("There is no sales database.");
  expect(source.tables.map(({ name }) => name)).toEqual([
    "customers",
    "products",
    "orders",
    "order_items",
  ]);
  const sums =
    "SELECT md5(string_agg(t::text, '|' ORDER BY t::text)), count(*) FROM (SELECT c::text AS t FROM customers c UNION ALL SELECT p::text FROM products p UNION ALL SELECT o::text FROM orders o UNION ALL SELECT i::text FROM order_items i) all_rows";
  const { script, expected } = await withDatabase(source, async (database) => ({
    script: await databaseScript(source, database),
    expected: (await database.query(sums)).rows,
  }));
  const copy = await emptyPostgres();
  await copy.exec(script);
  expect((await copy.query(sums)).rows).toEqual(expected);
});
