import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rentalCase } from "./inputs.ts";
import { purchase } from "./purchase.ts";
import { rentalYears } from "./years.ts";

describe("rentalYears of the rental case", () => {
  const years = rentalYears(rentalCase);

  test("are the ten of the holding period", () => {
    expect(years.map((year) => year.year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  // By hand: 6,720 rent, less 201.60 vacancy, 420 administration and 560 maintenance.
  test("start with a net operating income of 5,538.40 euro, 50.40 above the debt service", () => {
    expect(years[0]?.netOperatingIncome).toBeCloseTo(5_538.4, 8);
    expect(years[0]?.cashFlow).toBeCloseTo(50.4, 8);
  });

  // By hand: 98,000 × 3.6% is 3,528 of interest, so 5,488 repays 1,960.
  test("repay 2% of the loan in the first year", () => {
    expect(years[0]?.interest).toBeCloseTo(3_528, 8);
    expect(years[0]?.repayment).toBeCloseTo(1_960, 8);
    expect(years[0]?.closingBalance).toBeCloseTo(96_040, 8);
  });

  test("grow income by 2% a year, as rent and costs both do", () => {
    expect(years[9]?.netOperatingIncome).toBeCloseTo(5_538.4 * 1.02 ** 9, 8);
  });

  test("leave the balance of the closed form, L qⁿ − A (qⁿ − 1) / (q − 1)", () => {
    const closedForm = 98_000 * 1.036 ** 10 - (5_488 * (1.036 ** 10 - 1)) / 0.036;
    expect(years[9]?.closingBalance).toBeCloseTo(closedForm, 7);
  });
});

describe("rentalYears", () => {
  test("of a loan repaid within the holding end without debt and without debt service", () => {
    const quick = { ...rentalCase, initialRepaymentRate: 0.3 };
    const last = rentalYears(quick).at(-1);
    expect(last?.closingBalance).toBe(0);
    expect(last?.debtService).toBe(0);
    expect(last?.cashFlow).toBe(last?.netOperatingIncome);
  });

  test("of an interest-free loan repay in equal parts", () => {
    const free = { ...rentalCase, loanRate: 0, initialRepaymentRate: 0.1 };
    for (const year of rentalYears(free)) expect(year.repayment).toBeCloseTo(9_800, 8);
    expect(rentalYears(free).at(-1)?.closingBalance).toBeCloseTo(0, 8);
  });

  test("carry every balance forward, and repay no more than was lent", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const rate = fc.double({ min: 0, max: 0.15, noNaN: true });
    fc.assert(
      fc.property(share, rate, rate, (loanToValue, loanRate, initialRepaymentRate) => {
        const inputs = { ...rentalCase, loanToValue, loanRate, initialRepaymentRate };
        const { loan, yearlyDebtService } = purchase(inputs);
        const years = rentalYears(inputs);
        const closing = years.map((year) => year.closingBalance);
        const opening = years.map((year) => year.openingBalance);
        expect(opening).toEqual([loan, ...closing.slice(0, -1)]);
        expect(Math.min(...closing)).toBeGreaterThanOrEqual(0);
        const mostPaid = Math.max(...years.map((year) => year.debtService));
        expect(mostPaid).toBeLessThanOrEqual(yearlyDebtService * (1 + 1e-12));
        const repaid = years.reduce((sum, year) => sum + year.repayment, 0);
        expect(repaid).toBeCloseTo(loan - (closing.at(-1) ?? 0), 6);
      }),
      { numRuns: 2000 },
    );
  });
});
