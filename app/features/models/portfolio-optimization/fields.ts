import {
  type CaseName,
  cases,
  inputLimits,
  type PortfolioInputs,
} from "#models/portfolio/inputs.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { percent, plain, type Unit } from "../kit/units.ts";

const months: Unit = { ...plain, after: "\u00a0months", digits: 0 };
const fine: Unit = { ...percent, digits: { atMost: 2 } };

/** `?case=calm&place=45&limit=25`: only what differs. */
export const portfolioModel = defineModel<PortfolioInputs, CaseName>({
  fields: {
    place: number("place", "Position on the frontier", "place", percent),
    limit: number("limit", "Maximum per asset", "limit", percent),
    window: number("window", "Estimation window", "months", months),
    covarianceShrinkage: number("covarianceShrinkage", "Covariance", "shrink", percent),
    meanShrinkage: number("meanShrinkage", "Expected returns", "means", percent),
    risklessRate: number("risklessRate", "Risk-free rate", "riskless", fine),
    tradingCost: number("tradingCost", "Trading cost", "cost", fine),
  },
  presets: cases,
  opensWith: "balanced",
  presetKey: "case",
});

export const groups: readonly FieldGroup<PortfolioInputs>[] = [
  { title: "Portfolio", names: ["place", "limit"] },
  { title: "Shrinkage", names: ["covarianceShrinkage", "meanShrinkage"] },
  { title: "Data and market", names: ["window", "risklessRate", "tradingCost"], folds: true },
];

function number(name: keyof PortfolioInputs, label: string, key: string, unit: Unit): NumberField {
  return { kind: "number", label, key, unit, limits: inputLimits[name] };
}
