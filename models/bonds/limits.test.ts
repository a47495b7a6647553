import { describe, expect, test } from "vitest";
import { flowsOf, type Market } from "./holding.ts";
import {
  dateLimits,
  holdingLimits,
  keyRateLimits,
  mostBonds,
  mostPayments,
  moveLimits,
} from "./limits.ts";
import { comparedShifts } from "./portfolio.ts";
import { newBond, openingPortfolio, portfolios } from "./presets.ts";

type Limits = { min: number; max: number; step: number };

function expectEnterable(value: number, { min, max, step }: Limits) {
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
  const steps = (value - min) / step;
  expect(steps).toBeCloseTo(Math.round(steps), 6);
}

describe.each(Object.values(portfolios))("the portfolio $title", ({ inputs }) => {
  test("can be entered by hand", () => {
    expect(inputs.bonds.length).toBeLessThanOrEqual(mostBonds);
    for (const bond of inputs.bonds) {
      expectEnterable(bond.nominal, holdingLimits.nominal);
      expectEnterable(bond.couponRate, holdingLimits.couponRate);
      expectEnterable(bond.yieldRate, holdingLimits.yieldRate);
      expectEnterable(bond.price, holdingLimits.price);
    }
    for (const rate of [inputs.rate2, inputs.rate5, inputs.rate10, inputs.rate30]) {
      expectEnterable(rate, keyRateLimits);
    }
    for (const name of ["shift", "steepening", "bend"] as const) {
      expectEnterable(inputs[name], moveLimits[name]);
    }
  });
});

test("yields and rates may be negative, as they were in the euro area until 2022", () => {
  expect(holdingLimits.yieldRate.min).toBeLessThan(0);
  expect(keyRateLimits.min).toBeLessThan(0);
});

test("the curve may fall as far as it may rise", () => {
  for (const { min, max } of Object.values(moveLimits)) expect(min).toBe(-max);
});

test("the shifts that are compared can be entered too", () => {
  for (const shift of comparedShifts) expectEnterable(shift, moveLimits.shift);
});

test("no bond has more payments than the workbook has rows for them", () => {
  const market: Market = {
    ...portfolios[openingPortfolio].inputs,
    settlement: dateLimits.settlement.first,
  };
  const longest = { ...newBond, frequency: "4", maturity: dateLimits.maturity.last } as const;
  expect(flowsOf(longest, market)?.flows).toHaveLength(mostPayments);
});
