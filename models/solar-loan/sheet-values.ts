import type { SheetValues } from "#workings/definition.ts";
import { numbersTo } from "#workings/lines.ts";
import type { SolarLoanInputs } from "./inputs.ts";
import { firstYear, monthlyShares, type SolarMonth } from "./months.ts";
import { type LoanYear, loanYears, solarLoanResults } from "./results.ts";
import { lastYear } from "./sheet.ts";

/** What the model makes of a case, cell by cell. */
export function solarLoanSheetValues(inputs: SolarLoanInputs): SheetValues {
  const results = solarLoanResults(inputs);
  const months = firstYear(inputs);
  const years = loanYears(inputs);
  const byMonth = (amountOf: (month: SolarMonth) => number) => months.map(amountOf);
  const byYear = (amountOf: (year: LoanYear) => number) =>
    Array.from({ length: lastYear }, (_, index) => {
      const year = years[index];
      return year ? amountOf(year) : 0;
    });
  const totalBenefit = results.yearlyBenefit * inputs.loanYears;
  return {
    ...inputs,
    loan: results.loan,
    payments: inputs.loanYears * 12,
    instalment: results.loan / (inputs.loanYears * 12),
    totalPaid: results.totalPaid,
    totalBenefit,
    totalLeft: totalBenefit - results.totalPaid,
    yearsOfBenefit: results.yearsOfBenefit ?? "Never",
    breakEvenShare: results.breakEvenShare ?? "None",
    monthShare: monthlyShares,
    production: byMonth(({ productionKwh }) => productionKwh),
    ownUse: byMonth(({ ownUseKwh }) => ownUseKwh),
    feedIn: byMonth(({ feedInKwh }) => feedInKwh),
    saved: byMonth(({ saved }) => saved),
    earned: byMonth(({ earned }) => earned),
    benefit: byMonth(({ benefit }) => benefit),
    payment: byMonth(({ payment }) => payment),
    left: byMonth(({ left }) => left),
    covered: byMonth(({ left }) => (left >= 0 ? 1 : 0)),
    monthsSoFar: numbersTo(lastYear).map((year) => 12 * year),
    paid: byYear(({ payment }) => payment),
    repaid: byYear(({ repayment }) => repayment),
    interest: byYear(({ interest }) => interest),
    owed: byYear(({ closing }) => closing),
    monthlyPayment: results.monthlyPayment,
    averageBenefit: results.averageBenefit,
    monthsCovered: results.monthsCovered,
    totalInterest: results.totalInterest,
  };
}
