import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bond } from "./bond.ts";
import { cleanPrice } from "./price.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };
import { bondAt } from "./schedule.ts";
import { annualYield, yieldFromPrice } from "./yield.ts";

const bonds: fc.Arbitrary<Bond> = fc.record({
  couponRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
  frequency: fc.constantFrom(1, 2, 4),
  remainingCoupons: fc.integer({ min: 1, max: 120 }),
  periodElapsed: fc.double({ min: 0, max: 0.9, noNaN: true }),
});

describe("yieldFromPrice", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of YIELD: 15 February 2008
  // to 15 November 2016, coupon 5.75%, price 95.04287, half-yearly, 30/360.
  test("of Excel's bond is 6.5%", () => {
    const bond = bondAt("2008-02-15", {
      couponRate: 0.0575,
      maturity: "2016-11-15",
      frequency: 2,
      dayCount: "30/360",
    });
    expect(bond && yieldFromPrice(bond, 95.04287)).toBeCloseTo(examples.yield, 11);
  });

  test("finds the yield that the price was made of", () => {
    fc.assert(
      fc.property(bonds, fc.double({ min: -0.02, max: 0.25, noNaN: true }), (bond, yieldRate) => {
        const found = yieldFromPrice(bond, cleanPrice(bond, yieldRate));
        expect(Math.abs((found ?? Number.NaN) - yieldRate)).toBeLessThan(1e-9);
      }),
      { numRuns: 500 },
    );
  });

  test("finds no yield for a price that no yield explains", () => {
    const lastDays: Bond = {
      couponRate: 0,
      frequency: 1,
      remainingCoupons: 1,
      periodElapsed: 0.99,
    };
    expect(yieldFromPrice(lastDays, 50)).toBeNull();
    expect(yieldFromPrice(lastDays, 200)).toBeNull();
  });
});

test("annualYield of 6% paid half-yearly is 6.09%", () => {
  expect(annualYield(0.06, 2)).toBeCloseTo(0.0609, 12);
  expect(annualYield(0.06, 1)).toBeCloseTo(0.06, 12);
});
