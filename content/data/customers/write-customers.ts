/**
 * Writes the CSV files next to this one and the scores of the customers into models/segmentation:
 * `node --import tsx content/data/customers/write-customers.ts`.
 */
import { writeFileSync } from "node:fs";
import { customersAsCsv } from "./customers-csv.ts";
import { generateCustomers } from "./generate-customers.ts";
import { scoredCustomersSource } from "./score-customers.ts";

const bank = generateCustomers();
for (const [name, text] of Object.entries(customersAsCsv(bank))) {
  writeFileSync(new URL(name, import.meta.url), text);
}
writeFileSync(
  new URL("../../../models/segmentation/scored-customers.ts", import.meta.url),
  scoredCustomersSource(bank),
);
