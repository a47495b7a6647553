import { writeCsv } from "../write-csv.ts";
import type { Bank } from "./generate-customers.ts";

/** The two tables as CSV text, by file name. */
export function customersAsCsv({ customers, transactions }: Bank) {
  return {
    "customers.csv": writeCsv(
      ["customer_id", "opened_on", "balance", "products"],
      customers.map((row) => [row.customerId, row.openedOn, euros(row.balance), row.products]),
    ),
    "transactions.csv": writeCsv(
      ["transaction_id", "customer_id", "booked_on", "amount", "standing_order"],
      transactions.map((row) => [
        row.transactionId,
        row.customerId,
        row.bookedOn,
        euros(row.amount),
        String(row.standingOrder),
      ]),
    ),
  };
}

function euros(cents: number) {
  return (cents / 100).toFixed(2);
}
