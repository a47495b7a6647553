import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs } from "./any-inputs.ts";
import { standardInputs, waterfallCases } from "./inputs.ts";
import { type LedgerColumn, ledgerOf, lpNetFlow, roundedTogether, unaccounted } from "./ledger.ts";
import { type Fund, scenarioNames } from "./scenarios.ts";
import { standardTerms } from "./terms.ts";
import { tiers } from "./tiers.ts";
import { waterfallYears } from "./years.ts";

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
  test("adds up as printed whatever was agreed, and a GP that gives back everything keeps nothing", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const exact = waterfallYears({ ...inputs, clawback: "on" }, standardTerms);
        const { years, total } = ledgerOf({ years: exact });
        const columns = [...years, total];
        expect(columns.map(unaccounted)).toEqual(columns.map(() => 0));
        expect(sum(years.map(lpNetFlow))).toBe(lpNetFlow(total));
        const kept = sum(exact.map((year) => year.received.gp));
        const gaveBack = exact.some((year) => year.clawback >= 1_000);
        if (gaveBack) expect(total.received.gp).toBe(Math.round(kept / 1_000));
      }),
      { numRuns: 1000 },
    );
  });

  test("adds up as printed: tiers to the distribution, years to totals, and nothing is left", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const { years, total } = ledgerOf({
          years: waterfallYears(standardInputs(fund), standardTerms),
        });
        const columns = [...years, total];
        expect(columns.map(printedTiers)).toEqual(columns.map((column) => column.distributed));
        expect(columns.map(unaccounted)).toEqual(columns.map(() => 0));
        expect(sum(years.map((year) => year.received.gp))).toBe(total.received.gp);
        expect(sum(years.map(lpNetFlow))).toBe(lpNetFlow(total));
      }),
      { numRuns: 1000 },
    );
  });

  test("prints every amount within a thousand of what it is", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const exact = waterfallYears(standardInputs(fund), standardTerms);
        const { years } = ledgerOf({ years: exact });
        const differences = years.flatMap((year, index) =>
          tiers.flatMap((tier) => [
            year.tiers[tier].lp * 1_000 - (exact[index]?.tiers[tier].lp ?? NaN),
            year.tiers[tier].gp * 1_000 - (exact[index]?.tiers[tier].gp ?? NaN),
          ]),
        );
        expect(differences.every((difference) => Math.abs(difference) < 1_000)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

function printedTiers(column: LedgerColumn) {
  return sum(tiers.flatMap((tier) => [column.tiers[tier].lp, column.tiers[tier].gp]));
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

describe("unaccounted", () => {
  test("shows money that reached nobody", () => {
    const years = waterfallYears(waterfallCases.base, standardTerms).map((year) => ({
      ...year,
      distributed: year.distributed + 2_000,
    }));
    expect(unaccounted(ledgerOf({ years }).total)).toBe(20);
  });
});

describe("lpNetFlow", () => {
  test("of the downside is 90 million received less 100 million paid in, fees included", () => {
    const { total } = ledgerOf({ years: waterfallYears(waterfallCases.downside, standardTerms) });
    expect(lpNetFlow(total)).toBe(-10_000);
  });

  test("of the first base year is 25 million invested and the fee of 1.5", () => {
    const { years } = ledgerOf({ years: waterfallYears(waterfallCases.base, standardTerms) });
    expect(years.slice(0, 1).map(lpNetFlow)).toEqual([-26_500]);
  });
});

test.each(scenarioNames)("the ledger of the %s scenario pays in all 100 million", (name) => {
  const { total } = ledgerOf({ years: waterfallYears(waterfallCases[name], standardTerms) });
  expect(total.contributions).toBe(85_000);
  expect(total.managementFee).toBe(15_000);
});
