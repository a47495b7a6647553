import { type FraudLimits, limitCases, limitRanges } from "#models/fraud/limits.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import { euro, type Unit } from "../kit/units.ts";

const count: Unit = { after: "", scale: 1, digits: 0 };
const score: Unit = { after: "", scale: 1, digits: { atMost: 2 } };

export const fraudModel = defineModel<FraudLimits, keyof typeof limitCases>({
  fields: {
    pace: {
      kind: "number",
      label: "Pace: payments in the hour before",
      key: "pace",
      unit: count,
      limits: limitRanges.pace,
    },
    score: {
      kind: "number",
      label: "Amount: robust z-score",
      key: "score",
      unit: score,
      limits: limitRanges.score,
    },
    chiSquare: {
      kind: "number",
      label: "First digits: chi-square",
      key: "digits",
      unit: count,
      limits: limitRanges.chiSquare,
    },
    roundAmount: {
      kind: "number",
      label: "Round sum: amount",
      key: "round",
      unit: euro,
      limits: limitRanges.roundAmount,
    },
    newPayeeAmount: {
      kind: "number",
      label: "New payee: amount",
      key: "new",
      unit: euro,
      limits: limitRanges.newPayeeAmount,
    },
    agreeing: {
      kind: "number",
      label: "Rules that must agree",
      key: "agree",
      unit: count,
      limits: limitRanges.agreeing,
    },
  },
  presets: {
    base: { title: "Base", inputs: limitCases.base },
    strict: { title: "Strict", inputs: limitCases.strict },
    loose: { title: "Loose", inputs: limitCases.loose },
    agreed: { title: "Agreed", inputs: limitCases.agreed },
  },
  opensWith: "base",
  presetKey: "case",
});

export const fraudGroups: readonly FieldGroup<FraudLimits>[] = [
  {
    title: "Flag a payment at or above",
    names: ["pace", "score", "chiSquare", "roundAmount", "newPayeeAmount"],
  },
  { title: "Raise an alert", names: ["agreeing"] },
];
