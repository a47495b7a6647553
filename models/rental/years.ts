import type { RentalInputs } from "./inputs.ts";
import { type LoanMonth, loanMonths } from "./loan.ts";
import { purchase } from "./purchase.ts";

/** One year of letting. All flows but the loan's are taken to fall at its end. */
export type RentalYear = {
  /** 1 for the first. */
  year: number;
  /** monthly rent × 12 × (1 + rent growth)^(year − 1) */
  grossRent: number;
  /** gross rent × vacancy rate */
  vacancy: number;
  /** monthly costs × 12 × (1 + cost growth)^(year − 1) */
  costs: number;
  /** gross rent − vacancy − costs */
  netOperatingIncome: number;
  /** sum of the twelve months */
  interest: number;
  /** sum of the twelve months */
  repayment: number;
  /** what is owed after the twelfth month */
  closingBalance: number;
  /** total cost × building share × depreciation rate */
  depreciation: number;
  /** net operating income − interest − depreciation: repayment is paid but never deducted */
  taxableIncome: number;
  /** −taxable income × tax rate: a loss saves tax on other income, a profit costs it */
  taxSaved: number;
  /** net operating income − interest − repayment + tax saved */
  cashFlow: number;
};

/** Each field is one row of a workbook; its formula is beside it in `RentalYear`. */
export function rentalYears(inputs: RentalInputs): RentalYear[] {
  const months = loanMonths(inputs);
  const depreciation = purchase(inputs).totalCost * inputs.buildingShare * inputs.depreciationRate;

  return Array.from({ length: inputs.holdingYears }, (_, index) => {
    const grossRent = inputs.monthlyRent * 12 * (1 + inputs.rentGrowth) ** index;
    const vacancy = grossRent * inputs.vacancyRate;
    const costs = inputs.monthlyCosts * 12 * (1 + inputs.costGrowth) ** index;
    const netOperatingIncome = grossRent - vacancy - costs;

    const ofYear = months.slice(index * 12, index * 12 + 12);
    const interest = sum(ofYear, "interest");
    const repayment = sum(ofYear, "repayment");

    const taxableIncome = netOperatingIncome - interest - depreciation;
    const taxSaved = 0 - taxableIncome * inputs.taxRate;
    return {
      year: index + 1,
      grossRent,
      vacancy,
      costs,
      netOperatingIncome,
      interest,
      repayment,
      closingBalance: ofYear.at(-1)?.closing ?? 0,
      depreciation,
      taxableIncome,
      taxSaved,
      cashFlow: netOperatingIncome - interest - repayment + taxSaved,
    };
  });
}

function sum(months: readonly LoanMonth[], part: "interest" | "repayment") {
  return months.reduce((total, month) => total + month[part], 0);
}
