/** Writes the CSV files next to this one: `node --import tsx content/data/sales/write-sales.ts`. */
import { writeFileSync } from "node:fs";
import { generateSales, salesAsCsv } from "./generate-sales.ts";

for (const [name, text] of Object.entries(salesAsCsv(generateSales()))) {
  writeFileSync(new URL(name, import.meta.url), text);
}
