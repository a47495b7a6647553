import { openDatabase } from "../open-database.ts";
import { customersAsCsv } from "./customers-csv.ts";
import type { Bank } from "./generate-customers.ts";

/** A PostgreSQL in memory that holds the customers as `load.sql` would load them. */
export function openCustomersDatabase(bank: Bank) {
  return openDatabase(new URL("schema.sql", import.meta.url), customersAsCsv(bank));
}
