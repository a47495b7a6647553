import { writtenTime } from "./calendar.ts";
import type { Payment } from "./generate-payments.ts";

/** The two tables as CSV text, by file name. */
export function paymentsAsCsv(payments: readonly Payment[]) {
  return {
    "payments.csv": csv(
      ["payment_id", "paid_at", "payer_id", "payee_id", "amount"],
      payments.map(({ paymentId, paidAt, payerId, payeeId, amount }) => [
        paymentId,
        writtenTime(paidAt),
        payerId,
        payeeId,
        (amount / 100).toFixed(2),
      ]),
    ),
    "confirmed_fraud.csv": csv(
      ["payment_id", "kind"],
      payments.flatMap(({ paymentId, fraud }) => (fraud ? [[paymentId, fraud]] : [])),
    ),
  };
}

/** No cell needs quoting: there are numbers, times and plain words. */
function csv(header: readonly string[], rows: readonly (string | number)[][]) {
  return `${[header, ...rows].map((cells) => cells.join(",")).join("\n")}\n`;
}
