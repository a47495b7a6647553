import { describe, expect, test } from "vitest";
import { baseCase } from "#models/solar/inputs.ts";
import { inputLimits } from "#models/solar/limits.ts";
import { startingCase, withInput } from "./solar-case.ts";

describe("withInput", () => {
  test("moves one input and leaves the others", () => {
    expect(withInput(startingCase, "loanRate", 0.07).inputs).toEqual({
      ...baseCase,
      loanRate: 0.07,
    });
  });

  test("of a larger size scales cost and production", () => {
    const { inputs } = withInput(startingCase, "systemSizeKw", 12);
    expect(inputs.systemCost).toBe(36_000);
    expect(inputs.yearlyProductionKwh).toBe(16_000);
  });

  test("through every size of the slider and back is where it began", () => {
    const { min, max, step } = inputLimits.systemSizeKw;
    let moved = startingCase;
    for (let size = baseCase.systemSizeKw; size <= max; size += step) {
      moved = withInput(moved, "systemSizeKw", size);
    }
    for (let size = max; size >= min; size -= step) moved = withInput(moved, "systemSizeKw", size);
    expect(withInput(moved, "systemSizeKw", 6).inputs).toEqual(baseCase);
  });

  test("of a size after a cost set by hand scales that cost", () => {
    const dearer = withInput(startingCase, "systemCost", 20_000);
    expect(withInput(dearer, "systemSizeKw", 3).inputs.systemCost).toBe(10_000);
  });

  test("of another input between two sizes is kept, and rounds nothing", () => {
    const sized = withInput(startingCase, "systemSizeKw", 2.5);
    const pricier = withInput(sized, "electricityPrice", 0.4);
    const back = withInput(pricier, "systemSizeKw", 6);
    expect(back.inputs).toEqual({ ...baseCase, electricityPrice: 0.4 });
  });
});
