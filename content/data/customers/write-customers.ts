/** Writes the CSV files next to this one: `npx tsx content/data/customers/write-customers.ts`. */
import { writeFileSync } from "node:fs";
import { customersAsCsv, generateCustomers } from "./generate-customers.ts";

for (const [name, text] of Object.entries(customersAsCsv(generateCustomers()))) {
  writeFileSync(new URL(name, import.meta.url), text);
}
