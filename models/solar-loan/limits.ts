import { inputLimits } from "../solar/limits.ts";
import type { SolarLoanInputName } from "./inputs.ts";

const { systemCost, subsidyShare, loanYears, loanRate, yearlyProductionKwh, electricityPrice } =
  inputLimits;

/** The range of each input; those of the solar dashboard where it has the input too. */
export const solarLoanLimits: Record<
  SolarLoanInputName,
  { min: number; max: number; step: number }
> = {
  systemCost,
  subsidyShare,
  loanYears,
  loanRate,
  yearlyProductionKwh,
  electricityPrice,
  ownUseShare: { min: 0, max: 1, step: 0.01 },
  feedInRate: { min: 0, max: 0.3, step: 0.001 },
};
