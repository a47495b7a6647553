import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { waterfallResults } from "#models/waterfall/results.ts";
import { scenarioNames, scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { tiers } from "#models/waterfall/tiers.ts";
import type { Fund } from "#models/waterfall/years.ts";
import { ledgerOf, lpNetFlow, roundedTogether, unaccounted } from "./ledger.ts";

/** Any fund the page lets a visitor type: whole millions committed, tenths of a million a year. */
const anyFund: fc.Arbitrary<Fund> = fc.record({
  committedCapital: fc.integer({ min: 1, max: 1_000 }).map((n) => n * 1_000_000),
  years: fc.array(
    fc.record({
      invested: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
      distributed: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
    }),
    { minLength: 10, maxLength: 10 },
  ),
});

describe("roundedTogether", () => {
  test("gives three thirds of a hundred as 34, 33 and 33", () => {
    expect(roundedTogether([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33]);
  });

  test("raises the halves no further than their sum", () => {
    expect(roundedTogether([4.5, 0.5])).toEqual([5, 0]);
  });

  test("leaves nothings at nothing, and whole numbers as they are", () => {
    expect(roundedTogether([0, 7, 0, 2.4, 0])).toEqual([0, 7, 0, 2, 0]);
  });

  test("forgives an amount that computing left a hair below a whole number", () => {
    expect(roundedTogether([34_999.999_999_999, 0])).toEqual([35_000, 0]);
  });
});

describe("the ledger of any fund", () => {
  test("adds up as printed: tiers to the distribution, years to totals, and nothing is left", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const { years, total } = ledgerOf(waterfallResults(fund, standardTerms));
        for (const column of [...years, total]) {
          const printed = tiers.reduce(
            (sum, tier) => sum + column.tiers[tier].lp + column.tiers[tier].gp,
            0,
          );
          expect(printed).toBe(column.distributed);
          expect(unaccounted(column)).toBe(0);
        }
        expect(years.reduce((sum, year) => sum + year.received.gp, 0)).toBe(total.received.gp);
        expect(years.reduce((sum, year) => sum + lpNetFlow(year), 0)).toBe(lpNetFlow(total));
      }),
      { numRuns: 2000 },
    );
  });

  test("prints every amount within a thousand of what it is", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const results = waterfallResults(fund, standardTerms);
        for (const [index, year] of ledgerOf(results).years.entries()) {
          for (const tier of tiers) {
            const exact = results.years[index]?.tiers[tier] ?? { lp: NaN, gp: NaN };
            expect(Math.abs(year.tiers[tier].lp * 1_000 - exact.lp)).toBeLessThan(1_000);
            expect(Math.abs(year.tiers[tier].gp * 1_000 - exact.gp)).toBeLessThan(1_000);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("unaccounted", () => {
  test("shows money that reached nobody", () => {
    const results = waterfallResults(scenarios.base, standardTerms);
    const years = results.years.map((year) => ({ ...year, distributed: year.distributed + 2_000 }));
    expect(unaccounted(ledgerOf({ years }).total)).toBe(20);
  });
});

test.each(scenarioNames)("the ledger of the %s scenario pays in all 100 million", (name) => {
  const { total } = ledgerOf(waterfallResults(scenarios[name], standardTerms));
  expect(total.contributions).toBe(85_000);
  expect(total.managementFee).toBe(15_000);
});
