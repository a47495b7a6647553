import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { npv } from "./npv.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

const ledgerFlow = fc.integer({ min: -1_000_000, max: 1_000_000 });

describe("npv", () => {
  // Source of these three: reference/worked_examples.py, for the examples in Microsoft's documentation of NPV. Excel
  // discounts its first value by one period, so the outlay a year from now follows a zero here.
  test("of an outlay in a year and three returns is Excel's 1,188.44", () => {
    expect(npv(0.1, [0, -10_000, 3_000, 4_200, 6_800])).toBeCloseTo(examples.outlayInAYear, 8);
  });

  test("of an outlay today and five returns is Excel's 1,922.06", () => {
    expect(npv(0.08, [-40_000, 8_000, 9_200, 10_000, 12_000, 14_500])).toBeCloseTo(
      examples.outlayToday,
      8,
    );
  });

  test("with a late loss is Excel's −3,749.47", () => {
    const flows = [-40_000, 8_000, 9_200, 10_000, 12_000, 14_500, -9_000];
    expect(npv(0.08, flows)).toBeCloseTo(examples.lateLoss, 8);
  });

  test("at a zero rate is the plain sum", () => {
    expect(npv(0, [-100, 30, 40, 50])).toBe(20);
  });

  test("of no flows is nothing", () => {
    expect(npv(0.05, [])).toBe(0);
  });

  test("of one flow is that flow, whatever the rate", () => {
    expect(npv(0.9, [-42])).toBe(-42);
  });

  test("of a long level annuity stays at its closed form, C (1 − v^n) / r", () => {
    const closedForm = (1000 * (1 - 1.07 ** -400)) / 0.07;
    const flows = [0, ...Array.from({ length: 400 }, () => 1000)];
    expect(npv(0.07, flows) / closedForm).toBeCloseTo(1, 12);
  });

  test("equals the sum of the flows discounted one by one", () => {
    fc.assert(
      fc.property(
        fc.double({ min: -0.5, max: 2, noNaN: true }),
        fc.array(ledgerFlow, { minLength: 1, maxLength: 30 }),
        (rate, flows) => {
          const oneByOne = flows.map((flow, period) => flow * (1 + rate) ** -period);
          const expected = oneByOne.reduce((sum, value) => sum + value, 0);
          const size = oneByOne.reduce((sum, value) => sum + Math.abs(value), 0);
          expect(Math.abs(npv(rate, flows) - expected)).toBeLessThanOrEqual(1e-12 * size);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("falls as the rate rises when every later flow is a receipt", () => {
    const receipts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.double({ min: -0.5, max: 1, noNaN: true }), receipts, (rate, later) => {
        const flows = [-1, ...later];
        expect(npv(rate + 0.01, flows)).toBeLessThan(npv(rate, flows));
      }),
      { numRuns: 2000 },
    );
  });
});
