import { describe, expect, test } from "vitest";
import { dcfCases } from "./inputs.ts";
import { costOfEquity, waccFromParts, waccOf } from "./wacc.ts";

const { base } = dcfCases;

describe("the WACC of the base case from its parts", () => {
  // By hand: 2.5% + 1.1 × 6% = 9.1%; 80% × 9.1% + 20% × 4.5% × 80% = 7.28% + 0.72%.
  test("is the 8% that is given", () => {
    expect(costOfEquity(base)).toBeCloseTo(0.091, 12);
    expect(waccFromParts(base)).toBeCloseTo(0.08, 12);
    expect(waccOf({ ...base, waccSource: "parts" })).toBeCloseTo(waccOf(base), 12);
  });

  test("without debt is the cost of equity", () => {
    expect(waccFromParts({ ...base, debtShare: 0 })).toBe(costOfEquity(base));
  });
});
