import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Bond } from "./bond.ts";
import { accruedInterest, cleanPrice, dirtyPrice } from "./price.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

const bonds: fc.Arbitrary<Bond> = fc.record({
  couponRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
  frequency: fc.constantFrom(1, 2, 4, 12),
  remainingCoupons: fc.integer({ min: 1, max: 120 }),
  periodElapsed: fc.double({ min: 0, max: 0.99, noNaN: true }),
});

describe("cleanPrice", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of PRICE: 15 February 2008
  // to 15 November 2017, coupon 5.75%, yield 6.5%, half-yearly, 30/360. Twenty coupons remain, half a period is gone.
  test("of Excel's bond is 94.63436", () => {
    const bond: Bond = {
      couponRate: 0.0575,
      frequency: 2,
      remainingCoupons: 20,
      periodElapsed: 0.5,
    };
    expect(cleanPrice(bond, 0.065)).toBeCloseTo(examples.price, 10);
  });

  test("at a yield equal to the coupon is par on every coupon date", () => {
    for (const remainingCoupons of [1, 2, 30, 100]) {
      const bond: Bond = { couponRate: 0.04, frequency: 2, remainingCoupons, periodElapsed: 0 };
      expect(cleanPrice(bond, 0.04)).toBeCloseTo(100, 10);
    }
  });

  test("at a zero yield is all payments together", () => {
    const bond: Bond = { couponRate: 0.03, frequency: 1, remainingCoupons: 5, periodElapsed: 0 };
    expect(cleanPrice(bond, 0)).toBeCloseTo(115, 12);
  });

  test("of a zero-coupon bond is the discounted face value", () => {
    const bond: Bond = { couponRate: 0, frequency: 1, remainingCoupons: 10, periodElapsed: 0 };
    expect(cleanPrice(bond, 0.05)).toBeCloseTo(100 / 1.05 ** 10, 11);
  });

  test("of a bond that has been redeemed is nothing", () => {
    const bond: Bond = { couponRate: 0.05, frequency: 1, remainingCoupons: 0, periodElapsed: 0 };
    expect(cleanPrice(bond, 0.05)).toBe(0);
  });

  test("is the closed form of annuity plus redemption on a coupon date", () => {
    fc.assert(
      fc.property(bonds, fc.double({ min: 0.001, max: 0.2, noNaN: true }), (bond, yieldRate) => {
        const onCouponDate = { ...bond, periodElapsed: 0 };
        const rate = yieldRate / bond.frequency;
        const discount = (1 + rate) ** -bond.remainingCoupons;
        const coupon = (100 * bond.couponRate) / bond.frequency;
        const closedForm = (coupon * (1 - discount)) / rate + 100 * discount;
        expect(cleanPrice(onCouponDate, yieldRate)).toBeCloseTo(closedForm, 9);
      }),
      { numRuns: 2000 },
    );
  });

  test("falls when the yield rises", () => {
    fc.assert(
      fc.property(bonds, fc.double({ min: -0.01, max: 0.2, noNaN: true }), (bond, yieldRate) => {
        expect(dirtyPrice(bond, yieldRate + 0.001)).toBeLessThan(dirtyPrice(bond, yieldRate));
      }),
      { numRuns: 2000 },
    );
  });
});

test("accruedInterest half-way through a half-year is a quarter of the coupon rate", () => {
  const bond: Bond = { couponRate: 0.08, frequency: 2, remainingCoupons: 4, periodElapsed: 0.5 };
  expect(accruedInterest(bond)).toBe(2);
});
