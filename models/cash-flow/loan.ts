export type Loan = {
  principal: number;
  /** A fraction per period: a yearly 0.06 paid monthly is 0.06 / 12. */
  ratePerPeriod: number;
  /** Number of payments, at least 1. */
  periods: number;
};

export type LoanPeriod = {
  /** 1 for the first payment. */
  period: number;
  opening: number;
  interest: number;
  repayment: number;
  /** Interest plus repayment. */
  payment: number;
  closing: number;
};

/** Level payment at the end of every period that clears the loan with the last one. */
export function levelPayment({ principal, ratePerPeriod, periods }: Loan): number {
  // The annuity formula divides by the rate, so an interest-free loan needs its own answer.
  if (ratePerPeriod === 0) return principal / periods;
  // 1 − (1 + r)^−n; written so that a tiny rate keeps all its digits.
  const discounted = -Math.expm1(-periods * Math.log1p(ratePerPeriod));
  return principal * (ratePerPeriod / discounted);
}

/** Every period of the loan at a level payment: interest on the opening balance, the rest of it repays. */
export function amortisation(loan: Loan): LoanPeriod[] {
  const level = levelPayment(loan);
  return schedule(loan, (interest) => level - interest);
}

/** Every period of the loan in equal repayments, each with interest on the opening balance. */
export function equalInstalments(loan: Loan): LoanPeriod[] {
  const instalment = loan.principal / loan.periods;
  return schedule(loan, () => instalment);
}

function schedule(loan: Loan, repaymentAfter: (interest: number) => number): LoanPeriod[] {
  const schedule: LoanPeriod[] = [];
  let opening = loan.principal;
  for (let period = 1; period <= loan.periods; period++) {
    const interest = opening * loan.ratePerPeriod;
    // The last payment clears what is left, so that rounding never leaves a balance.
    const repayment = period === loan.periods ? opening : repaymentAfter(interest);
    const closing = opening - repayment;
    schedule.push({ period, opening, interest, repayment, payment: interest + repayment, closing });
    opening = closing;
  }
  return schedule;
}
