/** Writes the scores of the payments into models/fraud: `npx tsx content/data/payments/write-scores.ts`. */
import { writeFileSync } from "node:fs";
import { generatePayments } from "./generate-payments.ts";
import { scoredPaymentsSource } from "./score-payments.ts";

writeFileSync(
  new URL("../../../models/fraud/scored-payments.ts", import.meta.url),
  scoredPaymentsSource(generatePayments()),
);
