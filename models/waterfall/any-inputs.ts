import fc from "fast-check";
import type { WaterfallInputs } from "./inputs.ts";
import { fundLifeLimits, investmentYearsLimits } from "./limits.ts";

/** Any case the page lets a visitor enter, for the tests: whole millions committed, tenths of a million a year. */
export const anyInputs: fc.Arbitrary<WaterfallInputs> = fc.record({
  committedCapital: fc.integer({ min: 1, max: 1_000 }).map((n) => n * 1_000_000),
  years: fc.array(
    fc.record({
      invested: fc.oneof(fc.constant(0), amounts()),
      distributed: fc.oneof(fc.constant(0), amounts()),
      deal: fc.integer({ min: 1, max: 10 }),
    }),
    { minLength: 10, maxLength: 10 },
  ),
  carryBasis: fc.constantFrom("fund", "deals"),
  clawback: fc.constantFrom("off", "on"),
  feeBasis: fc.constantFrom("commitment", "invested"),
  investmentYears: fc.integer(investmentYearsLimits),
  fundEnd: fc.constantFrom("last-flow", "set"),
  fundLife: fc.integer(fundLifeLimits),
});

function amounts() {
  return fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000);
}
