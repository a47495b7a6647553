import { expect, test } from "vitest";
import { waterfallCases } from "./inputs.ts";
import references from "./reference/waterfall.json" with { type: "json" };
import { waterfallResults } from "./results.ts";
import type { ScenarioName } from "./scenarios.ts";
import { standardTerms } from "./terms.ts";
import { sumOfTiers } from "./tiers.ts";

type Reference = {
  scenario: string;
  changes: object;
  fees: number;
  carryByYear: number[];
  clawback: number;
  lps: number;
  gp: number;
};

// Source: reference/waterfall.py, which values dated flows instead of keeping balances and searches for the
// clawback instead of calculating it.
test.each<Reference>(references)(
  "the model agrees with a second implementation in Python: $scenario, $changes",
  ({ scenario, changes, ...reference }) => {
    const inputs = { ...waterfallCases[scenario as ScenarioName], ...changes };
    const results = waterfallResults(inputs, standardTerms);
    expect(results.managementFees).toBeCloseTo(reference.fees, 4);
    const carry = results.years.map((year) => sumOfTiers(year.tiers).gp);
    for (const [index, amount] of carry.entries()) {
      expect(amount).toBeCloseTo(reference.carryByYear[index] ?? NaN, 4);
    }
    expect(results.clawback).toBeCloseTo(reference.clawback, 4);
    expect(results.received.lp).toBeCloseTo(reference.lps, 4);
    expect(results.received.gp).toBeCloseTo(reference.gp, 4);
  },
);
