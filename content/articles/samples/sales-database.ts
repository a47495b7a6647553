import { readFileSync } from "node:fs";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";

const SALES = new URL("../../data/sales/", import.meta.url);
const TABLES = ["customers", "products", "orders", "order_items"] as const;

/** The PostgreSQL of this process, which holds the sales ledger as `load.sql` would load it. */
export async function openSalesDatabase() {
  const database = await emptyPostgres();
  await database.exec(readFileSync(new URL("schema.sql", SALES), "utf8"));
  for (const table of TABLES) {
    const blob = new Blob([readFileSync(new URL(`${table}.csv`, SALES))]);
    await database.query(`COPY ${table} FROM '/dev/blob' WITH (FORMAT csv, HEADER)`, [], { blob });
  }
  return database;
}
