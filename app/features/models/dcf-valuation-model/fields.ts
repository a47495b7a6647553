import { type DcfInputs, dcfCases } from "#models/valuation/inputs.ts";
import { dcfLimits } from "#models/valuation/limits.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { percent, percentAYear, plain, type Unit } from "../kit/units.ts";

const amount: Unit = { euro: true, after: "m", scale: 1, digits: 0 };
const times: Unit = { after: "×", scale: 1, digits: { atMost: 1 } };
const million: Unit = { after: "m", scale: 1, digits: 0 };
const euroAShare: Unit = { euro: true, after: "", scale: 1, digits: 2 };

function slider(name: keyof typeof dcfLimits, label: string, key: string, unit: Unit): NumberField {
  return { kind: "number", label, key, unit, limits: dcfLimits[name] };
}

// In a choice the usual answer is the last: it leaves the fields below it as they are.
export const dcfModel = defineModel<DcfInputs, keyof typeof dcfCases>({
  fields: {
    revenue: slider("revenue", "Revenue in year 1", "revenue", amount),
    firstGrowth: slider("firstGrowth", "Growth in year 2", "growth", percent),
    lastGrowth: slider("lastGrowth", "Growth in year 10", "last", percent),
    ebitMargin: slider("ebitMargin", "EBIT margin", "margin", percent),
    taxRate: slider("taxRate", "Tax rate", "tax", percent),
    reinvestmentShare: slider("reinvestmentShare", "Reinvested, of NOPAT", "reinvest", percent),
    waccSource: {
      kind: "choice",
      label: "Discount rate (WACC)",
      key: "wacc-by",
      options: [
        { value: "parts", label: "From its parts" },
        { value: "given", label: "Given" },
      ],
    },
    givenWacc: slider("givenWacc", "WACC", "wacc", percent),
    riskFreeRate: slider("riskFreeRate", "Risk-free rate", "free", percent),
    beta: slider("beta", "Beta", "beta", plain),
    equityPremium: slider("equityPremium", "Equity premium", "premium", percent),
    costOfDebt: slider("costOfDebt", "Cost of debt", "debt", percent),
    debtShare: slider("debtShare", "Debt, of debt and equity", "weight", percent),
    timing: {
      kind: "choice",
      label: "Cash arrives at",
      key: "cash",
      options: [
        { value: "year-end", label: "Year end" },
        { value: "mid-year", label: "Mid-year" },
      ],
    },
    terminalBy: {
      kind: "choice",
      label: "Terminal value by",
      key: "by",
      options: [
        { value: "multiple", label: "Multiple" },
        { value: "growth", label: "Growth" },
      ],
    },
    terminalGrowth: slider("terminalGrowth", "Terminal growth", "terminal", percentAYear),
    terminalReinvestment: {
      kind: "choice",
      label: "Reinvestment after the plan",
      key: "then",
      options: [
        { value: "held", label: "Held" },
        { value: "follows-growth", label: "Follows growth" },
      ],
    },
    returnOnNewCapital: slider("returnOnNewCapital", "Return on new capital", "roic", percent),
    exitMultiple: slider("exitMultiple", "Multiple of EBIT", "multiple", times),
    netDebt: slider("netDebt", "Net debt", "net-debt", amount),
    otherClaims: slider("otherClaims", "Leases, pensions, minorities", "claims", amount),
    shares: slider("shares", "Shares, diluted", "shares", million),
    sharePrice: slider("sharePrice", "Share price today", "price", euroAShare),
  },
  presets: {
    base: { title: "Base", inputs: dcfCases.base },
    growth: { title: "Growth", inputs: dcfCases.growth },
    mature: { title: "Mature", inputs: dcfCases.mature },
  },
  opensWith: "base",
  presetKey: "case",
});

/** The fields that count in this case. */
export function dcfGroups(inputs: DcfInputs): readonly FieldGroup<DcfInputs>[] {
  const { waccSource, terminalBy, terminalReinvestment } = inputs;
  return [
    {
      title: "Plan, ten years",
      names: ["revenue", "firstGrowth", "lastGrowth", "ebitMargin", "taxRate", "reinvestmentShare"],
    },
    {
      title: "Discounting",
      names: [
        "waccSource",
        ...(waccSource === "given"
          ? (["givenWacc"] as const)
          : (["riskFreeRate", "beta", "equityPremium", "costOfDebt", "debtShare"] as const)),
        "timing",
      ],
      folds: true,
    },
    {
      title: "After year 10",
      names: [
        "terminalBy",
        ...(terminalBy === "growth"
          ? ([
              "terminalGrowth",
              "terminalReinvestment",
              ...(terminalReinvestment === "held" ? [] : (["returnOnNewCapital"] as const)),
            ] as const)
          : (["exitMultiple"] as const)),
      ],
      folds: true,
    },
    {
      title: "Claims and shares",
      names: ["netDebt", "otherClaims", "shares", "sharePrice"],
      folds: true,
    },
  ];
}
