import { type FraudLimits, type Levels, levelOf, type RuleName, ruleNames } from "./limits.ts";

/** The kinds of fraud that were planted, in the order of the rules made for them. */
export const fraudKinds = [
  "burst",
  "outlier",
  "made-up invoice",
  "round sum",
  "new payee",
] as const;
export type FraudKind = (typeof fraudKinds)[number];

/** Payments with the same levels and the same truth. Together they are all payments. */
export type ScoredGroup = { levels: Levels; fraud: FraudKind | null; payments: number };

/** Flagged payments, and how many of them are fraud. */
export type Alerts = { alerts: number; hits: number };

export type Evaluation = {
  payments: number;
  frauds: number;
  /** Payments flagged by enough rules. */
  all: Alerts;
  /** Of these, those that a rule flagged, alone or with others. A payment can be in several rows. */
  byRule: Record<RuleName, Alerts>;
  /** How much of each kind was planted, and how much of it was found. */
  byKind: Record<FraudKind, { planted: number; found: number }>;
};

/** Share of alerts that are fraud; `null` without alerts. */
export function precisionOf({ alerts, hits }: Alerts): number | null {
  return alerts === 0 ? null : hits / alerts;
}

export function evaluate(groups: readonly ScoredGroup[], limits: FraudLimits): Evaluation {
  const needed = ruleNames.map((rule) => [rule, levelOf(rule, limits[rule])] as const);
  const result = emptyEvaluation();
  for (const { levels, fraud, payments } of groups) {
    const fired = needed.filter(([rule, level]) => levels[rule] >= level);
    const isAlert = fired.length >= limits.agreeing;
    result.payments += payments;
    if (fraud) {
      result.frauds += payments;
      result.byKind[fraud].planted += payments;
      if (isAlert) result.byKind[fraud].found += payments;
    }
    if (!isAlert) continue;
    for (const alerts of [result.all, ...fired.map(([rule]) => result.byRule[rule])]) {
      alerts.alerts += payments;
      if (fraud) alerts.hits += payments;
    }
  }
  return result;
}

function emptyEvaluation(): Evaluation {
  const none = () => ({ alerts: 0, hits: 0 });
  const unfound = () => ({ planted: 0, found: 0 });
  return {
    payments: 0,
    frauds: 0,
    all: none(),
    byRule: {
      pace: none(),
      score: none(),
      chiSquare: none(),
      roundAmount: none(),
      newPayeeAmount: none(),
    },
    byKind: {
      burst: unfound(),
      outlier: unfound(),
      "made-up invoice": unfound(),
      "round sum": unfound(),
      "new payee": unfound(),
    },
  };
}
