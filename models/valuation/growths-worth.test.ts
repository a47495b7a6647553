import { describe, expect, test } from "vitest";
import { growthsWorth } from "./growths-worth.ts";
import { type DcfInputs, dcfCases } from "./inputs.ts";
import { dcfLimits } from "./limits.ts";
import { dcfResults } from "./results.ts";

const { mature } = dcfCases;

test("new capital that earns just the WACC does not make the WACC a growth", () => {
  expect(mature.returnOnNewCapital).toBe(mature.givenWacc);
  const { wacc, years } = dcfResults(mature);
  const last = years.at(-1);
  if (!last) throw new Error("a plan has years");
  for (let value = 1_000; value <= 6_000; value += 1) {
    const { growths } = growthsWorth(value, mature, wacc, last);
    expect(growths.filter((growth) => Math.abs(growth - wacc) < 1e-6)).toEqual([]);
  }
});

describe("the growths at which the formula gives a value", () => {
  /** With profit of 1 in the last year, the value is in years of profit. */
  function solve(years: number, returnOnNewCapital: number, wacc: number) {
    const last = dcfResults(mature).years.at(-1);
    if (!last) throw new Error("a plan has years");
    return growthsWorth(years, { ...mature, returnOnNewCapital }, wacc, { ...last, nopat: 1 });
  }

  test.each([
    [12, 0.1, 0.08],
    [40, 0.3, 0.12],
    // The linear term is zero, as near as floating-point numbers come to it.
    [9, 0.1, 0.05],
    [3, 0.25, 0.16],
  ])("for %d years of profit solve the equation, the lower one first", (years, capital, wacc) => {
    const { lower, higher, linear, constant } = solve(years, capital, wacc);
    if (lower === null || higher === null) throw new Error("there are two");
    expect(lower).toBeLessThan(higher);
    for (const x of [lower, higher]) expect(x * x + linear * x + constant).toBeCloseTo(0, 12);
  });

  test("keep their digits where one is a trillion times the other", () => {
    const { lower, higher, linear, constant } = solve(20, 0.1, 0.05 + 1e-14);
    const [small = 0] = [lower, higher].toSorted((a, b) => Math.abs(a ?? 0) - Math.abs(b ?? 0));
    expect((small ?? 0) / (-constant / linear)).toBeCloseTo(1, 9);
  });

  test("are none where the price is beyond what any growth is worth", () => {
    expect(solve(49, 0.02, 0.16)).toMatchObject({ lower: null, higher: null, growths: [] });
  });
});

test("every case is within the limits of its inputs", () => {
  for (const inputs of Object.values<DcfInputs>(dcfCases)) {
    for (const [name, { min, max }] of Object.entries(dcfLimits)) {
      const value = inputs[name as keyof typeof dcfLimits];
      expect(value, name).toBeGreaterThanOrEqual(min);
      expect(value, name).toBeLessThanOrEqual(max);
    }
  }
});
