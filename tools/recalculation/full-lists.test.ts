import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { workingsOf } from "#builder/pages/models-with-workings.ts";
import { dayNumber, isoDay } from "#workings/day-number.ts";
import { isThorough } from "../test-depth.ts";
import { modelInEngine } from "./model-in-engine.ts";
import { loadEngine } from "./spreadsheet-engine.ts";

beforeAll(loadEngine);

/** The opening case has few rows; these fill every position, and bonds are settled on any day. */
const seed = 20_261_116;

function rows(count: number, row: Record<string, fc.Arbitrary<string>>) {
  return Array.from({ length: count }, (_, index) =>
    Object.entries(row).map(([key, text]) => text.map((value) => `${key}${index + 1}=${value}`)),
  ).flat();
}

function query(parameters: readonly fc.Arbitrary<string>[]) {
  return fc.tuple(...parameters).map((texts) => texts.join("&"));
}

function between({ min, max }: { min: number; max: number }) {
  return fc.integer({ min: Math.ceil(min), max }).map(String);
}

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
