import type { SolarLoanInputName } from "./inputs.ts";

/** The range of each input; those of the solar dashboard where it has the input too. */
export const solarLoanLimits: Record<
  SolarLoanInputName,
  { min: number; max: number; step: number }
> = {
  systemCost: { min: 4_000, max: 60_000, step: 100 },
  subsidyShare: { min: 0, max: 0.6, step: 0.01 },
  loanYears: { min: 1, max: 20, step: 1 },
  loanRate: { min: 0, max: 0.12, step: 0.001 },
  yearlyProductionKwh: { min: 1_500, max: 28_000, step: 100 },
  electricityPrice: { min: 0.1, max: 0.6, step: 0.01 },
  ownUseShare: { min: 0, max: 1, step: 0.01 },
  feedInRate: { min: 0, max: 0.3, step: 0.001 },
};
