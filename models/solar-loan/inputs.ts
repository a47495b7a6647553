import { sheet as solar } from "../solar/sheet.ts";

const { inputs: roof } = solar.presets.base;

/** A roof on a loan, month by month. Rates and shares are fractions; named as on the solar dashboard. */
export type SolarLoanInputs = {
  systemCost: number;
  subsidyShare: number;
  loanYears: number;
  loanRate: number;
  repayment: "annuity" | "instalments";
  yearlyProductionKwh: number;
  electricityPrice: number;
  /** Share of the production used at home, the same in every month; the rest is fed into the grid. */
  ownUseShare: number;
  /** Euro per kWh fed in. */
  feedInRate: number;
};

/** The inputs that are numbers. */
export type SolarLoanInputName = Exclude<keyof SolarLoanInputs, "repayment">;

/** The case of the project's page: the roof of the solar dashboard, half of its power used at home. */
const base: SolarLoanInputs = {
  systemCost: roof.systemCost,
  subsidyShare: roof.subsidyShare,
  loanYears: roof.loanYears,
  loanRate: roof.loanRate,
  repayment: roof.repayment,
  yearlyProductionKwh: roof.yearlyProductionKwh,
  electricityPrice: roof.electricityPrice,
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
