import fc from "fast-check";
import { expect, test } from "vitest";
import { sheet } from "#models/waterfall/sheet.ts";
import { anyInputs } from "#models/waterfall/test-inputs.ts";
import { ledgerOf, tiers } from "./ledger.ts";
import { sumsInMillions } from "./tables.tsx";

test("the sums of a scenario are in the unit of the chart, one decimal of a million", () => {
  const { total } = ledgerOf(sheet.calculate(sheet.presets.upside.inputs));
  expect(Object.fromEntries(sumsInMillions(total))).toEqual({
    "returnOfCapital.total": 100,
    "preferredReturn.total": 19.1,
    "catchUp.total": 4.8,
    "shared.total": 66.1,
    "sharedAbove.total": 125,
    "toBoth.total": 315,
    "toLps.total": 234.5,
    "toGp.total": 80.5,
  });
});

test("the sums of any fund add up as printed: tiers, and LPs with GP, to what is distributed", () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      const figures = sheet.calculate({ ...inputs, gpCommitment: 0 });
      const sums = sumsInMillions(ledgerOf(figures).total);
      const at = (row: string) => sums.get(row) ?? Number.NaN;
      const paid = tiers.reduce((sum, { both }) => sum + at(`${both}.total`), 0);
      expect(paid).toBeCloseTo(at("toBoth.total"), 6);
      expect(at("toLps.total") + at("toGp.total")).toBeCloseTo(at("toBoth.total"), 6);
    }),
    { numRuns: 100 },
  );
});
