import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { npv } from "../cash-flow/npv.ts";
import { type RentalInputs, rentalCase } from "./inputs.ts";
import { rentalResults } from "./results.ts";

describe("rentalResults of the rental case", () => {
  const results = rentalResults(rentalCase);

  // By hand: 6,720 / 140,000 and 5,538.40 / 155,498.
  test("yield 4.80% gross and 3.56% net", () => {
    expect(results.grossYield).toBeCloseTo(0.048, 12);
    expect(results.netYield).toBeCloseTo(0.035617, 6);
  });

  // By hand: 50.40 / 57,498 and 5,538.40 / 5,488.
  test("barely carry themselves: 0.09% on cash, debt service covered 1.01 times", () => {
    expect(results.cashOnCash).toBeCloseTo(0.00087655, 8);
    expect(results.debtServiceCoverage).toBeCloseTo(1.0091837, 7);
  });

  test("sell for 170,659.22 euro, and leave 89,666.76 after costs and loan", () => {
    expect(results.exit.salePrice).toBeCloseTo(140_000 * 1.02 ** 10, 8);
    expect(results.exit.proceeds).toBeCloseTo(89_666.76, 2);
  });

  // Source: the same flows in exact fractions (Python), the rate by SciPy's brentq.
  test("are worth 1,629.42 euro at 5%, and earn 5.30% on the equity", () => {
    expect(results.npv).toBeCloseTo(1_629.416955, 5);
    expect(results.irr.kind === "rate" && results.irr.rate).toBeCloseTo(0.05300208412365, 12);
  });

  test("pay the equity in year 0 and the sale with the last year", () => {
    expect(results.equityFlows).toHaveLength(11);
    expect(results.equityFlows[0]).toBeCloseTo(-57_498, 8);
    expect(results.equityFlows[10]).toBeCloseTo(1_130.900682 + 89_666.7625, 4);
  });
});

/** Nothing grows, nothing is lost, nobody takes a fee: the rent is all there is. */
const plain: RentalInputs = {
  ...rentalCase,
  transferTaxRate: 0,
  notaryAndRegistryRate: 0,
  agentRate: 0,
  sellingCostRate: 0,
  vacancyRate: 0,
  nonRecoverableCosts: 0,
  maintenancePerSqm: 0,
  rentGrowth: 0,
  costGrowth: 0,
  valueGrowth: 0,
};

describe("rentalResults", () => {
  test("of a flat that neither grows nor costs earn the gross yield, without a loan", () => {
    const results = rentalResults({ ...plain, loanToValue: 0 });
    expect(results.irr.kind === "rate" && results.irr.rate).toBeCloseTo(0.048, 12);
    expect(results.debtServiceCoverage).toBeNull();
  });

  test("of such a flat earn more than the yield on a cheaper loan, less on a dearer one", () => {
    const cheap = rentalResults({ ...plain, loanRate: 0.03 }).irr;
    const dear = rentalResults({ ...plain, loanRate: 0.06 }).irr;
    expect(cheap.kind === "rate" && cheap.rate).toBeGreaterThan(0.048);
    expect(dear.kind === "rate" && dear.rate).toBeLessThan(0.048);
  });

  test("of a flat bought wholly on credit have no return on cash", () => {
    const results = rentalResults({ ...plain, loanToValue: 1 });
    expect(results.cashOnCash).toBeNull();
    expect(results.equityFlows[0]).toBe(0);
  });

  test("of a single year of holding sell in it", () => {
    const results = rentalResults({ ...plain, loanToValue: 0, holdingYears: 1 });
    expect(results.equityFlows).toEqual([-140_000, 146_720]);
  });

  test("of a value that is lost entirely say what rate is left, or that there is none", () => {
    const results = rentalResults({ ...rentalCase, valueGrowth: -1 });
    expect(results.exit.salePrice).toBe(0);
    expect(results.npv).toBeLessThan(-57_498);
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
