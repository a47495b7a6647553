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

  // By hand: 8,700 of rent, less 261 of vacancy and 1,056 of costs.
  test("start with a net operating income of 7,383 euro", () => {
    expect(years[0]?.netOperatingIncome).toBeCloseTo(7_383, 8);
  });

  // By hand: 257,462 × 75% × 2%.
  test("depreciate by 3,861.93 euro, every year alike", () => {
    for (const year of years) expect(year.depreciation).toBeCloseTo(3_861.93, 8);
  });

  test("pay twelve times the monthly payment, split into interest and repayment", () => {
    for (const { interest, repayment } of years) {
      expect(interest + repayment).toBeCloseTo(10_950.4, 8);
    }
  });

  // By hand from interest of 7,171.32: 7,383 − 7,171.32 − 3,861.93 is −3,650.25, and 42% of it 1,533.11.
  test("save 1,533.11 euro of tax in the first and still ask the owner for 2,034.29", () => {
    expect(years[0]?.taxableIncome).toBeCloseTo(-3_650.25, 2);
    expect(years[0]?.taxSaved).toBeCloseTo(1_533.11, 2);
    expect(years[0]?.cashFlow).toBeCloseTo(-2_034.29, 2);
  });
});

describe("rentalYears", () => {
  test("of a loan repaid within the holding end without debt and without interest", () => {
    const last = rentalYears({ ...rentalCase, initialRepaymentRate: 0.3 }).at(-1);
    expect(last?.closingBalance).toBe(0);
    expect(last?.interest).toBe(0);
    expect(last?.repayment).toBe(0);
  });

  test("of a flat that earns more than it deducts pay tax, shown as a negative saving", () => {
    const first = rentalYears({ ...rentalCase, loanToValue: 0 })[0];
    // By hand: (7,383 − 3,861.93) × 42%.
    expect(first?.taxSaved).toBeCloseTo(-1_478.8494, 4);
  });

  test("of an untaxed owner leave income less payments", () => {
    const first = rentalYears({ ...rentalCase, taxRate: 0 })[0];
    expect(first?.cashFlow).toBeCloseTo(7_383 - 10_950.4, 8);
    expect(Object.is(first?.taxSaved, -0)).toBe(false);
  });

  test("repay in all what was lent less what is still owed", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const rate = fc.double({ min: 0, max: 0.15, noNaN: true });
    fc.assert(
      fc.property(share, rate, rate, (loanToValue, loanRate, initialRepaymentRate) => {
        const inputs = { ...rentalCase, loanToValue, loanRate, initialRepaymentRate };
        const years = rentalYears(inputs);
        const repaid = years.reduce((sum, year) => sum + year.repayment, 0);
        const owed = years.at(-1)?.closingBalance ?? Number.NaN;
        expect(repaid).toBeCloseTo(purchase(inputs).loan - owed, 6);
      }),
      { numRuns: 2000 },
    );
  });
});
