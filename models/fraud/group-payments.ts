import { type Levels, levelsOf, ruleNames } from "./limits.ts";
import type { Signals } from "./signals.ts";

/** The kinds of fraud that were planted, in the order of the rules made for them. */
export const fraudKinds = [
  ...(["burst", "outlier", "made-up invoice", "round sum", "new payee"] as const),
];
export type FraudKind = (typeof fraudKinds)[number];

/** Payments with the same levels and the same truth. Together they are all payments. */
type ScoredGroup = { levels: Levels; fraud: FraudKind | null; payments: number };

/**
 * A year of payments as a short text: what decides about a payment is how far up each rule's limits it
 * gets and what it truly was, and most payments have these in common with thousands of others. A word is
 * five levels and the kind of fraud, one base-36 digit each, and after them the number of payments.
 */
export function writeGroups(payments: readonly { signals: Signals; fraud: FraudKind | null }[]) {
  const counts = new Map<string, number>();
  for (const { signals, fraud } of payments) {
    const levels = levelsOf(signals);
    const key = ruleNames.map((rule) => levels[rule].toString(36)).join("") + kindDigit(fraud);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => key + count.toString(36))
    .join(" ");
}

export function readGroups(text: string): ScoredGroup[] {
  return text.split(" ").map((word) => {
    const [pace, score, chiSquare, roundAmount, newPayeeAmount, kind] = [...word.slice(0, 6)].map(
      (digit) => Number.parseInt(digit, 36),
    ) as [number, number, number, number, number, number];
    return {
      levels: { pace, score, chiSquare, roundAmount, newPayeeAmount },
      fraud: fraudKinds[kind - 1] ?? null,
      payments: Number.parseInt(word.slice(6), 36),
    };
  });
}

function kindDigit(fraud: FraudKind | null) {
  return fraud ? fraudKinds.indexOf(fraud) + 1 : 0;
}
