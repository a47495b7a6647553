import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standardInputs, waterfallCases } from "./inputs.ts";
import { waterfallResults } from "./results.ts";
import { scenarioNames } from "./scenarios.ts";
import { standardTerms } from "./terms.ts";
import { tiers } from "./tiers.ts";

describe("waterfallResults", () => {
  // By hand: 100 drawn, 147.50 back a year later; see the tiers of the same case.
  test("of 100 in and 147.50 back a year later give the LPs 132 and the GP 15.50", () => {
    const years = [
      { invested: 100, distributed: 0 },
      { invested: 0, distributed: 147.5 },
    ];
    const terms = { ...standardTerms, managementFeeRate: 0 };
    const results = waterfallResults(standardInputs({ committedCapital: 100, years }), terms);
    expect(results.received.lp).toBeCloseTo(132, 10);
    expect(results.received.gp).toBeCloseTo(15.5, 10);
    expect(results.multiple?.lp).toBeCloseTo(1.32, 12);
    expect(results.multiple?.gp).toBeCloseTo(0.155, 12);
    expect(results.gpShareOfProfit).toBeCloseTo(15.5 / 47.5, 12);
    expect(results.lpIrr.kind === "rate" && results.lpIrr.rate).toBeCloseTo(0.32, 12);
  });

  test("of a total loss have a multiple of nothing, no profit share and no rate of return", () => {
    const fund = { committedCapital: 100, years: [{ invested: 98.5, distributed: 0 }] };
    const results = waterfallResults(standardInputs(fund), standardTerms);
    expect(results.paidIn).toBe(100);
    expect(results.multiple).toEqual({ lp: 0, gp: 0 });
    expect(results.gpShareOfProfit).toBeNull();
    expect(results.lpIrr).toEqual({ kind: "none", reason: "no-positive-flow" });
  });

  test("of a fund that breaks even to the cent have no profit to share", () => {
    const fund = { committedCapital: 100, years: [{ invested: 98.5, distributed: 100 }] };
    const results = waterfallResults(standardInputs(fund), standardTerms);
    expect(results.multiple).toEqual({ lp: 1, gp: 0 });
    expect(results.gpShareOfProfit).toBeNull();
  });

  test("of a fund that never started have no multiple", () => {
    const results = waterfallResults(
      standardInputs({ committedCapital: 0, years: [] }),
      standardTerms,
    );
    expect(results.multiple).toBeNull();
    expect(results.lpIrr.kind).toBe("none");
  });

  test("sum to what was distributed, over tiers, parties and years alike", () => {
    const million = fc.integer({ min: 0, max: 90 }).map((n) => n * 1_000_000);
    const years = fc.array(fc.record({ invested: million, distributed: million }));
    fc.assert(
      fc.property(million, years, (committedCapital, fundYears) => {
        const results = waterfallResults(
          standardInputs({ committedCapital, years: fundYears }),
          standardTerms,
        );
        const ofTiers = tiers.reduce(
          (sum, tier) => sum + results.tiers[tier].lp + results.tiers[tier].gp,
          0,
        );
        expect(ofTiers).toBeCloseTo(results.distributed, 5);
        expect(results.received.lp + results.received.gp).toBeCloseTo(results.distributed, 5);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the scenarios", () => {
  const results = {
    downside: waterfallResults(waterfallCases.downside, standardTerms),
    base: waterfallResults(waterfallCases.base, standardTerms),
    upside: waterfallResults(waterfallCases.upside, standardTerms),
  };

  test.each(scenarioNames)("%s draws all 100 million committed, 15 of them fees", (name) => {
    expect(results[name].paidIn).toBe(100_000_000);
    expect(results[name].managementFees).toBe(15_000_000);
  });

  test("downside returns nine tenths of capital and pays no carry", () => {
    expect(results.downside.multiple).toEqual({ lp: 0.9, gp: 0 });
    expect(results.downside.tiers.preferredReturn.lp).toBe(0);
  });

  test("base fills the catch-up, gives the GP a fifth of profit and stays below the hurdle", () => {
    expect(results.base.gpShareOfProfit).toBeCloseTo(0.2, 12);
    expect(results.base.multiple?.lp).toBeCloseTo(1.68, 12);
    expect(results.base.tiers.carriedInterest.gp).toBeGreaterThan(0);
    expect(results.base.tiers.carriedInterestAboveHurdle.gp).toBe(0);
  });

  test("upside passes the hurdle and pays every tier", () => {
    const { lpIrr } = results.upside;
    expect(lpIrr.kind === "rate" && lpIrr.rate).toBeGreaterThan(0.22);
    for (const tier of tiers) {
      const { lp, gp } = results.upside.tiers[tier];
      expect(lp + gp).toBeGreaterThan(1_000_000);
    }
  });
});
