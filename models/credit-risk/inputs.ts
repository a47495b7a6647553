import type { Application } from "./application.ts";
import type { ErrorCosts } from "./cut-off.ts";

export type CreditInputs = Application & ErrorCosts & { jobYears: number; cutOff: number };

export const inputLimits = {
  cutOff: { min: 0.01, max: 0.9, step: 0.005 },
  loss: { min: 0.05, max: 1, step: 0.01 },
  margin: { min: 0.005, max: 0.3, step: 0.005 },
  income: { min: 900, max: 15_000, step: 50 },
  debtPayments: { min: 0, max: 5_000, step: 10 },
  jobYears: { min: 0, max: 40, step: 0.5 },
  amount: { min: 1_000, max: 60_000, step: 500 },
  term: { min: 12, max: 84, step: 12 },
  accounts: { min: 1, max: 10, step: 1 },
  arrears: { min: 0, max: 9, step: 1 },
  enquiries: { min: 0, max: 9, step: 1 },
};

/** A loss of 45% and a margin of 8% break even at a probability of 15%. */
const lender = { cutOff: 0.15, loss: 0.45, margin: 0.08 };

/** Invented applicants. */
export const applicants = {
  car: {
    title: "Car loan",
    inputs: {
      ...lender,
      income: 2_400,
      debtPayments: 260,
      jobYears: 2.5,
      housing: "rent",
      amount: 14_000,
      term: 48,
      purpose: "car",
      accounts: 4,
      arrears: 1,
      enquiries: 2,
    },
  },
  debts: {
    title: "Old debts",
    inputs: {
      ...lender,
      income: 2_100,
      debtPayments: 380,
      jobYears: 1.5,
      housing: "rent",
      amount: 15_000,
      term: 60,
      purpose: "debts",
      accounts: 3,
      arrears: 1,
      enquiries: 3,
    },
  },
  owner: {
    title: "Own home",
    inputs: {
      ...lender,
      income: 4_200,
      debtPayments: 0,
      jobYears: 8,
      housing: "own",
      amount: 20_000,
      term: 60,
      purpose: "home",
      accounts: 4,
      arrears: 0,
      enquiries: 1,
    },
  },
} as const satisfies Record<string, { title: string; inputs: CreditInputs }>;

export type ApplicantName = keyof typeof applicants;
