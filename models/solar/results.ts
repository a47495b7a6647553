import { type Irr, irr } from "../cash-flow/irr.ts";
import { npv } from "../cash-flow/npv.ts";
import { payback } from "../cash-flow/payback.ts";
import type { Financing, SolarInputs } from "./inputs.ts";
import { costAfterSubsidy, loanPayment, solarYears } from "./years.ts";

export type SolarResults = {
  subsidy: number;
  costAfterSubsidy: number;
  /** To the bank at the end of the first year, and as an annuity in every year; zero when paid in cash. */
  firstPayment: number;
  firstYearSaving: number;
  /** Electricity not bought over the whole lifetime, undiscounted, before any cost. */
  lifetimeSavings: number;
  /** What is left of it at the end, after cost, interest and maintenance, undiscounted. */
  netGain: number;
  npv: number;
  /** Does not exist when a loan covers everything and no year ends in a payment. */
  irr: Irr;
  /** Years; 0 when nothing has to be advanced, `null` when it is never earned back. */
  paybackYears: number | null;
};

export function solarResults(inputs: SolarInputs, financing: Financing): SolarResults {
  const years = solarYears(inputs);
  const flows = years.map((year) => year.cashFlow[financing]);
  const cost = costAfterSubsidy(inputs);
  return {
    subsidy: inputs.systemCost - cost,
    costAfterSubsidy: cost,
    firstPayment: financing === "loan" ? loanPayment(inputs, 1) : 0,
    firstYearSaving: years[1]?.saving ?? 0,
    lifetimeSavings: years.reduce((sum, year) => sum + year.saving, 0),
    netGain: years.at(-1)?.cumulative[financing] ?? 0,
    npv: npv(inputs.discountRate, flows),
    irr: irr(flows),
    paybackYears: payback(flows),
  };
}
