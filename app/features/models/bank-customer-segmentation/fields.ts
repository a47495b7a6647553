import {
  inputLimits,
  type SegmentationInputs,
  segmentationCases,
} from "#models/segmentation/inputs.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { euro, percent, percentAYear, type Unit } from "../kit/units.ts";

const score: Unit = { after: "", scale: 1, digits: 0 };
const euroEach: Unit = { ...euro, digits: { atMost: 2 } };
const euroAYear: Unit = { ...euro, after: "\u00a0a year" };

function slider(
  name: keyof SegmentationInputs,
  label: string,
  key: string,
  unit: Unit,
): NumberField {
  return { kind: "number", label, key, unit, limits: inputLimits[name] };
}

export const segmentationModel = defineModel<SegmentationInputs, keyof typeof segmentationCases>({
  fields: {
    recentFrom: slider("recentFrom", "Recent: recency score at least", "recent", score),
    lapsedTo: slider("lapsedTo", "Lapsed: recency score at most", "lapsed", score),
    highFrom: slider("highFrom", "High: value score at least", "high", score),
    lowTo: slider("lowTo", "Low: value score at most", "low", score),
    steadyFrom: slider("steadyFrom", "Steady: value score at least", "steady", score),
    balanceMargin: slider("balanceMargin", "Margin on balances", "margin", percentAYear),
    feeRate: slider("feeRate", "Fees on turnover", "fees", percent),
    accountCost: slider("accountCost", "Cost of an account", "cost", euroAYear),
    contactCost: slider("contactCost", "Cost of a contact", "contact", euroEach),
    wonBack: slider("wonBack", "Come back when contacted", "back", percent),
  },
  presets: {
    base: { title: "Base", inputs: segmentationCases.base },
    lowRates: { title: "Low rates", inputs: segmentationCases.lowRates },
    topFifth: { title: "Top fifth", inputs: segmentationCases.topFifth },
  },
  opensWith: "base",
  presetKey: "case",
});

export const segmentationGroups: readonly FieldGroup<SegmentationInputs>[] = [
  {
    title: "Cut-offs",
    names: ["recentFrom", "lapsedTo", "highFrom", "lowTo", "steadyFrom"],
  },
  { title: "Worth", names: ["balanceMargin", "feeRate", "accountCost"], folds: true },
  { title: "Campaign to those at risk", names: ["contactCost", "wonBack"], folds: true },
];
