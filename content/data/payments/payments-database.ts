import { openDatabase } from "../open-database.ts";
import type { Payment } from "./generate-payments.ts";
import { paymentsAsCsv } from "./payments-csv.ts";

/** A PostgreSQL in memory that holds the payments as `load.sql` would load them. */
export function openPaymentsDatabase(payments: readonly Payment[]) {
  return openDatabase(new URL("schema.sql", import.meta.url), paymentsAsCsv(payments));
}
