import { describe, expect, test } from "vitest";
import { baseCase, type Financing, type SolarInputs } from "#models/solar/inputs.ts";
import { spoken } from "../kit/result.ts";
import { formatPayback, headlines } from "./results.ts";

function figuresOf(financing: Financing, changes: Partial<SolarInputs> = {}) {
  return headlines({ ...baseCase, ...changes, financing });
}

function values(financing: Financing, changes?: Partial<SolarInputs>) {
  return figuresOf(financing, changes).map(({ value }) => value);
}

describe("headlines", () => {
  // Source of the golden numbers: models/solar/results.test.ts, by closed form and by hand.
  test("of the base case in cash", () => {
    expect(figuresOf("cash")).toEqual([
      { id: "npv", label: "Net present value", value: "€44,157", note: "discounted at 4%" },
      { id: "irr", label: "Internal rate of return", value: "24.5%", note: "a year" },
      { id: "payback", label: "Payback", value: "4.3 years", note: "on €12,600 after subsidy" },
      {
        id: "savings",
        label: "25-year savings",
        value: "€95,456",
        note: "€2,800 in the first year",
      },
    ]);
  });

  test("of the base case on a loan say that there is no rate of return, and why", () => {
    const [npv, irr, payback] = figuresOf("loan");
    expect(npv?.value).toBe("€43,522");
    expect(irr).toMatchObject({ value: "None", note: "nothing is invested" });
    expect(payback).toMatchObject({
      value: "At once",
      note: "€1,632 a year to the bank",
    });
  });

  test("of a loan that outlasts the system say that money comes in before it goes out", () => {
    const [, irr] = figuresOf("loan", { loanRate: 0.12, loanYears: 20, lifetimeYears: 10 });
    expect(irr).toMatchObject({ value: "None", note: "money comes in first" });
  });

  test("of a system that never pays back say so, and what is missing", () => {
    const poor = { electricityPrice: 0.1, yearlyProductionKwh: 3_000, priceRise: 0 };
    const [npv, irr, payback] = figuresOf("cash", poor);
    expect(npv?.value).toMatch(/^−/);
    expect(irr?.value).toMatch(/^−\d+\.\d%$/);
    expect(payback?.value).toBe("Never");
    // 25 years of €300 shrinking by 0.5% a year: 300 × (1 − 0.995^25) / 0.005 = 7,066.79.
    expect(payback?.note).toBe("€5,533 short at the end");
  });

  test("of flows with more than one rate of return name them all", () => {
    // A loan longer than the lifetime: money goes in, comes back, and goes in again.
    const turning = { loanShare: 0.3, loanYears: 19, lifetimeYears: 17, yearlyMaintenance: 500 };
    const [, irr] = figuresOf("loan", turning);
    expect(irr?.value).toBe("None");
    expect(irr?.note).toMatch(/^several rates fit: −\d+\.\d% and \d+\.\d%$/);
  });

  test("of a system that saves nothing are words and losses", () => {
    for (const financing of ["cash", "loan"] as const) {
      expect(values(financing, { yearlyProductionKwh: 0, yearlyMaintenance: 600 })).toEqual([
        expect.stringMatching(/^−€[\d,]+$/),
        "None",
        "Never",
        "€0",
      ]);
    }
  });
});

test("the headlines are spoken as sentences", () => {
  expect(spoken(figuresOf("cash"))).toBe(
    "Net present value: €44,157. Internal rate of return: 24.5%. Payback: 4.3 years. 25-year savings: €95,456.",
  );
});

test("formatPayback says in words what is no number of years", () => {
  expect(formatPayback(0)).toBe("At once");
  expect(formatPayback(null)).toBe("Never");
});
