/** Writes the scores of the customers into models/segmentation: `npx tsx content/data/customers/write-scores.ts`. */
import { writeFileSync } from "node:fs";
import { generateCustomers } from "./generate-customers.ts";
import { scoredCustomersSource } from "./score-customers.ts";

writeFileSync(
  new URL("../../../models/segmentation/scored-customers.ts", import.meta.url),
  scoredCustomersSource(generateCustomers()),
);
