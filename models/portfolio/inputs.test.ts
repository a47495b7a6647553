import { expect, test } from "vitest";
import { cases, inputLimits, type PortfolioInputs } from "./inputs.ts";

test.each(Object.values(cases))("the case $title can be entered by hand", ({ inputs }) => {
  for (const [name, { min, max, step }] of Object.entries(inputLimits)) {
    const value = inputs[name as keyof PortfolioInputs];
    expect(value, name).toBeGreaterThanOrEqual(min);
    expect(value, name).toBeLessThanOrEqual(max);
    const steps = (value - min) / step;
    expect(steps, name).toBeCloseTo(Math.round(steps), 6);
  }
});
