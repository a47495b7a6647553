import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amortisation, equalInstalments, type Loan, levelPayment } from "./loan.ts";
import { npv } from "./npv.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

const loans: fc.Arbitrary<Loan> = fc.record({
  principal: fc.integer({ min: 1, max: 10_000_000 }),
  ratePerPeriod: fc.double({ min: 0, max: 0.25, noNaN: true }),
  periods: fc.integer({ min: 1, max: 60 }),
});

function sum(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}

describe("levelPayment", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of PMT: 10,000 over 10 months
  // at 8% a year.
  test("of ten months at 8% is Excel's 1,037.03", () => {
    const loan = { principal: 10_000, ratePerPeriod: 0.08 / 12, periods: 10 };
    expect(levelPayment(loan)).toBeCloseTo(examples.payment, 8);
  });

  test("of an interest-free loan spreads the principal evenly", () => {
    expect(levelPayment({ principal: 1200, ratePerPeriod: 0, periods: 12 })).toBe(100);
  });

  test("over one period is principal and one period's interest", () => {
    expect(levelPayment({ principal: 1000, ratePerPeriod: 0.05, periods: 1 })).toBeCloseTo(1050, 9);
  });

  test("of nothing borrowed is nothing", () => {
    expect(levelPayment({ principal: 0, ratePerPeriod: 0.05, periods: 10 })).toBe(0);
  });

  test("at a vanishing rate approaches the interest-free payment", () => {
    for (const ratePerPeriod of [1e-15, 1e-100, Number.MIN_VALUE]) {
      expect(levelPayment({ principal: 1200, ratePerPeriod, periods: 12 })).toBeCloseTo(100, 9);
    }
  });

  test("over an endless term approaches the interest alone", () => {
    const payment = levelPayment({ principal: 1e12, ratePerPeriod: 0.05, periods: 1e6 });
    expect(payment).toBe(5e10);
  });

  test("makes the payments worth the principal at the loan's own rate", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const payment = levelPayment(loan);
        const payments = Array.from({ length: loan.periods }, () => payment);
        const worth = npv(loan.ratePerPeriod, [0, ...payments]);
        expect(worth / loan.principal).toBeCloseTo(1, 11);
      }),
      { numRuns: 2000 },
    );
  });

  test("never rises with a longer term", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const longer = levelPayment({ ...loan, periods: loan.periods + 1 });
        expect(longer).toBeLessThanOrEqual(levelPayment(loan));
      }),
      { numRuns: 2000 },
    );
  });

  test("never falls with a higher rate", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const dearer = levelPayment({ ...loan, ratePerPeriod: loan.ratePerPeriod + 0.001 });
        expect(dearer).toBeGreaterThan(levelPayment(loan));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("amortisation", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of CUMIPMT and CUMPRINC:
  // 125,000 over 30 years of months at 9% a year.
  const mortgage = amortisation({ principal: 125_000, ratePerPeriod: 0.09 / 12, periods: 360 });

  test("of Excel's mortgage opens with 937.50 of interest and 68.27827 of repayment", () => {
    expect(mortgage[0]?.interest).toBeCloseTo(examples.firstInterest, 9);
    expect(mortgage[0]?.repayment).toBeCloseTo(examples.firstRepayment, 8);
  });

  test("of Excel's mortgage pays 11,135.23 of interest and 934.1071 of principal in year two", () => {
    const secondYear = mortgage.slice(12, 24);
    expect(sum(secondYear.map((row) => row.interest))).toBeCloseTo(examples.secondYearInterest, 7);
    expect(sum(secondYear.map((row) => row.repayment))).toBeCloseTo(
      examples.secondYearRepayment,
      7,
    );
  });

  test("of an interest-free loan repays equal parts and no interest", () => {
    const schedule = amortisation({ principal: 300, ratePerPeriod: 0, periods: 3 });
    expect(schedule.map((row) => row.repayment)).toEqual([100, 100, 100]);
    expect(schedule.map((row) => row.interest)).toEqual([0, 0, 0]);
  });

  test("clears the loan: repayments sum to the principal, every payment is level", () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = amortisation(loan);
        const level = levelPayment(loan);
        expect(schedule).toHaveLength(loan.periods);
        expect(schedule.at(-1)?.closing).toBe(0);
        expect(sum(schedule.map((row) => row.repayment)) / loan.principal).toBeCloseTo(1, 9);
        // What rounding leaves grows with the rate, and the last payment carries it.
        const carried = 1e-14 * loan.principal * (1 + loan.ratePerPeriod) ** loan.periods;
        const furthest = Math.max(...schedule.map((row) => Math.abs(row.payment - level)));
        expect(furthest).toBeLessThanOrEqual(1e-10 * level + carried);
        expect(schedule.every((row) => row.closing < row.opening)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

test("equal instalments repay the same every year, with interest on what is still owed", () => {
  const periods = equalInstalments({ principal: 1_200, ratePerPeriod: 0.1, periods: 3 });
  // By hand: 400 a year, and a tenth of 1,200, 800 and 400.
  expect(periods.map(({ repayment }) => repayment)).toEqual([400, 400, 400]);
  expect(periods.map(({ interest }) => interest)).toEqual([120, 80, 40]);
});
