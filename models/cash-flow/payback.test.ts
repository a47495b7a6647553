import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cumulative } from "./cumulative.ts";
import { payback } from "./payback.ts";

const ledgerFlow = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe("payback", () => {
  test("of level returns is outlay over yearly return", () => {
    expect(payback([-1000, 400, 400, 400])).toBe(2.5);
  });

  test("of returns that reach zero at a year's end is that whole year", () => {
    expect(payback([-1000, 500, 500, 500])).toBe(2);
  });

  test("of money that does not come back is null", () => {
    expect(payback([-1000, 300, 300])).toBeNull();
    expect(payback([-1000])).toBeNull();
  });

  test("without an outlay is immediate", () => {
    expect(payback([0, 50, 50])).toBe(0);
    expect(payback([])).toBe(0);
  });

  test("counts from the last time the total turns positive, not the first", () => {
    expect(payback([-100, 150, -100, 100])).toBe(2.5);
  });

  test("that falls back below zero in the end is null", () => {
    expect(payback([-100, 150, -100])).toBeNull();
  });

  test("is not lost to binary fractions that sum to almost zero", () => {
    expect(payback([-0.3, 0.1, 0.1, 0.1])).toBeCloseTo(3, 12);
  });

  test("does not depend on the currency unit, however huge or tiny", () => {
    for (const unit of [1e-200, 1, 1e200]) {
      expect(payback([-10 * unit, 4 * unit, 4 * unit, 4 * unit])).toBeCloseTo(2.5, 12);
    }
  });

  test("exists exactly when the flows do not end in debt, and the line through it is at zero", () => {
    fc.assert(
      fc.property(fc.array(ledgerFlow, { minLength: 1, maxLength: 30 }), (flows) => {
        const totals = cumulative(flows);
        const years = payback(flows);
        expect(years === null).toBe((totals.at(-1) ?? 0) < 0);
        if (years === null || years === 0) return;
        const before = Math.ceil(years) - 1;
        const share = years - before;
        const atPayback = (totals[before] ?? 0) + share * (flows[before + 1] ?? 0);
        expect(Math.abs(atPayback)).toBeLessThan(1e-6);
        expect(totals.slice(before + 1).every((total) => total >= 0)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
});
