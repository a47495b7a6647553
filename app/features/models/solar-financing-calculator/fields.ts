import {
  type SolarLoanInputName,
  type SolarLoanInputs,
  solarLoanCases,
} from "#models/solar-loan/inputs.ts";
import { solarLoanLimits } from "#models/solar-loan/limits.ts";
import { solarLoanResults } from "#models/solar-loan/results.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { readText, writeText } from "../kit/settle.ts";
import { euro, percent, percentAYear, type Unit, years } from "../kit/units.ts";

const kwh: Unit = { after: "\u00a0kWh", scale: 1, digits: 0 };
const euroPerKwh: Unit = { euro: true, after: "/kWh", scale: 1, digits: 2 };
const exactEuroPerKwh: Unit = { ...euroPerKwh, digits: 3 };

function slider(name: SolarLoanInputName, label: string, key: string, unit: Unit): NumberField {
  const { min, max, step } = solarLoanLimits[name];
  return { kind: "number", label, key, unit, limits: { min, max, step } };
}

/** Inputs that the solar dashboard has too bear the same key in the url there. */
export const solarLoanModel = defineModel<SolarLoanInputs, keyof typeof solarLoanCases>({
  fields: {
    systemCost: slider("systemCost", "System cost", "cost", euro),
    subsidyShare: slider("subsidyShare", "Subsidy", "subsidy", percent),
    loanYears: slider("loanYears", "Loan term", "term", years),
    loanRate: slider("loanRate", "Loan rate", "rate", percentAYear),
    repayment: {
      kind: "choice",
      label: "Repayment",
      key: "repay",
      options: [
        { value: "annuity", label: "Annuity" },
        { value: "instalments", label: "Instalments" },
      ],
    },
    yearlyProductionKwh: slider("yearlyProductionKwh", "Yearly production", "production", kwh),
    ownUseShare: slider("ownUseShare", "Used at home", "own", percent),
    electricityPrice: slider("electricityPrice", "Electricity price", "price", euroPerKwh),
    feedInRate: slider("feedInRate", "Feed-in rate", "feed-in", exactEuroPerKwh),
  },
  presets: {
    base: { title: "Base", inputs: solarLoanCases.base },
    battery: { title: "Battery", inputs: solarLoanCases.battery },
    longLoan: { title: "Long loan", inputs: solarLoanCases.longLoan },
  },
  opensWith: "base",
  presetKey: "case",
});

export const solarLoanGroups: readonly FieldGroup<SolarLoanInputs>[] = [
  { title: "Loan", names: ["systemCost", "subsidyShare", "loanYears", "loanRate", "repayment"] },
  {
    title: "Power",
    names: ["yearlyProductionKwh", "ownUseShare", "electricityPrice", "feedInRate"],
  },
];

const shared = [
  "systemCost",
  "subsidyShare",
  "yearlyProductionKwh",
  "loanYears",
  "loanRate",
  "repayment",
] as const;

/**
 * The case on the solar dashboard, which has one price for all power: there it is the average of what is
 * saved and earned, as near as the dashboard's steps allow.
 */
export function onDashboard(inputs: SolarLoanInputs) {
  const { fields } = solarLoanModel;
  const { averagePrice } = solarLoanResults(inputs);
  const price = readText(fields.electricityPrice, averagePrice.toFixed(6))?.value;
  const query = new URLSearchParams({ pay: "loan" });
  for (const name of shared) query.set(fields[name].key, writeText(fields[name], inputs[name]));
  query.set(fields.electricityPrice.key, String(price));
  return {
    to: `/projects/solar-financing-dashboard?${query}`,
    averagePrice,
    price: Number(price),
  };
}
