import {
  type Financing,
  type SolarInputName,
  type SolarInputs,
  solarCases,
} from "#models/solar/inputs.ts";
import { type InputLimit, inputLimits, resized } from "#models/solar/limits.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { euro, euroAYear, percent, percentAYear, type Unit, years } from "../kit/units.ts";

export type SolarCase = SolarInputs & { financing: Financing };

const units: Record<InputLimit["unit"], Unit> = {
  kW: { after: "\u00a0kW", scale: 1, digits: { atMost: 1 } },
  kWh: { after: "\u00a0kWh", scale: 1, digits: 0 },
  "€": euro,
  "€/kWh": { euro: true, after: "/kWh", scale: 1, digits: 2 },
  "€ a year": euroAYear,
  years,
  share: percent,
  "rate a year": percentAYear,
};

function slider(name: SolarInputName, label: string, key: string): NumberField {
  const limits = inputLimits[name];
  return { kind: "number", label, key, limits, unit: units[limits.unit] };
}

export const solarModel = defineModel<SolarCase, keyof typeof solarCases>({
  fields: {
    financing: {
      kind: "choice",
      label: "Payment",
      key: "pay",
      options: [
        { value: "cash", label: "Cash" },
        { value: "loan", label: "Loan" },
      ],
    },
    systemSizeKw: slider("systemSizeKw", "System size", "size"),
    systemCost: slider("systemCost", "System cost", "cost"),
    subsidyShare: slider("subsidyShare", "Subsidy", "subsidy"),
    yearlyProductionKwh: slider("yearlyProductionKwh", "Yearly production", "production"),
    degradation: slider("degradation", "Degradation", "degradation"),
    lifetimeYears: slider("lifetimeYears", "Lifetime", "lifetime"),
    yearlyMaintenance: slider("yearlyMaintenance", "Maintenance", "maintenance"),
    electricityPrice: slider("electricityPrice", "Electricity price", "price"),
    priceRise: slider("priceRise", "Price rise", "rise"),
    loanShare: slider("loanShare", "Share borrowed", "share"),
    loanYears: slider("loanYears", "Loan term", "term"),
    loanRate: slider("loanRate", "Loan rate", "rate"),
    repayment: {
      kind: "choice",
      label: "Repayment",
      key: "repay",
      options: [
        { value: "annuity", label: "Annuity" },
        { value: "instalments", label: "Instalments" },
      ],
    },
    discountRate: slider("discountRate", "Discount rate", "discount"),
  },
  presets: {
    base: { title: "Base", inputs: { ...solarCases.base, financing: "cash" } },
    noSubsidy: { title: "No subsidy", inputs: { ...solarCases.noSubsidy, financing: "cash" } },
    flatPrices: { title: "Flat prices", inputs: { ...solarCases.flatPrices, financing: "cash" } },
  },
  opensWith: "base",
  presetKey: "case",
  // A larger system costs and produces more in proportion.
  linked: {
    by: "systemSizeKw",
    moves: ["systemCost", "yearlyProductionKwh"],
    apply: (from, sizeKw) => ({ ...resized(from, sizeKw), financing: from.financing }),
  },
});

export const solarGroups: readonly FieldGroup<SolarCase>[] = [
  {
    title: "System",
    names: [
      "systemSizeKw",
      "systemCost",
      "subsidyShare",
      "yearlyProductionKwh",
      "degradation",
      "lifetimeYears",
      "yearlyMaintenance",
    ],
  },
  { title: "Electricity", names: ["electricityPrice", "priceRise"], folds: true },
  { title: "Loan", names: ["repayment", "loanShare", "loanYears", "loanRate"], folds: true },
  { title: "Valuation", names: ["discountRate"], folds: true },
];
