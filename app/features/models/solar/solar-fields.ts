import { formatEuro } from "#app/format/money.ts";
import { type Digits, formatNumber } from "#app/format/number.ts";
import { baseCase, type SolarInputName } from "#models/solar/inputs.ts";
import { type InputLimit, inputLimits, toInputLimit } from "#models/solar/limits.ts";

/** What the visitor reads beside an input, and its name in the address. */
const fields = {
  systemSizeKw: { label: "System size", key: "size" },
  systemCost: { label: "System cost", key: "cost" },
  subsidyShare: { label: "Subsidy", key: "subsidy" },
  yearlyProductionKwh: { label: "Yearly production", key: "production" },
  degradation: { label: "Degradation", key: "degradation" },
  lifetimeYears: { label: "Lifetime", key: "lifetime" },
  yearlyMaintenance: { label: "Maintenance", key: "maintenance" },
  electricityPrice: { label: "Electricity price", key: "price" },
  priceRise: { label: "Price rise", key: "rise" },
  loanShare: { label: "Share on loan", key: "share" },
  loanYears: { label: "Loan term", key: "term" },
  loanRate: { label: "Loan rate", key: "rate" },
  discountRate: { label: "Discount rate", key: "discount" },
} as const satisfies Record<SolarInputName, { label: string; key: string }>;

export const inputNames = Object.keys(baseCase) as SolarInputName[];

export const fieldGroups: readonly { title: string; names: readonly SolarInputName[] }[] = [
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
  { title: "Electricity", names: ["electricityPrice", "priceRise"] },
  { title: "Loan", names: ["loanShare", "loanYears", "loanRate"] },
  { title: "Valuation", names: ["discountRate"] },
];

/** What stands before and after the number. */
type ShownUnit = { before?: string; after: string };

/** Fractions are shown as per cent; prices keep their cents. */
const shownUnits: Record<InputLimit["unit"], ShownUnit & { scale: number; digits: Digits }> = {
  kW: { after: "\u00a0kW", scale: 1, digits: { atMost: 1 } },
  kWh: { after: "\u00a0kWh", scale: 1, digits: 0 },
  "€": { before: "€", after: "", scale: 1, digits: 0 },
  "€/kWh": { before: "€", after: "/kWh", scale: 1, digits: 2 },
  "€ a year": { before: "€", after: "\u00a0a year", scale: 1, digits: 0 },
  years: { after: "\u00a0years", scale: 1, digits: 0 },
  share: { after: "%", scale: 100, digits: 0 },
  "rate a year": { after: "% a year", scale: 100, digits: { atMost: 1 } },
};

/** An input as the page shows it: its numbers in the unit beside them, not in the model's fractions. */
export type SolarField = {
  name: SolarInputName;
  label: string;
  key: string;
  unit: ShownUnit;
  min: number;
  max: number;
  step: number;
};

export function solarField(name: SolarInputName): SolarField {
  const { min, max, step, unit } = inputLimits[name];
  return {
    name,
    ...fields[name],
    unit: shownUnits[unit],
    min: toShown(name, min),
    max: toShown(name, max),
    step: toShown(name, step),
  };
}

export function toShown(name: SolarInputName, value: number) {
  const { scale } = shownUnits[inputLimits[name].unit];
  // 0.07 × 100 is 7.000000000000001; twelve digits give back the number that was meant.
  return Number((value * scale).toPrecision(12));
}

/** Back to the model, within the limits; `null` when it is not a number. */
export function fromShown(name: SolarInputName, shown: number) {
  return toInputLimit(name, shown / shownUnits[inputLimits[name].unit].scale);
}

/** `€18,000`, `0.5% a year`. */
export function formatShown(name: SolarInputName, shown: number) {
  const { before, after, digits } = shownUnits[inputLimits[name].unit];
  return (before ? formatEuro(shown, digits) : formatNumber(shown, digits)) + after;
}
