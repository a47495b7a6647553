import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { irr } from "../cash-flow/irr.ts";
import examples from "../cash-flow/reference/worked_examples.json" with { type: "json" };
import { xirr } from "./xirr.ts";

function day(text: string) {
  return Date.parse(text) / 86_400_000;
}

describe("xirr", () => {
  test("is that of the example in Microsoft's documentation of XIRR", () => {
    const flows = [
      { day: day("2008-01-01"), amount: -10_000 },
      { day: day("2008-03-01"), amount: 2_750 },
      { day: day("2008-10-30"), amount: 4_250 },
      { day: day("2009-02-15"), amount: 3_250 },
      { day: day("2009-04-01"), amount: 2_750 },
    ];
    const result = xirr(flows);
    // Source: models/cash-flow/reference/worked_examples.py. Microsoft’s knowledge base, Q116041, gives 37.3363% for the
    // same days of 1992 and 1993.
    expect(result.kind === "rate" && result.rate).toBeCloseTo(examples.datedRate, 10);
  });

  test("of a sum that grows for two years of 365 days has a closed form", () => {
    const result = xirr([
      { day: 10, amount: -100 },
      { day: 740, amount: 121 },
    ]);
    expect(result.kind === "rate" && result.rate).toBeCloseTo(0.1, 12);
  });

  test("of flows on the same days of years of 365 days is the rate of yearly flows", () => {
    const anyFlows = fc.array(fc.integer({ min: -1000, max: 1000 }), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyFlows, (flows) => {
        const yearly = irr(flows);
        const dated = xirr(flows.map((amount, year) => ({ day: year * 365, amount })));
        expect(dated.kind).toBe(yearly.kind);
        if (yearly.kind === "rate" && dated.kind === "rate" && Math.abs(yearly.rate) < 100) {
          expect(dated.rate).toBeCloseTo(yearly.rate, 6);
        }
      }),
      { numRuns: 25 },
    );
  });

  test("does not exist without flows, or where nothing comes back", () => {
    expect(xirr([])).toMatchObject({ kind: "none" });
    expect(xirr([{ day: 1, amount: -5 }])).toEqual({ kind: "none", reason: "no-positive-flow" });
  });
});
