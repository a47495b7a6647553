import fc from "fast-check";
import type { FundInputs } from "./inputs.ts";

const millions = (amount: number) => amount * 1_000_000;

/** For tests: any case the page lets a visitor make. */
export const anyFund: fc.Arbitrary<FundInputs> = fc.record({
  committedCapital: fc.integer({ min: 1, max: 1_000 }).map(millions),
  years: fc.array(
    fc.record({
      invested: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
      distributed: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
    }),
    { minLength: 10, maxLength: 10 },
  ),
  feeRate: fc.integer({ min: 0, max: 16 }).map((n) => n * 0.0025),
  investmentYears: fc.integer({ min: 1, max: 10 }),
  valuedAt: fc.integer({ min: 0, max: 30 }).map((n) => n / 20),
  quarter: fc.integer({ min: 1, max: 40 }),
  lps: fc.array(fc.record({ parts: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
});
