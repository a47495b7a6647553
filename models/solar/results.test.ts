import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { npv } from "../cash-flow/npv.ts";
import { baseCase, type Repayment, type SolarInputName, type SolarInputs } from "./inputs.ts";
import { inputLimits } from "./limits.ts";
import { solarResults } from "./results.ts";
import { solarYears } from "./years.ts";

const anyNumbers = fc.record(
  Object.fromEntries(
    Object.entries(inputLimits).map(([name, { min, max, unit }]) => [
      name,
      unit === "years" ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
    ]),
  ) as { [Name in SolarInputName]: fc.Arbitrary<SolarInputs[Name]> },
);

/** Anything the sliders can be set to, and everything between their steps, repaid either way. */
const anyInputs = fc
  .tuple(anyNumbers, fc.constantFrom<Repayment>("annuity", "instalments"))
  .map(([numbers, repayment]): SolarInputs => ({ ...numbers, repayment }));

describe("solarResults of the base case", () => {
  const cash = solarResults(baseCase, "cash");
  const loan = solarResults(baseCase, "loan");
  // Savings grow by q − 1 a year, so their sums are geometric.
  const growth = 0.995 * 1.03;

  test("cost 12,600 euro after a subsidy of 5,400", () => {
    expect(cash.costAfterSubsidy).toBe(12_600);
    expect(cash.subsidy).toBe(5_400);
  });

  test("save 2,800 euro in the first year", () => {
    expect(cash.firstYearSaving).toBe(2_800);
  });

  test("pay back in 4.3 years in cash", () => {
    // By hand: 12,600 less four years of savings leaves 975.56 of the fifth year's 3,088.92.
    expect(cash.paybackYears).toBeCloseTo(4.3158, 4);
  });

  test("save 95,456 euro over the lifetime, the sum of the geometric series", () => {
    expect(cash.lifetimeSavings).toBeCloseTo((2_800 * (growth ** 25 - 1)) / (growth - 1), 7);
    expect(cash.lifetimeSavings).toBeCloseTo(95_456.14, 2);
    expect(loan.lifetimeSavings).toBe(cash.lifetimeSavings);
  });

  test("leave the savings less the cost in the end, and on a loan less its interest too", () => {
    expect(cash.netGain).toBeCloseTo(95_456.14 - 12_600, 2);
    const interest = (10 * 12_600 * 0.05) / (1 - 1.05 ** -10) - 12_600;
    expect(cash.netGain - loan.netGain).toBeCloseTo(interest, 7);
  });

  test("are worth 44,156.70 euro in cash, the closed form of a growing annuity less the cost", () => {
    const growingAnnuity = (2_800 / (1.04 - growth)) * (1 - (growth / 1.04) ** 25);
    expect(cash.npv).toBeCloseTo(growingAnnuity - 12_600, 7);
    expect(cash.npv).toBeCloseTo(44_156.7, 2);
  });

  test("are worth less on a loan dearer than the discount rate: 43,521.68 euro", () => {
    const payment = (12_600 * 0.05) / (1 - 1.05 ** -10);
    const loanValue = (payment * (1 - 1.04 ** -10)) / 0.04;
    expect(loan.npv).toBeCloseTo(cash.npv + 12_600 - loanValue, 7);
    expect(loan.npv).toBeCloseTo(43_521.68, 2);
  });

  test("earn 24.5% in cash", () => {
    expect(cash.irr.kind === "rate" && cash.irr.rate).toBeCloseTo(0.2454, 4);
  });

  test("have no rate of return on a full loan, for nothing is ever advanced", () => {
    expect(loan.irr).toEqual({ kind: "none", reason: "no-negative-flow" });
    expect(loan.paybackYears).toBe(0);
    expect(loan.firstPayment).toBeCloseTo(1_631.76, 2);
    expect(cash.firstPayment).toBe(0);
  });
});

describe("solarResults", () => {
  test("of a system that saves too little say so: no payback, a negative rate", () => {
    const poor = { ...baseCase, electricityPrice: 0.1, yearlyProductionKwh: 3_000, priceRise: 0 };
    const results = solarResults(poor, "cash");
    expect(results.paybackYears).toBeNull();
    expect(results.npv).toBeLessThan(0);
    expect(results.irr.kind === "rate" && results.irr.rate).toBeLessThan(0);
  });

  test("of a system that saves nothing after maintenance have no rate", () => {
    const idle = { ...baseCase, yearlyProductionKwh: 0, yearlyMaintenance: 100 };
    expect(solarResults(idle, "cash").irr).toEqual({ kind: "none", reason: "no-positive-flow" });
  });

  test("are finite, and value the rate of return at nothing, wherever the sliders are set", () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom("cash", "loan"), (inputs, financing) => {
        const results = solarResults(inputs, financing);
        const amounts = [results.npv, results.netGain, results.firstPayment];
        expect(amounts.every(Number.isFinite)).toBe(true);
        const flows = solarYears(inputs).map((year) => year.cashFlow[financing]);
        if (results.irr.kind === "rate" && results.irr.rate > -0.9) {
          const size = npv(results.irr.rate, flows.map(Math.abs));
          expect(Math.abs(npv(results.irr.rate, flows))).toBeLessThanOrEqual(1e-10 * size);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test("at a loan rate equal to the discount rate are worth the same either way of paying", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const fair = { ...inputs, loanRate: inputs.discountRate };
        const difference = solarResults(fair, "loan").npv - solarResults(fair, "cash").npv;
        expect(Math.abs(difference)).toBeLessThan(1e-6);
      }),
      { numRuns: 1000 },
    );
  });

  test("never get worse with more subsidy", () => {
    fc.assert(
      fc.property(anyInputs, fc.constantFrom("cash", "loan"), (inputs, financing) => {
        const more = { ...inputs, subsidyShare: inputs.subsidyShare + 0.05 };
        expect(solarResults(more, financing).npv).toBeGreaterThan(
          solarResults(inputs, financing).npv,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
