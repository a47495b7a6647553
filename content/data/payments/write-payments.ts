/** Writes the CSV files next to this one: `npx tsx content/data/payments/write-payments.ts`. */
import { writeFileSync } from "node:fs";
import { generatePayments, paymentsAsCsv } from "./generate-payments.ts";

for (const [name, text] of Object.entries(paymentsAsCsv(generatePayments()))) {
  writeFileSync(new URL(name, import.meta.url), text);
}
