/**
 * Writes the CSV files next to this one and the scores of the payments into models/fraud:
 * `node --import tsx content/data/payments/write-payments.ts`.
 */
import { writeFileSync } from "node:fs";
import { generatePayments } from "./generate-payments.ts";
import { paymentsAsCsv } from "./payments-csv.ts";
import { scoredPaymentsSource } from "./score-payments.ts";

const payments = generatePayments();
for (const [name, text] of Object.entries(paymentsAsCsv(payments))) {
  writeFileSync(new URL(name, import.meta.url), text);
}
writeFileSync(
  new URL("../../../models/fraud/scored-payments.ts", import.meta.url),
  scoredPaymentsSource(payments),
);
