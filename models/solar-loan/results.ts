import type { SolarLoanInputs } from "./inputs.ts";
import { firstYear, loanAmount, loanPeriods } from "./months.ts";

/** One year of the loan. */
export type LoanYear = {
  /** 1 for the first. */
  year: number;
  /** sums of the twelve months */
  interest: number;
  repayment: number;
  payment: number;
  /** owed after the last of them */
  closing: number;
};

export type SolarLoanResults = {
  loan: number;
  /** The first; in instalments also the highest. */
  monthlyPayment: number;
  lastPayment: number;
  totalPaid: number;
  /** total paid − loan */
  totalInterest: number;
  /** Payments of the first year ÷ 12 */
  averagePayment: number;
  /** Of the first year. */
  yearlyBenefit: number;
  /** yearly benefit ÷ 12 */
  averageBenefit: number;
  /** Euro per kWh produced: share × electricity price + (1 − share) × feed-in rate */
  averagePrice: number;
  /** Months of the first year in which the roof brings in at least the payment. */
  monthsCovered: number;
  /**
   * Share used at home from which the benefit of the first year covers its payments; above 1 it never
   * does, at 0 or below always. `null` where own use is worth no more than feeding in.
   */
  breakEvenShare: number | null;
  /** total paid ÷ yearly benefit; `null` without a benefit */
  yearsOfBenefit: number | null;
};

export function solarLoanResults(inputs: SolarLoanInputs): SolarLoanResults {
  const loan = loanAmount(inputs);
  const months = firstYear(inputs);
  const periods = loanPeriods(inputs);
  const { ownUseShare, electricityPrice, feedInRate, yearlyProductionKwh } = inputs;
  const monthlyPayment = periods[0]?.payment ?? 0;
  const firstYearPaid = months.reduce((sum, { payment }) => sum + payment, 0);
  const totalPaid = periods.reduce((sum, { payment }) => sum + payment, 0);
  const yearlyBenefit = months.reduce((sum, { benefit }) => sum + benefit, 0);
  const premium = electricityPrice - feedInRate;
  return {
    loan,
    monthlyPayment,
    lastPayment: periods.at(-1)?.payment ?? 0,
    averagePayment: firstYearPaid / 12,
    totalPaid,
    totalInterest: totalPaid - loan,
    yearlyBenefit,
    averageBenefit: yearlyBenefit / 12,
    averagePrice: ownUseShare * electricityPrice + (1 - ownUseShare) * feedInRate,
    monthsCovered: months.filter(({ left }) => left >= 0).length,
    breakEvenShare:
      premium > 0 ? (firstYearPaid / yearlyProductionKwh - feedInRate) / premium : null,
    yearsOfBenefit: yearlyBenefit > 0 ? totalPaid / yearlyBenefit : null,
  };
}

/** The loan by year. */
export function loanYears(inputs: SolarLoanInputs): LoanYear[] {
  const periods = loanPeriods(inputs);
  return Array.from({ length: inputs.loanYears }, (_, index) => {
    const ofYear = periods.slice(index * 12, index * 12 + 12);
    const sum = (part: "interest" | "repayment" | "payment") =>
      ofYear.reduce((total, period) => total + period[part], 0);
    return {
      year: index + 1,
      interest: sum("interest"),
      repayment: sum("repayment"),
      payment: sum("payment"),
      closing: ofYear.at(-1)?.closing ?? 0,
    };
  });
}
