import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { baseCase, type SolarInputName } from "./inputs.ts";
import { inputLimits, resized, toInputLimit } from "./limits.ts";

const names = Object.keys(inputLimits) as SolarInputName[];

describe("inputLimits", () => {
  test.each(names)("of %s include the base case and both ends of the slider", (name) => {
    const { min, max } = inputLimits[name];
    expect(toInputLimit(name, baseCase[name])).toBe(baseCase[name]);
    expect(toInputLimit(name, min)).toBe(min);
    expect(toInputLimit(name, max)).toBe(max);
  });
});

describe("toInputLimit", () => {
  test("of a value beyond the limits is the nearer end", () => {
    expect(toInputLimit("loanYears", 1e9)).toBe(20);
    expect(toInputLimit("loanYears", -Infinity)).toBe(1);
  });

  test("lets the price of electricity fall by 2% a year, and no further", () => {
    expect(toInputLimit("priceRise", -0.02)).toBe(-0.02);
    expect(toInputLimit("priceRise", -0.05)).toBe(-0.02);
  });

  test("of a value between two steps is the nearer step", () => {
    expect(toInputLimit("systemCost", 18_049)).toBe(18_000);
    expect(toInputLimit("electricityPrice", 0.3512)).toBe(0.35);
  });

  test("of no number is null", () => {
    expect(toInputLimit("systemCost", Number.NaN)).toBeNull();
  });

  test("is within the limits and settles at once, whatever the value", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.double({ noNaN: true }), (name, value) => {
        const settled = toInputLimit(name, value) ?? Number.NaN;
        expect(settled).toBeGreaterThanOrEqual(inputLimits[name].min);
        expect(settled).toBeLessThanOrEqual(inputLimits[name].max);
        expect(toInputLimit(name, settled)).toBe(settled);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("resized", () => {
  test("to twice the size costs and produces twice as much", () => {
    const twice = resized(baseCase, 12);
    expect(twice.systemCost).toBe(36_000);
    expect(twice.yearlyProductionKwh).toBe(16_000);
  });

  test("and back again is the system it was", () => {
    expect(resized(resized(baseCase, 12), 6)).toEqual(baseCase);
  });

  test("to any size of the slider keeps cost and production within their limits", () => {
    const { min, max } = inputLimits.systemSizeKw;
    for (let size = min; size <= max; size += 0.5) {
      const { systemCost, yearlyProductionKwh } = resized(baseCase, size);
      expect(systemCost / size).toBeCloseTo(3_000, 0);
      expect(Math.abs(yearlyProductionKwh / size - 8_000 / 6)).toBeLessThanOrEqual(
        50 / size + 1e-9,
      );
    }
  });
});
