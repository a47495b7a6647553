import { writeGroups } from "#models/fraud/group-payments.ts";
import { signalsOf } from "#models/fraud/signals.ts";
import { halfOf } from "./calendar.ts";
import type { Payment } from "./generate-payments.ts";

/** The source of `models/fraud/scored-payments.ts`: the payments as the model's page needs them. */
export function scoredPaymentsSource(payments: readonly Payment[]) {
  const signals = signalsOf(
    payments.map((payment) => ({ ...payment, amount: payment.amount / 100 })),
  );
  const scored = payments.flatMap(({ fraud, paidAt, amount }, index) => {
    const own = signals[index];
    return own ? [{ signals: own, fraud, half: halfOf(paidAt), amount }] : [];
  });
  return `import { readGroups } from "./group-payments.ts";

// Written by content/data/payments/write-scores.ts.
// biome-ignore format: one long string
const text = "${writeGroups(scored)}";

/** All payments of the data set, grouped by what the rules see in them. */
export const scoredPayments = readGroups(text);
`;
}
