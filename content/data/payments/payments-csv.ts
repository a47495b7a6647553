import { writeCsv } from "../write-csv.ts";
import { writtenTime } from "./calendar.ts";
import type { Payment } from "./generate-payments.ts";

/** The two tables as CSV text, by file name. */
export function paymentsAsCsv(payments: readonly Payment[]) {
  return {
    "payments.csv": writeCsv(
      ["payment_id", "paid_at", "payer_id", "payee_id", "amount"],
      payments.map(({ paymentId, paidAt, payerId, payeeId, amount }) => [
        paymentId,
        writtenTime(paidAt),
        payerId,
        payeeId,
        (amount / 100).toFixed(2),
      ]),
    ),
    "confirmed_fraud.csv": writeCsv(
      ["payment_id", "kind"],
      payments.flatMap(({ paymentId, fraud }) => (fraud ? [[paymentId, fraud]] : [])),
    ),
  };
}
