import type { SolarInputs } from "../solar/inputs.ts";
import { baseCase } from "../solar/inputs.ts";

/** A roof on a loan, month by month. Rates and shares are fractions; named as on the solar dashboard. */
export type SolarLoanInputs = Pick<
  SolarInputs,
  | "systemCost"
  | "subsidyShare"
  | "loanYears"
  | "loanRate"
  | "repayment"
  | "yearlyProductionKwh"
  | "electricityPrice"
> & {
  /** Share of the production used at home, the same in every month; the rest is fed into the grid. */
  ownUseShare: number;
  /** Euro per kWh fed in. */
  feedInRate: number;
};

const {
  systemCost,
  subsidyShare,
  loanYears,
  loanRate,
  repayment,
  yearlyProductionKwh,
  electricityPrice,
} = baseCase;

/** The inputs that are numbers. */
export type SolarLoanInputName = Exclude<keyof SolarLoanInputs, "repayment">;

/** The case of the project's page: the roof of the solar dashboard, half of its power used at home. */
const base: SolarLoanInputs = {
  systemCost,
  subsidyShare,
  loanYears,
  loanRate,
  repayment,
  yearlyProductionKwh,
  electricityPrice,
  ownUseShare: 0.5,
  feedInRate: 0.08,
};

/** Invented households to start from. */
export const solarLoanCases = {
  base,
  /** A battery costs more and keeps more of the power at home. */
  battery: { ...base, systemCost: 25_000, ownUseShare: 0.75 },
  /** Lower payments for twice as long. */
  longLoan: { ...base, loanYears: 20 },
} as const satisfies Record<string, SolarLoanInputs>;
