import { expect, test } from "vitest";
import { rentalCases } from "./inputs.ts";
import { type RentalChoices, rentalLimits } from "./limits.ts";
import { priceRiseResults } from "./price-rises.ts";

test.each(Object.entries(rentalCases))("the flat %s can be entered by hand", (_, inputs) => {
  for (const [name, { min, max, step }] of Object.entries(rentalLimits)) {
    const value = inputs[name as keyof RentalChoices];
    expect(value, name).toBeGreaterThanOrEqual(min);
    expect(value, name).toBeLessThanOrEqual(max);
    const steps = (value - min) / step;
    expect(steps, name).toBeCloseTo(Math.round(steps), 6);
  }
});

test("prices and rents may fall", () => {
  expect(rentalLimits.valueGrowth.min).toBeLessThan(0);
  expect(rentalLimits.rentGrowth.min).toBeLessThan(0);
});

test("five rises of the price are compared, from none upwards, each with a higher return", () => {
  const compared = priceRiseResults(rentalCases.offered);
  expect(compared).toHaveLength(5);
  expect(compared[0]?.valueGrowth).toBe(0);
  const rates = compared.map(({ irr }) => (irr.kind === "rate" ? irr.rate : Number.NaN));
  expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  expect(new Set(rates).size).toBe(5);
});
