import type { SheetValues } from "#workings/definition.ts";
import { evaluate, fraudKinds, precisionOf } from "./alerts.ts";
import { type FraudLimits, levelOf, limitRanges, type RuleName, ruleNames } from "./limits.ts";
import { scoredPayments } from "./scored-payments.ts";

/** What the model makes of a case, cell by cell. */
export function fraudSheetValues(limits: FraudLimits): SheetValues {
  const { payments, frauds, all, byRule, byKind } = evaluate(scoredPayments, limits);
  const rules = ruleNames.map((rule) => byRule[rule]);
  const kinds = fraudKinds.map((kind) => byKind[kind]);
  return {
    ...limits,
    payments,
    frauds,
    ...groupValues(limits),
    ruleAlerts: rules.map(({ alerts }) => alerts),
    ruleHits: rules.map(({ hits }) => hits),
    rulePrecision: rules.map((rule) => precisionOf(rule) ?? "–"),
    ruleRecall: rules.map(({ hits }) => hits / frauds),
    planted: kinds.map(({ planted }) => planted),
    found: kinds.map(({ found }) => found),
    foundShare: kinds.map(({ found, planted }) => found / planted),
    alerts: all.alerts,
    hits: all.hits,
    precision: precisionOf(all) ?? "None",
    recall: all.hits / frauds,
  };
}

function groupValues(limits: FraudLimits): SheetValues {
  return {
    ...Object.fromEntries(
      ruleNames.map((rule) => [
        `${rule}Reached`,
        scoredPayments.map(({ levels }) => limitAt(rule, levels[rule])),
      ]),
    ),
    groupKind: scoredPayments.map(({ fraud }) => fraud ?? "none"),
    groupPayments: scoredPayments.map(({ payments }) => payments),
    groupFrauds: scoredPayments.map(({ fraud, payments }) => (fraud ? payments : 0)),
    flags: scoredPayments.map(
      ({ levels }) =>
        ruleNames.filter((rule) => levels[rule] >= levelOf(rule, limits[rule])).length,
    ),
  };
}

/** The limit that a level stands for. */
function limitAt(rule: RuleName, level: number) {
  const { min, step } = limitRanges[rule];
  return level === 0 ? 0 : min + (level - 1) * step;
}
