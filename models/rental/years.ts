import type { RentalInputs } from "./inputs.ts";
import { purchase } from "./purchase.ts";

/** One year of letting. All flows fall at its end. */
export type RentalYear = {
  /** 1 for the first. */
  year: number;
  /** monthly rent × 12 × (1 + rent growth)^(year − 1) */
  grossRent: number;
  /** gross rent × vacancy rate */
  vacancy: number;
  /** year-1 costs × (1 + cost growth)^(year − 1) */
  nonRecoverableCosts: number;
  /** area × maintenance per m² × (1 + cost growth)^(year − 1) */
  maintenance: number;
  /** gross rent − vacancy − non-recoverable costs − maintenance */
  netOperatingIncome: number;
  /** closing balance of the year before; the loan in year 1 */
  openingBalance: number;
  /** opening balance × loan rate */
  interest: number;
  /** the smaller of yearly debt service − interest and opening balance */
  repayment: number;
  /** interest + repayment */
  debtService: number;
  /** opening balance − repayment */
  closingBalance: number;
  /** net operating income − debt service */
  cashFlow: number;
};

/** Each field is one column of a workbook; its formula stands beside it in `RentalYear`. */
export function rentalYears(inputs: RentalInputs): RentalYear[] {
  const { loan, yearlyDebtService } = purchase(inputs);
  let openingBalance = loan;

  return Array.from({ length: inputs.holdingYears }, (_, index) => {
    const costIndex = (1 + inputs.costGrowth) ** index;
    const grossRent = inputs.monthlyRent * 12 * (1 + inputs.rentGrowth) ** index;
    const vacancy = grossRent * inputs.vacancyRate;
    const nonRecoverableCosts = inputs.nonRecoverableCosts * costIndex;
    const maintenance = inputs.livingAreaSqm * inputs.maintenancePerSqm * costIndex;
    const netOperatingIncome = grossRent - vacancy - nonRecoverableCosts - maintenance;

    const interest = openingBalance * inputs.loanRate;
    const repayment = Math.min(yearlyDebtService - interest, openingBalance);
    const debtService = interest + repayment;
    const closingBalance = openingBalance - repayment;
    const row: RentalYear = {
      year: index + 1,
      grossRent,
      vacancy,
      nonRecoverableCosts,
      maintenance,
      netOperatingIncome,
      openingBalance,
      interest,
      repayment,
      debtService,
      closingBalance,
      cashFlow: netOperatingIncome - debtService,
    };
    openingBalance = closingBalance;
    return row;
  });
}
