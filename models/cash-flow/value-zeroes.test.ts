import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { valueZeroes } from "./value-zeroes.ts";

const ledgerFlow = fc.integer({ min: -1_000_000, max: 1_000_000 });

function signChanges(flows: readonly number[]) {
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign);
  return signs.filter((sign, t) => t > 0 && sign !== signs[t - 1]).length;
}

/** A zero that the value only touches counts as two, so the rule cannot count it. */
function crosses(flows: readonly number[], x: number) {
  const slopes = flows.map((flow, t) => t * flow * Math.exp(t * x));
  const slope = slopes.reduce((sum, part) => sum + part, 0);
  const size = slopes.reduce((sum, part) => sum + Math.abs(part), 0);
  return Math.abs(slope) > 1e-6 * size;
}

/** Flows whose value is Π (1 − (1 + rate) · v), so that it is zero at exactly these rates. */
function flowsWithRates(rates: readonly number[]) {
  let flows = [1];
  for (const rate of rates) {
    flows = [...flows, 0].map((flow, t) => flow - (1 + rate) * (flows[t - 1] ?? 0));
  }
  return flows;
}

describe("valueZeroes", () => {
  test("of flows of one sign, or none, are none", () => {
    expect(valueZeroes([1, 2, 3])).toEqual([]);
    expect(valueZeroes([0, 0])).toEqual([]);
    expect(valueZeroes([])).toEqual([]);
  });

  test("are not moved by zero flows before and after", () => {
    expect(valueZeroes([0, 0, -100, 110, 0])).toEqual(valueZeroes([-100, 110]));
  });

  test("do not depend on the unit, up to flows near the largest number there is", () => {
    const years = Array.from({ length: 9 }, () => 0);
    const flows = [-1, 0.3, ...years, 1.1, -0.2];
    const [small, huge] = [flows, flows.map((flow) => flow * 1e307)].map(valueZeroes);
    expect(huge).toHaveLength(small?.length ?? 0);
    for (const [i, x] of (small ?? []).entries()) expect(huge?.[i]).toBeCloseTo(x, 12);
    expect(small?.length).toBeGreaterThan(0);
  });

  // Descartes' rule of signs.
  test("are no more than the sign changes, and an odd or even number like them", () => {
    fc.assert(
      fc.property(fc.array(ledgerFlow, { minLength: 2, maxLength: 12 }), (flows) => {
        const zeroes = valueZeroes(flows);
        fc.pre(zeroes.every((x) => crosses(flows, x)));
        const missing = signChanges(flows) - zeroes.length;
        expect(missing).toBeGreaterThanOrEqual(0);
        expect(missing % 2).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  test("recover any three well separated rates the flows were built from", () => {
    const separated = fc.tuple(
      fc.double({ min: -0.6, max: -0.2, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      fc.double({ min: 0.6, max: 3, noNaN: true }),
    );
    fc.assert(
      fc.property(separated, (rates) => {
        const found = valueZeroes(flowsWithRates(rates)).map((x) => Math.expm1(-x));
        expect(found).toHaveLength(3);
        for (const [i, rate] of rates.toReversed().entries()) {
          expect(found[i]).toBeCloseTo(rate, 8);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
