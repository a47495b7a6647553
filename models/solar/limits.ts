import type { SolarInputName, SolarInputs } from "./inputs.ts";

export type InputLimit = {
  min: number;
  max: number;
  step: number;
  unit: "kW" | "kWh" | "€" | "€/kWh" | "€ a year" | "years" | "share" | "rate a year";
};

/** The range of each input: the ends of its slider, and what a url may set. */
export const inputLimits: Record<SolarInputName, InputLimit> = {
  systemSizeKw: { min: 2, max: 20, step: 0.5, unit: "kW" },
  systemCost: { min: 4_000, max: 60_000, step: 100, unit: "€" },
  yearlyProductionKwh: { min: 1_500, max: 28_000, step: 100, unit: "kWh" },
  lifetimeYears: { min: 10, max: 40, step: 1, unit: "years" },
  degradation: { min: 0, max: 0.02, step: 0.001, unit: "rate a year" },
  electricityPrice: { min: 0.1, max: 0.6, step: 0.01, unit: "€/kWh" },
  priceRise: { min: -0.02, max: 0.08, step: 0.005, unit: "rate a year" },
  subsidyShare: { min: 0, max: 0.6, step: 0.01, unit: "share" },
  yearlyMaintenance: { min: 0, max: 600, step: 10, unit: "€ a year" },
  loanShare: { min: 0, max: 1, step: 0.05, unit: "share" },
  loanYears: { min: 1, max: 20, step: 1, unit: "years" },
  loanRate: { min: 0, max: 0.12, step: 0.001, unit: "rate a year" },
  discountRate: { min: 0, max: 0.12, step: 0.005, unit: "rate a year" },
};

/** The nearest value the slider of this input can be set to; `null` when it is not a number. */
export function toInputLimit(name: SolarInputName, value: number): number | null {
  if (Number.isNaN(value)) return null;
  const { min, max, step } = inputLimits[name];
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // 35 steps of 0.01 are 0.35000000000000003; twelve digits give back the number that was meant.
  return Number((min + steps * step).toPrecision(12));
}

/** A system of another size, its cost and production scaled with it, within their limits. */
export function resized(inputs: SolarInputs, systemSizeKw: number): SolarInputs {
  const scale = systemSizeKw / inputs.systemSizeKw;
  const scaled = (name: "systemCost" | "yearlyProductionKwh") =>
    toInputLimit(name, inputs[name] * scale) ?? inputs[name];
  return {
    ...inputs,
    systemSizeKw,
    systemCost: scaled("systemCost"),
    yearlyProductionKwh: scaled("yearlyProductionKwh"),
  };
}
