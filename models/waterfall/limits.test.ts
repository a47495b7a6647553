import { expect, test } from "vitest";
import { waterfallCases } from "./inputs.ts";
import { committedLimits, dealLimits, yearlyLimits } from "./limits.ts";
import { scenarioNames, scenarios } from "./scenarios.ts";
import { standardTerms } from "./terms.ts";

test("every amount a visitor can choose, and the fee on it, is a whole number of thousands", () => {
  const { min, max, step } = committedLimits;
  const fees = [min, min + step, max].map((capital) => capital * standardTerms.managementFeeRate);
  const yearly = [yearlyLimits.min, yearlyLimits.step, yearlyLimits.max];
  expect([...fees, ...yearly].map((amount) => amount % 1_000)).toEqual([0, 0, 0, 0, 0, 0]);
});

test.each(scenarioNames)("the %s scenario can be entered by hand", (name) => {
  const { committedCapital, years } = scenarios[name];
  expect(isWithin(committedCapital, committedLimits)).toBe(true);
  for (const { invested, distributed } of years) {
    expect(isWithin(invested, yearlyLimits)).toBe(true);
    expect(isWithin(distributed, yearlyLimits)).toBe(true);
  }
  for (const { deal } of waterfallCases[name].years) {
    expect(isWithin(deal, dealLimits)).toBe(true);
  }
});

function isWithin(amount: number, { min, max, step }: typeof yearlyLimits) {
  return amount >= min && amount <= max && (amount - min) % step === 0;
}
