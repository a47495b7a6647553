import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { workingsOf } from "#builder/pages/models-with-workings.ts";
import { modelInEngine } from "#tools/recalculation/model-in-engine.ts";
import { between, query, rows } from "#tools/recalculation/random-queries.ts";
import { loadEngine } from "#tools/recalculation/spreadsheet-engine.ts";
import { isThorough } from "#tools/test-depth.ts";

beforeAll(loadEngine);

const seed = 20_261_116;

test("six legs of any kind are the same in the workbook", async () => {
  const options = await workingsOf("options-payoff-simulator");
  const differences = modelInEngine(options.sheet);
  const legs = rows(6, {
    s: fc.constantFrom("long", "short"),
    t: fc.constantFrom("call", "put", "share", "cash"),
    q: between({ min: 1, max: 100 }),
    k: between({ min: 80, max: 120 }),
    p: between({ min: 0, max: 30 }),
  });
  const day = between({ min: 0, max: 730 }).map((value) => `day=${value}`);
  const anyCase = query([fc.constant("legs=6&rate=2&term=365"), day, ...legs]);
  for (const one of fc.sample(anyCase, { numRuns: isThorough ? 60 : 3, seed })) {
    expect(differences(options.valuesOf(one)), one).toEqual([]);
  }
});
