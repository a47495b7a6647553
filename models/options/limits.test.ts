import { describe, expect, test } from "vitest";
import { legLimits, mostLegs, strategyLimits } from "./limits.ts";
import { strategies } from "./presets.ts";

type Limits = { min: number; max: number; step: number };

function expectEnterable(value: number, { min, max, step }: Limits) {
  expect(value).toBeGreaterThanOrEqual(min);
  expect(value).toBeLessThanOrEqual(max);
  const steps = (value - min) / step;
  expect(steps).toBeCloseTo(Math.round(steps), 6);
}

describe.each(Object.values(strategies))("the strategy $title", ({ inputs }) => {
  test("can be entered by hand", () => {
    for (const name of ["spot", "volatility", "rate", "termDays", "day"] as const) {
      expectEnterable(inputs[name], strategyLimits[name]);
    }
    expect(inputs.legs.length).toBeLessThanOrEqual(mostLegs);
    for (const leg of inputs.legs) {
      for (const name of ["quantity", "strike", "premium"] as const) {
        expectEnterable(leg[name], legLimits[name]);
      }
    }
  });
});

test("the rate of interest may be negative, as it was in the euro area until 2022", () => {
  expect(strategyLimits.rate.min).toBeLessThan(0);
});

test("every day of the longest term can be shown, from that of the purchase to that of expiry", () => {
  expect(strategyLimits.day).toEqual({ min: 0, max: strategyLimits.termDays.max, step: 1 });
});
