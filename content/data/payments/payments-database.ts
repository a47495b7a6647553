import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import type { Payment } from "./generate-payments.ts";
import { paymentsAsCsv } from "./payments-csv.ts";

/** A PostgreSQL in memory that holds the payments as `load.sql` would load them. */
export async function openPaymentsDatabase(payments: readonly Payment[]) {
  const database = await PGlite.create();
  await database.exec(readFileSync(new URL("schema.sql", import.meta.url), "utf8"));
  for (const [file, text] of Object.entries(paymentsAsCsv(payments))) {
    const copy = `COPY ${file.replace(".csv", "")} FROM '/dev/blob' WITH (FORMAT csv, HEADER)`;
    await database.query(copy, [], { blob: new Blob([text]) });
  }
  return database;
}
