import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type SolarLoanInputs, solarLoanCases } from "./inputs.ts";
import { solarLoanLimits } from "./limits.ts";
import { firstYear, loanPeriods, monthlyShares } from "./months.ts";
import { loanYears, solarLoanResults } from "./results.ts";

const { base } = solarLoanCases;

const anyCase = fc
  .record({
    systemCost: fc.double({ min: 4_000, max: 60_000, noNaN: true }),
    subsidyShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
    loanYears: fc.integer({ min: 1, max: 20 }),
    repayment: fc.constantFrom("annuity", "instalments"),
    loanRate: fc.double({ min: 0, max: 0.12, noNaN: true }),
    yearlyProductionKwh: fc.double({ min: 1_500, max: 28_000, noNaN: true }),
    electricityPrice: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
    ownUseShare: fc.double({ min: 0, max: 1, noNaN: true }),
    feedInRate: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  .map((inputs): SolarLoanInputs => inputs);

test("the months share out the whole year, most of it between March and August", () => {
  const sum = (shares: readonly number[]) => shares.reduce((total, share) => total + share, 0);
  expect(sum(monthlyShares)).toBeCloseTo(1, 12);
  expect(sum(monthlyShares.slice(2, 8))).toBeCloseTo(0.72, 12);
  expect(Math.min(...monthlyShares)).toBe(monthlyShares[11]);
});

describe("the base case", () => {
  // By hand: 8,000 kWh × (0.5 × 0.35 + 0.5 × 0.08) is 1,720 a year; 13% of it in June, 2% in December.
  test("brings 1,720 euro a year, 223.60 in June and 34.40 in December", () => {
    const months = firstYear(base);
    expect(solarLoanResults(base).yearlyBenefit).toBeCloseTo(1_720, 8);
    expect(months[5]?.benefit).toBeCloseTo(223.6, 8);
    expect(months[11]?.benefit).toBeCloseTo(34.4, 8);
  });

  // Source: reference/solar_loan.json.
  test("costs 133.64 euro a month, which the roof brings in from March to September", () => {
    const { monthlyPayment, monthsCovered } = solarLoanResults(base);
    expect(monthlyPayment).toBeCloseTo(133.64, 2);
    expect(monthsCovered).toBe(7);
  });
});

describe("in equal instalments", () => {
  // Source: the debts n, n − 1, … 1 instalments add up to n × (n + 1) / 2 of them, so the interest is r × P × (n + 1) / 2.
  test("the interest is that on half the loan and half an instalment, over all months", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const { loan, totalInterest, lastPayment } = solarLoanResults({
          ...inputs,
          repayment: "instalments",
        });
        const [rate, months] = [inputs.loanRate / 12, 12 * inputs.loanYears];
        expect(totalInterest).toBeCloseTo((rate * loan * (months + 1)) / 2, 6);
        expect(lastPayment).toBeCloseTo((loan / months) * (1 + rate), 6);
      }),
      { numRuns: 300 },
    );
  });

  test("the first payment is higher than an annuity, the last one lower, and the interest less", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        fc.pre(inputs.loanRate > 0.001);
        const [level, falling] = (["annuity", "instalments"] as const).map((repayment) =>
          solarLoanResults({ ...inputs, repayment }),
        );
        expect(falling?.monthlyPayment).toBeGreaterThan(level?.monthlyPayment ?? 0);
        expect(falling?.lastPayment).toBeLessThan(level?.lastPayment ?? 0);
        expect(falling?.totalInterest).toBeLessThan(level?.totalInterest ?? 0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("whatever the case", () => {
  test("power used and fed in is the power produced, and its worth is the benefit", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const months = firstYear(inputs);
        for (const month of months) {
          expect(month.ownUseKwh + month.feedInKwh).toBeCloseTo(month.productionKwh, 8);
          expect(month.left + month.payment).toBeCloseTo(month.saved + month.earned, 8);
        }
        const { averagePrice, yearlyBenefit } = solarLoanResults(inputs);
        expect(averagePrice * inputs.yearlyProductionKwh).toBeCloseTo(yearlyBenefit, 6);
      }),
      { numRuns: 300 },
    );
  });

  test("the loan ends at zero, and its years add up to what is paid", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const results = solarLoanResults(inputs);
        const years = loanYears(inputs);
        expect([years[0]?.year, years.at(-1)?.year]).toEqual([1, inputs.loanYears]);
        expect(loanPeriods(inputs).at(-1)?.closing).toBe(0);
        const paid = years.reduce((sum, { payment }) => sum + payment, 0);
        const repaid = years.reduce((sum, { repayment }) => sum + repayment, 0);
        expect(paid).toBeCloseTo(results.totalPaid, 5);
        expect(repaid).toBeCloseTo(results.loan, 5);
        expect(results.totalInterest).toBeGreaterThanOrEqual(-1e-6);
      }),
      { numRuns: 300 },
    );
  });

  test("at the break-even share the roof brings in what the loan takes in a year", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const { breakEvenShare, averagePayment } = solarLoanResults(inputs);
        fc.pre(breakEvenShare !== null && inputs.electricityPrice - inputs.feedInRate > 0.01);
        const at = solarLoanResults({ ...inputs, ownUseShare: breakEvenShare ?? 0 });
        expect(at.averageBenefit).toBeCloseTo(averagePayment, 6);
      }),
      { numRuns: 300 },
    );
  });

  test("a longer loan costs less a month and more in all", () => {
    for (let years = 1; years < 20; years++) {
      const [short, long] = [years, years + 1].map((loanYears) =>
        solarLoanResults({ ...base, loanYears }),
      );
      expect(long?.monthlyPayment).toBeLessThan(short?.monthlyPayment ?? 0);
      expect(long?.totalInterest).toBeGreaterThan(short?.totalInterest ?? 0);
    }
  });
});

test("where feeding in earns as much as own use saves, no share is the break-even", () => {
  expect(
    solarLoanResults({ ...base, feedInRate: 0.3, electricityPrice: 0.3 }).breakEvenShare,
  ).toBeNull();
});

test("the loan takes what the roof brings in in 9.3 years, and without a benefit no number of years does", () => {
  // By hand: 120 payments of 133.64 euro, at 1,720 euro a year.
  expect(solarLoanResults(base).yearsOfBenefit).toBeCloseTo((120 * 133.6426) / 1_720, 4);
  const noBenefit = { ...base, ownUseShare: 0, feedInRate: 0 };
  expect(solarLoanResults(noBenefit).yearsOfBenefit).toBeNull();
});

test("a month that brings in exactly the payment is covered", () => {
  const nothing = { ...base, subsidyShare: 1, ownUseShare: 0, feedInRate: 0 };
  expect(solarLoanResults(nothing).monthsCovered).toBe(12);
});

test("every case is within the limits of its inputs", () => {
  for (const inputs of Object.values<SolarLoanInputs>(solarLoanCases)) {
    for (const [name, { min, max }] of Object.entries(solarLoanLimits)) {
      const value = inputs[name as keyof SolarLoanInputs];
      expect(value, name).toBeGreaterThanOrEqual(min);
      expect(value, name).toBeLessThanOrEqual(max);
    }
  }
});
