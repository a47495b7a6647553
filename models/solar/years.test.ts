import { describe, expect, test } from "vitest";
import { baseCase } from "./inputs.ts";
import { costAfterSubsidy, loanPayment, solarYears } from "./years.ts";

describe("solarYears of the base case", () => {
  const years = solarYears(baseCase);

  test("run from today to year 25", () => {
    expect(years.map((year) => year.year)).toEqual(Array.from({ length: 26 }, (_, t) => t));
  });

  test("save 2,800 euro in the first year: 8,000 kWh at 0.35 euro", () => {
    expect(years[1]?.productionKwh).toBe(8_000);
    expect(years[1]?.electricityPrice).toBe(0.35);
    expect(years[1]?.saving).toBe(2_800);
  });

  test("lose 0.5% of production and pay 3% more for electricity each year", () => {
    expect(years[25]?.productionKwh).toBeCloseTo(8_000 * 0.995 ** 24, 9);
    expect(years[25]?.electricityPrice).toBeCloseTo(0.35 * 1.03 ** 24, 12);
    expect(years[25]?.saving).toBeCloseTo(2_800 * (0.995 * 1.03) ** 24, 8);
  });

  test("start with the whole cost after subsidy in cash, and with nothing on a loan", () => {
    expect(years[0]?.cashFlow).toEqual({ cash: -12_600, loan: 0 });
  });

  test("pay ten equal loan payments, then none", () => {
    const payments = years.map((year) => year.loanPayment);
    expect(payments.filter((payment) => payment > 0)).toHaveLength(10);
    // By the annuity formula, in Python: 12600 * 0.05 / (1 - 1.05**-10).
    expect(payments[1]).toBeCloseTo(1631.7576, 4);
    expect(payments[10]).toBe(payments[1]);
    expect(payments[11]).toBe(0);
  });

  test("end with cash ahead of the loan by the interest paid", () => {
    const last = years[25];
    const interest = 10 * loanPayment(baseCase, 1) - costAfterSubsidy(baseCase);
    expect((last?.cumulative.cash ?? 0) - (last?.cumulative.loan ?? 0)).toBeCloseTo(interest, 8);
  });
});

describe("solarYears", () => {
  test("of a loan longer than the lifetime go on paying after the last saving", () => {
    const years = solarYears({
      ...baseCase,
      lifetimeYears: 10,
      loanYears: 12,
      yearlyMaintenance: 50,
    });
    expect(years).toHaveLength(13);
    const afterwards = years.at(-1);
    expect(afterwards?.productionKwh).toBe(0);
    expect(afterwards?.maintenance).toBe(0);
    expect(afterwards?.cashFlow.cash).toBe(0);
    expect(afterwards?.cashFlow.loan).toBe(-loanPayment({ ...baseCase, loanYears: 12 }, 12));
  });

  test("of a loan for half the cost advance the other half today", () => {
    const half = { ...baseCase, loanShare: 0.5 };
    expect(solarYears(half)[0]?.cashFlow.loan).toBe(-6_300);
    expect(loanPayment(half, 1)).toBeCloseTo(loanPayment(baseCase, 1) / 2, 10);
  });

  test("without a loan are the same either way of paying", () => {
    for (const year of solarYears({ ...baseCase, loanShare: 0 })) {
      expect(year.cashFlow.loan).toBe(year.cashFlow.cash);
    }
  });

  test("with an interest-free loan over the lifetime cost the same in all", () => {
    const years = solarYears({ ...baseCase, loanRate: 0, loanYears: 25 });
    const end = years.at(-1)?.cumulative;
    expect(end?.loan).toBeCloseTo(end?.cash ?? Number.NaN, 8);
  });

  test("take maintenance off every year in use", () => {
    const years = solarYears({ ...baseCase, yearlyMaintenance: 200 });
    expect(years[0]?.maintenance).toBe(0);
    expect(years[1]?.cashFlow.cash).toBe(2_600);
    expect(years[25]?.maintenance).toBe(200);
  });
});
