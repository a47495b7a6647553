import { type Levels, levelsOf, ruleNames } from "./limits.ts";
import type { Signals } from "./signals.ts";

/** The kinds of fraud that were planted, in the order of the rules made for them. */
export const fraudKinds = [
  ...(["burst", "outlier", "made-up invoice", "round sum", "new payee"] as const),
];
export type FraudKind = (typeof fraudKinds)[number];

/** Payments with the same levels and the same truth in the same half of the year. Together they are all payments. */
type ScoredGroup = {
  levels: Levels;
  fraud: FraudKind | null;
  half: 1 | 2;
  payments: number;
  /** Cents, so that sums are exact. */
  amount: number;
};

export type ScoredPayment = {
  signals: Signals;
  fraud: FraudKind | null;
  half: 1 | 2;
  amount: number;
};

/**
 * A year of payments as a short text: what decides about a payment is how far up each rule's limits it
 * gets and what it truly was, and most payments have these in common with thousands of others. A word is
 * five levels, the kind of fraud and the half of the year, one base-36 digit each, and after them the number
 * of payments and what they add up to.
 */
export function writeGroups(payments: readonly ScoredPayment[]) {
  const groups = new Map<string, { count: number; sum: number }>();
  for (const { signals, fraud, half, amount } of payments) {
    const levels = levelsOf(signals);
    const key = `${ruleNames.map((rule) => levels[rule].toString(36)).join("")}${kindDigit(fraud)}${half}`;
    const { count, sum } = groups.get(key) ?? { count: 0, sum: 0 };
    groups.set(key, { count: count + 1, sum: sum + amount });
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { count, sum }]) => `${key}${count.toString(36)},${sum.toString(36)}`)
    .join(" ");
}

export function readGroups(text: string): ScoredGroup[] {
  return text.split(" ").map((word) => {
    const [velocity, score, chiSquare, roundAmount, newPayeeAmount, kind, half] = [
      ...word.slice(0, 7),
    ].map((digit) => Number.parseInt(digit, 36)) as [
      ...[number, number, number, number, number, number],
      1 | 2,
    ];
    const [payments = 0, amount = 0] = word
      .slice(7)
      .split(",")
      .map((part) => Number.parseInt(part, 36));
    return {
      levels: { velocity, score, chiSquare, roundAmount, newPayeeAmount },
      fraud: fraudKinds[kind - 1] ?? null,
      ...{ half, payments, amount },
    };
  });
}

function kindDigit(fraud: FraudKind | null) {
  return fraud ? fraudKinds.indexOf(fraud) + 1 : 0;
}
