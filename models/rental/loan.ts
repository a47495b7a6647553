import type { RentalInputs } from "./inputs.ts";
import { purchase } from "./purchase.ts";

/** One month of the loan; the payment falls at its end. */
export type LoanMonth = {
  /** 1 for the first. */
  month: number;
  /** closing balance of the month before; the loan in month 1 */
  opening: number;
  /** opening × loan rate / 12 */
  interest: number;
  /** the smaller of monthly payment − interest and opening */
  repayment: number;
  /** opening − repayment */
  closing: number;
};

/** The German annuity loan: the payment stays level, so repayment grows as interest shrinks. */
export function loanMonths(inputs: RentalInputs): LoanMonth[] {
  const { loan, monthlyPayment } = purchase(inputs);
  let opening = loan;
  return Array.from({ length: inputs.holdingYears * 12 }, (_, index) => {
    const interest = (opening * inputs.loanRate) / 12;
    const repayment = Math.min(monthlyPayment - interest, opening);
    const row = { month: index + 1, opening, interest, repayment, closing: opening - repayment };
    opening = row.closing;
    return row;
  });
}
