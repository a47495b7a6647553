import { expect, test } from "vitest";
import { type SolarLoanInputs, solarLoanCases } from "./inputs.ts";
import { firstYear, loanAmount } from "./months.ts";
import references from "./reference/solar_loan.json" with { type: "json" };
import { loanYears, solarLoanResults } from "./results.ts";

type Reference = {
  changes: object;
  loan: number;
  monthlyPayment: number;
  lastPayment: number;
  totalInterest: number;
  owedAfterAYear: number;
  january: number;
  june: number;
  averageBenefit: number;
  monthsCovered: number;
  breakEvenShare: number;
};

// Source: reference/solar_loan.py, which keeps the account with fifty digits and searches for level payment and share.
test.each(Object.entries<Reference>(references))(
  "the model agrees with a second implementation in Python: %s",
  (_, reference) => {
    const inputs: SolarLoanInputs = { ...solarLoanCases.base, ...reference.changes };
    const results = solarLoanResults(inputs);
    const months = firstYear(inputs);
    expect(loanAmount(inputs)).toBeCloseTo(reference.loan, 8);
    expect(results.monthlyPayment).toBeCloseTo(reference.monthlyPayment, 7);
    expect(results.lastPayment).toBeCloseTo(reference.lastPayment, 7);
    expect(results.totalInterest).toBeCloseTo(reference.totalInterest, 6);
    expect(loanYears(inputs)[0]?.closing).toBeCloseTo(reference.owedAfterAYear, 6);
    expect(months[0]?.benefit).toBeCloseTo(reference.january, 8);
    expect(months[5]?.benefit).toBeCloseTo(reference.june, 8);
    expect(results.averageBenefit).toBeCloseTo(reference.averageBenefit, 8);
    expect(results.monthsCovered).toBe(reference.monthsCovered);
    expect(results.breakEvenShare).toBeCloseTo(reference.breakEvenShare, 9);
  },
);
