import { expect, test } from "vitest";
import { growthsWorth } from "./growths-worth.ts";
import { dcfCases } from "./inputs.ts";
import { dcfResults } from "./results.ts";

const { mature } = dcfCases;

test("new capital that earns just the WACC does not make the WACC a growth", () => {
  expect(mature.returnOnNewCapital).toBe(mature.givenWacc);
  const { wacc, years } = dcfResults(mature);
  const last = years.at(-1);
  if (!last) throw new Error("a plan has years");
  for (let value = 1_000; value <= 6_000; value += 1) {
    const { growths } = growthsWorth(value, mature, wacc, last);
    expect(growths.filter((growth) => Math.abs(growth - wacc) < 1e-6)).toEqual([]);
  }
});
