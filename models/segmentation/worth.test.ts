import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CustomerGroup } from "./group-customers.ts";
import { baseInputs, inputLimits, type SegmentationInputs } from "./inputs.ts";
import { scoredCustomers } from "./scored-customers.ts";
import {
  breakEvenResponse,
  contributionOf,
  perCustomer,
  segmentationResults,
  worthOf,
} from "./worth.ts";

const anyInputs: fc.Arbitrary<SegmentationInputs> = fc.record(
  Object.fromEntries(
    Object.entries(inputLimits).map(([name, { min, max, step }]) => [
      name,
      fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((n) => min + n * step),
    ]),
  ) as { [Name in keyof SegmentationInputs]: fc.Arbitrary<number> },
);

/** Two customers at risk who were core, and one core customer; balances of €1,000 and €6,000. */
const groups: CustomerGroup[] = [
  {
    now: { recency: 2, value: 5 },
    before: { recency: 4, value: 5 },
    customers: 2,
    balance: 200_000,
    turnover: 100_000,
    products: 3,
  },
  {
    now: { recency: 5, value: 4 },
    before: null,
    customers: 1,
    balance: 600_000,
    turnover: 250_000,
    products: 2,
  },
];

describe("segmentationResults", () => {
  test("adds up the contribution of each segment", () => {
    const { segments, total } = segmentationResults(groups, baseInputs);
    // By hand: 1.2% of €2,000 and 0.4% of €1,000, less twice €35; 1.2% of €6,000 and 0.4% of €2,500, less €35.
    expect(worthOf(segments, "at risk").contribution).toBeCloseTo(24 + 4 - 70, 10);
    expect(worthOf(segments, "core").contribution).toBeCloseTo(72 + 10 - 35, 10);
    expect(total).toMatchObject({ customers: 3, balance: 800_000, products: 5 });
    expect(total.contribution).toBeCloseTo(5, 10);
  });

  test("counts movements, without accounts that were not open a month before", () => {
    const { movements } = segmentationResults(groups, baseInputs);
    expect(movements.core["at risk"]).toBe(2);
    expect(movements.core.core).toBe(0);
  });

  test("values a campaign by the customers won back, less the cost of all contacts", () => {
    // By hand: one won back gains 47 − (−21) = 68; of two, 8% come back; two contacts cost €4.
    const results = segmentationResults(groups, baseInputs);
    expect(results.campaign).toBeCloseTo(2 * 0.08 * 68 - 4, 10);
    const needed = breakEvenResponse(results, baseInputs) ?? Number.NaN;
    expect(needed).toBeCloseTo(2 / 68, 10);
    const even = { ...baseInputs, wonBack: needed };
    expect(segmentationResults(groups, even).campaign).toBeCloseTo(0, 10);
  });

  test("has no break-even where there is nobody at risk, or nothing to gain", () => {
    const onlyCore = segmentationResults(groups.slice(1), baseInputs);
    expect(breakEvenResponse(onlyCore, baseInputs)).toBeNull();
    const free = { ...baseInputs, balanceMargin: 0, feeRate: 0 };
    expect(breakEvenResponse(segmentationResults(groups, free), free)).toBeNull();
  });

  test("puts every customer in one segment, whatever the cut-offs", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { segments, total, movements } = segmentationResults(scoredCustomers, inputs);
        expect(segments.reduce((sum, { customers }) => sum + customers, 0)).toBe(3_000);
        const parts = segments.reduce((sum, { contribution }) => sum + contribution, 0);
        expect(parts).toBeCloseTo(total.contribution, 6);
        const moved = Object.values(movements).flatMap((row) => Object.values(row));
        const known = scoredCustomers.filter(({ before }) => before !== null);
        expect(moved.reduce((sum, count) => sum + count, 0)).toBe(
          known.reduce((sum, { customers }) => sum + customers, 0),
        );
      }),
    );
  });
});

test("contributionOf grows with the margin in proportion to the balance", () => {
  const sums = { customers: 4, balance: 1_000_000, turnover: 0, products: 4 };
  const dearer = { ...baseInputs, balanceMargin: baseInputs.balanceMargin + 0.01 };
  expect(contributionOf(sums, dearer) - contributionOf(sums, baseInputs)).toBeCloseTo(100, 8);
});

test("a segment without customers earns nothing per customer", () => {
  expect(perCustomer(100, 4)).toBe(25);
  expect(perCustomer(100, 0)).toBe(0);
});
