import fc from "fast-check";
import { expect, test } from "vitest";
import { cumulative } from "./cumulative.ts";

const ledgerFlow = fc.integer({ min: -1_000_000, max: 1_000_000 });

test("cumulative of three flows carries each total forward", () => {
  expect(cumulative([-100, 30, 90])).toEqual([-100, -70, 20]);
});

test("cumulative of no flows is empty", () => {
  expect(cumulative([])).toEqual([]);
});

test("cumulative totals differ by the flow between them, and start at the first flow", () => {
  fc.assert(
    fc.property(fc.array(ledgerFlow, { minLength: 1, maxLength: 40 }), (flows) => {
      const totals = cumulative(flows);
      const steps = totals.map((total, t) => total - (totals[t - 1] ?? 0));
      expect(steps).toEqual(flows);
    }),
    { numRuns: 1000 },
  );
});
