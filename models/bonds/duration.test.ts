import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bond } from "./bond.ts";
import { yieldSensitivity } from "./duration.ts";
import { dirtyPrice } from "./price.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

describe("yieldSensitivity", () => {
  // Source of these three: reference/worked_examples.py. The case is that of Microsoft's documentation of DURATION:
  // 1 July 2018 to 1 January 2048, coupon 8%, yield 9%, half-yearly. Fifty-nine coupons remain.
  test("of Excel's bond has a duration of 10.9191453 years", () => {
    const bond: Bond = { couponRate: 0.08, frequency: 2, remainingCoupons: 59, periodElapsed: 0 };
    expect(yieldSensitivity(bond, 0.09)?.duration).toBeCloseTo(examples.duration, 10);
  });

  // The case of Microsoft's documentation of MDURATION: 1 January 2008 to 1 January 2016, coupon 8%, yield 9%,
  // half-yearly. Sixteen coupons remain.
  test("of Excel's eight-year bond has a modified duration of 5.73567", () => {
    const bond: Bond = { couponRate: 0.08, frequency: 2, remainingCoupons: 16, periodElapsed: 0 };
    expect(yieldSensitivity(bond, 0.09)?.modifiedDuration).toBeCloseTo(
      examples.modifiedDuration,
      10,
    );
  });

  // The case of the duration example in Hull's "Options, Futures, and Other Derivatives": three years, coupon 10%
  // half-yearly, yield 12% continuously compounded.
  test("of Hull's bond has a price of 94.213 and a duration of 2.653 years", () => {
    const bond: Bond = { couponRate: 0.1, frequency: 2, remainingCoupons: 6, periodElapsed: 0 };
    const halfYearly = 2 * Math.expm1(0.12 / 2);
    expect(dirtyPrice(bond, halfYearly)).toBeCloseTo(examples.hullPrice, 10);
    expect(yieldSensitivity(bond, halfYearly)?.duration).toBeCloseTo(examples.hullDuration, 10);
  });

  test("of a zero-coupon bond is its term, and n (n + 1) / (1 + y)² of convexity", () => {
    const bond: Bond = { couponRate: 0, frequency: 1, remainingCoupons: 7, periodElapsed: 0 };
    const sensitivity = yieldSensitivity(bond, 0.05);
    expect(sensitivity?.duration).toBeCloseTo(7, 12);
    expect(sensitivity?.modifiedDuration).toBeCloseTo(7 / 1.05, 12);
    expect(sensitivity?.convexity).toBeCloseTo(56 / 1.05 ** 2, 10);
  });

  test("of a bond that has been redeemed does not exist", () => {
    const bond: Bond = { couponRate: 0.05, frequency: 1, remainingCoupons: 0, periodElapsed: 0 };
    expect(yieldSensitivity(bond, 0.05)).toBeNull();
  });

  test("gives the slope and the curvature of the price, by finite differences", () => {
    const bonds: fc.Arbitrary<Bond> = fc.record({
      couponRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
      frequency: fc.constantFrom(1, 2, 4),
      remainingCoupons: fc.integer({ min: 1, max: 60 }),
      periodElapsed: fc.double({ min: 0, max: 0.9, noNaN: true }),
    });
    fc.assert(
      fc.property(bonds, fc.double({ min: 0, max: 0.15, noNaN: true }), (bond, yieldRate) => {
        const step = 1e-4;
        const price = dirtyPrice(bond, yieldRate);
        const up = dirtyPrice(bond, yieldRate + step);
        const down = dirtyPrice(bond, yieldRate - step);
        const sensitivity = yieldSensitivity(bond, yieldRate);
        const slope = (down - up) / (2 * step) / price;
        const curvature = (up - 2 * price + down) / step ** 2 / price;
        const { modifiedDuration = 0, convexity = 0 } = sensitivity ?? {};
        expect(Math.abs(slope / modifiedDuration - 1)).toBeLessThan(1e-4);
        // The second difference keeps only about half the digits of a double.
        expect(Math.abs(curvature - convexity)).toBeLessThan(1e-3 * convexity + 1e-5);
      }),
      { numRuns: 2000 },
    );
  });
});
