import { amortisation, equalInstalments, type LoanPeriod } from "../cash-flow/loan.ts";
import type { SolarLoanInputs } from "./inputs.ts";

/**
 * Share of a year's production in each month, January first: a south-facing roof in central Germany, in
 * whole per cent. An assumption: about seven tenths fall in the six months from March to August.
 */
export const monthlyShares = [
  0.03, 0.05, 0.09, 0.12, 0.13, 0.13, 0.13, 0.12, 0.09, 0.06, 0.03, 0.02,
] as const;

export const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;

/** 1 for January. */
export function monthName(month: number) {
  return monthNames[month - 1] ?? "";
}

/** One month of the first year. */
export type SolarMonth = {
  /** 1 for January. */
  month: number;
  /** yearly production × share of the month */
  productionKwh: number;
  /** production × share used at home */
  ownUseKwh: number;
  /** production − own use */
  feedInKwh: number;
  /** own use × electricity price */
  saved: number;
  /** feed-in × feed-in rate */
  earned: number;
  /** saved + earned */
  benefit: number;
  /** At the end of the month. */
  payment: number;
  /** benefit − payment */
  left: number;
};

/** system cost × (1 − subsidy share); all of it is borrowed */
export function loanAmount({ systemCost, subsidyShare }: SolarLoanInputs) {
  return systemCost * (1 - subsidyShare);
}

/** Every month of the loan; interest is charged at a twelfth of the yearly rate. */
export function loanPeriods(inputs: SolarLoanInputs): LoanPeriod[] {
  const loan = {
    principal: loanAmount(inputs),
    ratePerPeriod: inputs.loanRate / 12,
    periods: inputs.loanYears * 12,
  };
  return inputs.repayment === "annuity" ? amortisation(loan) : equalInstalments(loan);
}

/** The twelve months of the first year. */
export function firstYear(inputs: SolarLoanInputs): SolarMonth[] {
  const payments = loanPeriods(inputs);
  return monthlyShares.map((share, index) => {
    const productionKwh = inputs.yearlyProductionKwh * share;
    const ownUseKwh = productionKwh * inputs.ownUseShare;
    const feedInKwh = productionKwh - ownUseKwh;
    const saved = ownUseKwh * inputs.electricityPrice;
    const earned = feedInKwh * inputs.feedInRate;
    const benefit = saved + earned;
    const payment = payments[index]?.payment ?? 0;
    const left = benefit - payment;
    return {
      month: index + 1,
      productionKwh,
      ownUseKwh,
      feedInKwh,
      saved,
      earned,
      benefit,
      payment,
      left,
    };
  });
}
