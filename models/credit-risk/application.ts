import { scorecard } from "./scorecard.ts";

export type Housing = "own" | "rent" | "family" | "not stated";
export type Purpose = "car" | "home" | "debts" | "other";

/** What the lender knows on the day of the application. Amounts in euro, income and payments a month. */
export type Application = {
  income: number;
  debtPayments: number;
  /** `null` where it was not stated. */
  jobYears: number | null;
  housing: Housing;
  amount: number;
  /** Months. */
  term: number;
  purpose: Purpose;
  accounts: number;
  /** Payments missed in the last 24 months. */
  arrears: number;
  /** Enquiries of other lenders in the last six months. */
  enquiries: number;
};

/** Level monthly payment, in arrears, at the one rate of the simulated book. */
export function instalment({ amount, term }: Pick<Application, "amount" | "term">) {
  const rate = scorecard.annualRate / 12;
  return (amount * rate) / (1 - (1 + rate) ** -term);
}

/** The share of the income that goes to this loan and to older debts. */
export function burden(application: Application) {
  return (instalment(application) + application.debtPayments) / application.income;
}
