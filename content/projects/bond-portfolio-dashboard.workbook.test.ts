import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { workingsOf } from "#builder/pages/models-with-workings.ts";
import { modelInEngine } from "#tools/recalculation/model-in-engine.ts";
import { between, query, rows } from "#tools/recalculation/random-queries.ts";
import { loadEngine } from "#tools/recalculation/spreadsheet-engine.ts";
import { isThorough } from "#tools/test-depth.ts";
import { dayNumber, isoDay } from "#workings/day-number.ts";

beforeAll(loadEngine);

const seed = 20_261_116;

test("eight bonds, whatever day they mature and are settled on, are the same in the workbook", async () => {
  const bonds = await workingsOf("bond-portfolio-dashboard");
  const differences = modelInEngine(bonds.sheet);
  const dayFrom = (first: string, last: string) =>
    fc.oneof(
      fc.integer({ min: dayNumber(first), max: dayNumber(last) }).map(isoDay),
      // Month ends are where day counts differ.
      fc.constantFrom("2028-02-29", "2027-02-28", "2030-08-31", "2031-11-30", "2029-12-31"),
    );
  const holdings = rows(8, {
    n: between({ min: 1, max: 1_000 }),
    c: between({ min: 0, max: 15 }),
    f: fc.constantFrom("1", "2", "4"),
    d: fc.constantFrom("act/act", "30/360"),
    m: dayFrom("2026-01-01", "2080-12-31"),
    by: fc.constantFrom("yield", "price"),
    y: between({ min: -2, max: 25 }),
    p: between({ min: 50, max: 150 }),
  });
  const settlement = dayFrom("2024-01-01", "2034-12-31").map((day) => `settlement=${day}`);
  const moves = [
    between({ min: -3, max: 3 }).map((points) => `shift=${points}`),
    between({ min: -2, max: 2 }).map((points) => `steepening=${points}`),
    between({ min: -2, max: 2 }).map((points) => `bend=${points}`),
  ];
  const anyCase = query([fc.constant("bonds=8"), settlement, ...moves, ...holdings]);
  for (const one of fc.sample(anyCase, { numRuns: isThorough ? 25 : 2, seed })) {
    expect(differences(bonds.valuesOf(one)), one).toEqual([]);
  }
});
