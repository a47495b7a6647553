import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { npv } from "../cash-flow/npv.ts";
import { type RentalInputs, rentalCase } from "./inputs.ts";
import { rentalResults } from "./results.ts";

describe("rentalResults of the rental case", () => {
  const results = rentalResults(rentalCase);

  // By hand: 8,700 / 232,000 and 7,383 / 257,462.
  test("yield 3.75% gross and 2.87% net", () => {
    expect(results.grossYield).toBeCloseTo(0.0375, 12);
    expect(results.netYield).toBeCloseTo(0.028676, 6);
  });

  test("sell for 269,245.47 euro, and leave 120,945.34 after agent and bank", () => {
    expect(results.exit.salePrice).toBeCloseTo(232_000 * 1.015 ** 10, 8);
    expect(results.exit.proceeds).toBeCloseTo(120_945.34, 2);
  });

  // Source: the same case in exact fractions (Python), the rate by bisection to 40 digits.
  test("are worth −6,875.28 euro at 4%, and earn 3.07% on the equity", () => {
    expect(results.npv).toBeCloseTo(-6_875.278183, 5);
    expect(results.irr.kind === "rate" && results.irr.rate).toBeCloseTo(0.03069538056904, 12);
  });

  // By hand from 7,383 of net income, 1,056 of costs, 8,700 of rent, a payment of 10,950.40 and 71,862 of
  // equity.
  test("cover two thirds of the loan, cost the owner 5.0% of the equity a year, and never break even", () => {
    expect(results.debtServiceCover).toBeCloseTo(7_383 / 10_950.4, 10);
    expect(results.cashOnCash).toBeCloseTo((7_383 - 10_950.4) / 71_862, 10);
    expect(results.breakEvenOccupancy).toBeCloseTo((1_056 + 10_950.4) / 8_700, 10);
  });

  test("pay the equity in year 0 and the sale with the last year", () => {
    expect(results.equityFlows).toHaveLength(11);
    expect(results.equityFlows[0]).toBeCloseTo(-71_862, 8);
    expect(results.equityFlows[10]).toBeCloseTo(120_945.3352 - 2_118.0639, 3);
  });
});

/** Nothing grows, nothing is lost, nobody takes a fee: the rent is all there is. */
const plain: RentalInputs = {
  ...rentalCase,
  transferTaxRate: 0,
  notaryAndRegisterRate: 0,
  agentRate: 0,
  sellingCostRate: 0,
  vacancyRate: 0,
  monthlyCosts: 0,
  rentGrowth: 0,
  costGrowth: 0,
  valueGrowth: 0,
  taxRate: 0,
};

describe("rentalResults", () => {
  test("of a flat that neither grows nor costs earn the gross yield, without a loan", () => {
    const results = rentalResults({ ...plain, loanToValue: 0 });
    expect(results.irr.kind === "rate" && results.irr.rate).toBeCloseTo(0.0375, 12);
  });

  test("of such a flat earn more than the yield on a cheaper loan, less on a dearer one", () => {
    const cheap = rentalResults({ ...plain, loanRate: 0.02 }).irr;
    const dear = rentalResults({ ...plain, loanRate: 0.06 }).irr;
    expect(cheap.kind === "rate" && cheap.rate).toBeGreaterThan(0.0375);
    expect(dear.kind === "rate" && dear.rate).toBeLessThan(0.0375);
  });

  test("without a loan have no payments to cover, and the cash on cash is the net yield", () => {
    const results = rentalResults({ ...rentalCase, loanToValue: 0 });
    expect(results.debtServiceCover).toBeNull();
    expect(results.cashOnCash).toBeCloseTo(results.netYield, 12);
  });

  test("at the break-even occupancy bring in exactly what costs and loan take", () => {
    const share = fc.double({ min: 0.1, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.double({ min: 300, max: 3_000, noNaN: true }), (loanToValue, rent) => {
        const inputs = { ...rentalCase, loanToValue, monthlyRent: rent };
        const { breakEvenOccupancy } = rentalResults(inputs);
        const at = rentalResults({ ...inputs, vacancyRate: 1 - breakEvenOccupancy });
        expect(at.cashOnCash).toBeCloseTo(0, 9);
        expect(at.debtServiceCover).toBeCloseTo(1, 9);
      }),
      { numRuns: 300 },
    );
  });

  test("without equity have no return on it", () => {
    expect(rentalResults({ ...plain, loanToValue: 1 }).cashOnCash).toBeNull();
  });

  test("of a flat bought wholly on credit start without the owner's money", () => {
    const results = rentalResults({ ...plain, loanToValue: 1 });
    expect(results.equityFlows[0]).toBe(0);
  });

  test("of a single year of holding sell in it", () => {
    const results = rentalResults({ ...plain, loanToValue: 0, holdingYears: 1 });
    expect(results.equityFlows).toEqual([-232_000, 240_700]);
  });

  test("of a value that is lost entirely say what rate is left, or that there is none", () => {
    const results = rentalResults({ ...rentalCase, valueGrowth: -1 });
    expect(results.exit.salePrice).toBe(0);
    expect(results.npv).toBeLessThan(-71_862);
    expect(Number.isFinite(results.npv)).toBe(true);
  });

  test("value the equity flows at nothing at their own rate", () => {
    const share = fc.double({ min: 0, max: 0.95, noNaN: true });
    const growth = fc.double({ min: -0.03, max: 0.06, noNaN: true });
    fc.assert(
      fc.property(share, growth, growth, (loanToValue, valueGrowth, rentGrowth) => {
        const { irr, equityFlows } = rentalResults({
          ...rentalCase,
          loanToValue,
          valueGrowth,
          rentGrowth,
        });
        if (irr.kind !== "rate" || irr.rate < -0.9) return;
        const size = npv(irr.rate, equityFlows.map(Math.abs));
        expect(Math.abs(npv(irr.rate, equityFlows))).toBeLessThan(1e-10 * size);
      }),
      { numRuns: 2000 },
    );
  });
});
