import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { npv } from "../cash-flow/npv.ts";
import { baseCase, type Repayment, type SolarInputs } from "./inputs.ts";
import references from "./reference/loan.json" with { type: "json" };
import { solarResults } from "./results.ts";
import { loanPayment, solarYears } from "./years.ts";

const ways: readonly Repayment[] = ["annuity", "instalments"];

function loanOf(principal: number, rate: number, years: number): SolarInputs {
  return { ...baseCase, systemCost: principal, subsidyShare: 0, loanRate: rate, loanYears: years };
}

function paymentsOf(inputs: SolarInputs) {
  return solarYears(inputs)
    .slice(1, inputs.loanYears + 1)
    .map((year) => year.loanPayment);
}

describe("the payments of a loan", () => {
  // Source: reference/loan.py, which keeps the account of the debt from year to year.
  test.each(references)(
    "agree with a second implementation in Python: $principal at $rate over $years",
    ({ principal, rate, years, ...expected }) => {
      for (const repayment of ways) {
        const paid = paymentsOf({ ...loanOf(principal, rate, years), repayment });
        expect(paid).toHaveLength(years);
        for (const [index, amount] of paid.entries()) {
          expect(amount).toBeCloseTo(expected[repayment][index] ?? Number.NaN, 6);
        }
      }
    },
  );

  // By the definition of Excel's ISPMT, interest in year k of n is rate × loan × (1 − (k − 1) / n).
  test("in instalments are a tenth of the loan each year and interest on the rest", () => {
    const inputs = { ...baseCase, repayment: "instalments" } as const;
    expect(loanPayment(inputs, 1)).toBeCloseTo(1_260 + 630, 10);
    expect(loanPayment(inputs, 5)).toBeCloseTo(1_260 + 0.05 * 12_600 * (1 - 4 / 10), 10);
    expect(loanPayment(inputs, 10)).toBeCloseTo(1_260 + 63, 10);
    expect(loanPayment(inputs, 11)).toBe(0);
  });

  test("are worth the loan at its own rate, however it is repaid", () => {
    const cost = fc.integer({ min: 4_000, max: 60_000 });
    const rate = fc.integer({ min: 0, max: 120 }).map((thousandths) => thousandths / 1_000);
    fc.assert(
      fc.property(cost, rate, fc.integer({ min: 1, max: 20 }), (principal, loanRate, years) => {
        for (const repayment of ways) {
          const paid = paymentsOf({ ...loanOf(principal, loanRate, years), repayment });
          expect(npv(loanRate, [0, ...paid])).toBeCloseTo(principal, 6);
        }
      }),
    );
  });

  test("cost less interest in instalments, and are the same in all where there is none", () => {
    const gain = (inputs: SolarInputs, repayment: Repayment) =>
      solarResults({ ...inputs, repayment }, "loan").netGain;
    expect(gain(baseCase, "instalments")).toBeGreaterThan(gain(baseCase, "annuity"));
    const free = { ...baseCase, loanRate: 0 };
    expect(gain(free, "instalments")).toBeCloseTo(gain(free, "annuity"), 8);
  });
});
