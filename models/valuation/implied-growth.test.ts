import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { impliedPlanGrowth, impliedTerminalGrowths } from "./implied-growth.ts";
import { dcfCases } from "./inputs.ts";
import { dcfResults } from "./results.ts";

const { base } = dcfCases;

describe("the growth that a price assumes", () => {
  test("values the share at its price", () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 500, noNaN: true }), (sharePrice) => {
        const implied = impliedPlanGrowth({ ...base, sharePrice });
        if (implied.kind !== "growth") throw new Error(implied.kind);
        const { rate } = implied;
        const { value } = dcfResults({ ...base, firstGrowth: rate, lastGrowth: rate });
        expect(value?.perShare).toBeCloseTo(sharePrice, 6);
      }),
      { numRuns: 200 },
    );
  });

  test("is the growth of the case where the price is its value", () => {
    const sharePrice = dcfResults(base).value?.perShare ?? 0;
    const implied = impliedPlanGrowth({ ...base, sharePrice });
    expect(implied.kind === "growth" && implied.rate).toBeCloseTo(0.05, 10);
    const [terminal] = impliedTerminalGrowths({ ...base, sharePrice });
    expect(terminal).toBeCloseTo(0.02, 10);
  });

  test("beyond what is searched is said to be below or above", () => {
    const rich = { ...base, netDebt: -1_000, otherClaims: 0, sharePrice: 1 };
    expect(impliedPlanGrowth(rich)).toEqual({ kind: "below", limit: -0.3 });
    const poor = { ...base, shares: 1_000, sharePrice: 500, ebitMargin: 0.01 };
    expect(impliedPlanGrowth(poor)).toEqual({ kind: "above", limit: 0.6 });
  });

  test("does not exist where the case has no value, or where growth loses money", () => {
    expect(impliedPlanGrowth({ ...base, terminalGrowth: 0.08 })).toEqual({ kind: "none" });
    const losing = { ...base, terminalGrowth: 0.05, returnOnNewCapital: 0.02 };
    expect(impliedPlanGrowth(losing)).toEqual({ kind: "none" });
  });

  test("after the plan values the share at its price, reinvestment held or not", () => {
    const price = fc.double({ min: 20, max: 60, noNaN: true });
    const ways = fc.constantFrom("held" as const, "follows-growth" as const);
    fc.assert(
      fc.property(price, ways, (sharePrice, terminalReinvestment) => {
        const inputs = { ...base, sharePrice, terminalReinvestment };
        for (const terminalGrowth of impliedTerminalGrowths(inputs)) {
          const { value } = dcfResults({ ...inputs, terminalGrowth });
          expect(value?.perShare).toBeCloseTo(sharePrice, 6);
        }
      }),
      { numRuns: 500 },
    );
  });
});
