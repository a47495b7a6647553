import fc from "fast-check";
import { sheet } from "./sheet.ts";

// For tests.

export type Inputs = Parameters<typeof sheet.calculate>[0];

export type Row = readonly [invested?: number, distributed?: number, deal?: number];

const noYears = Array.from({ length: 10 }, (_, index) => index + 1);

/** A fund without a fee, if no commitment is given, each year paying from the deal of the same year. */
export function fundOf(rows: readonly Row[], agreed: Partial<Inputs> = {}): Inputs {
  const years = noYears.map((year) => {
    const [invested = 0, distributed = 0, deal = year] = rows[year - 1] ?? [];
    return { invested, distributed, deal };
  });
  return { ...sheet.presets.base.inputs, committedCapital: 0, years, ...agreed };
}

const amount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
);

/** Any case the page lets a visitor enter. */
export const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  committedCapital: fc.integer({ min: 1, max: 1_000 }).map((n) => n * 1_000_000),
  years: fc.array(
    fc.record({ invested: amount, distributed: amount, deal: fc.integer({ min: 1, max: 10 }) }),
    { minLength: 10, maxLength: 10 },
  ),
  carryBasis: fc.constantFrom("fund", "deals"),
  clawback: fc.constantFrom("off", "on", "interim"),
  heldValue: fc.constantFrom(0, 0.7, 1, 2),
  feeBasis: fc.constantFrom("commitment", "invested"),
  investmentYears: fc.integer({ min: 1, max: 10 }),
  fundEnd: fc.constantFrom("last-flow", "set"),
  fundLife: fc.integer({ min: 1, max: 10 }),
  dealCosts: fc.constantFrom("all", "pro-rata"),
  escrowShare: fc.constantFrom(0, 0.3, 1),
  gpCommitment: fc.constantFrom(0, 0.02, 0.1),
  expensesAYear: fc.integer({ min: 0, max: 50 }).map((n) => n * 100_000),
  companyFeeRate: fc.constantFrom(0, 0.01, 0.05),
  feeOffset: fc.constantFrom(0, 0.8, 1),
});
