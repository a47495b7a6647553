import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { certainRate, discountRate, worthOfHoldings } from "./holdings.ts";

function valueAt(rate: number, flows: readonly number[]) {
  return flows.reduce((sum, flow, index) => sum + flow / (1 + rate) ** index, 0);
}

describe("the rate of the investments", () => {
  test("is certain where flows turn once, at a gain or at a loss", () => {
    expect(certainRate([-100, 0, 121])).toBeCloseTo(0.1, 12);
    expect(certainRate([-100, 81, 0])).toBeCloseTo(-0.19, 12);
  });

  test("is certain where the running total turns once, although the flows go back and forth", () => {
    const flows = [-100, 60, -20, 100];
    expect(valueAt(certainRate(flows) ?? 0, flows)).toBeCloseTo(0, 9);
  });

  test.each([
    ["there are two", [-100, 230, -132]],
    ["the running total ends at zero", [-100, 100, 100, -100]],
    ["nothing comes back", [-100, -20, 0]],
    ["money comes back before it is paid", [100, -50]],
  ])("is not, where %s", (_, flows) => {
    expect(certainRate(flows)).toBeNull();
    expect(discountRate(flows)).toBe(0);
  });

  test("discounts no loss beyond a tenth a quarter", () => {
    expect(discountRate([-100, 91])).toBeCloseTo(-0.09, 12);
    expect(discountRate([-100, 89])).toBe(0);
  });

  test("is the only positive one whenever the running total turns once", () => {
    const anyFlows = fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(anyFlows, (flows) => {
        const rate = certainRate(flows);
        fc.pre(rate !== null && rate > 0.001 && rate < 5);
        for (const other of [rate / 2, rate * 2]) {
          expect(Math.sign(valueAt(other, flows))).toBe(other < rate ? 1 : -1);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("holdings are worth what was paid on the first day and nothing after the last", () => {
  const worths = worthOfHoldings([-100, -50, 20, 60, 150]);
  expect(worths).toHaveLength(5);
  expect(worths[0]).toBeCloseTo(100, 9);
  expect(worths.at(-1)).toBe(0);
});
