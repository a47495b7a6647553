import { levelPayment } from "../cash-flow/loan.ts";
import type { SolarInputs } from "./inputs.ts";

/** One year of the system. Year 0 is today; every later flow falls at the end of its year. */
export type SolarYear = {
  year: number;
  productionKwh: number;
  /** Euro per kWh; today's price in years 0 and 1. */
  electricityPrice: number;
  /** Euro of electricity not bought. */
  saving: number;
  maintenance: number;
  loanPayment: number;
  cashFlow: { cash: number; loan: number };
  cumulative: { cash: number; loan: number };
};

/** Cost after the subsidy, which is paid up front, so that only the rest has to be financed. */
export function costAfterSubsidy({ systemCost, subsidyShare }: SolarInputs): number {
  return systemCost * (1 - subsidyShare);
}

/** Euro to the bank at the end of a year, counted from 1; nothing after the term. */
export function loanPayment(inputs: SolarInputs, year: number): number {
  const { loanShare, loanRate, loanYears, repayment } = inputs;
  if (year < 1 || year > loanYears) return 0;
  const principal = costAfterSubsidy(inputs) * loanShare;
  if (repayment === "annuity") {
    return levelPayment({ principal, ratePerPeriod: loanRate, periods: loanYears });
  }
  const instalment = principal / loanYears;
  return instalment + loanRate * (principal - instalment * (year - 1));
}

/** From year 0 to the end of the lifetime, or of the loan when that takes longer. */
export function solarYears(inputs: SolarInputs): SolarYear[] {
  const cost = costAfterSubsidy(inputs);
  const lastYear = Math.max(inputs.lifetimeYears, inputs.loanYears);
  const total = { cash: 0, loan: 0 };

  return Array.from({ length: lastYear + 1 }, (_, year) => {
    const inUse = year >= 1 && year <= inputs.lifetimeYears;
    const rises = Math.max(0, year - 1);
    const electricityPrice = inputs.electricityPrice * (1 + inputs.priceRise) ** rises;
    const productionKwh = inUse
      ? inputs.yearlyProductionKwh * (1 - inputs.degradation) ** rises
      : 0;
    const saving = productionKwh * electricityPrice;
    const maintenance = inUse ? inputs.yearlyMaintenance : 0;
    const payment = loanPayment(inputs, year);

    const operating = saving - maintenance;
    const cashFlow = {
      cash: year === 0 ? 0 - cost : operating,
      loan: year === 0 ? cost * inputs.loanShare - cost : operating - payment,
    };
    total.cash += cashFlow.cash;
    total.loan += cashFlow.loan;
    const row = {
      year,
      productionKwh,
      electricityPrice,
      saving,
      maintenance,
      loanPayment: payment,
    };
    return { ...row, cashFlow, cumulative: { ...total } };
  });
}
