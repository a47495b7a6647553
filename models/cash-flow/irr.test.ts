import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Irr, irr } from "./irr.ts";
import { npv } from "./reference/npv.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };

const ledgerFlow = fc.integer({ min: -1_000_000, max: 1_000_000 });

function ratesOf(result: Irr): readonly number[] {
  if (result.kind === "rate") return [result.rate];
  return result.kind === "several" ? result.rates : [];
}

/** What rounding alone may leave: near −100% the last bit of the rate moves the value most. */
function roundingAt(rate: number, flows: readonly number[]) {
  const lastBit = (Number.EPSILON * flows.length) / (1 + rate);
  return (1e-11 + lastBit) * npv(rate, flows.map(Math.abs));
}

describe("irr", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of IRR: a business that costs
  // 70,000, and its income.
  test("of Excel's business is −2.1% after four years", () => {
    const [rate] = ratesOf(irr([-70_000, 12_000, 15_000, 18_000, 21_000]));
    expect(rate).toBeCloseTo(examples.rateAfterFourYears, 11);
  });

  test("of Excel's business is 8.7% after five years", () => {
    const [rate] = ratesOf(irr([-70_000, 12_000, 15_000, 18_000, 21_000, 26_000]));
    expect(rate).toBeCloseTo(examples.rateAfterFiveYears, 11);
  });

  test("of Excel's business is −44.4% after two years", () => {
    const [rate] = ratesOf(irr([-70_000, 12_000, 15_000]));
    expect(rate).toBeCloseTo(examples.rateAfterTwoYears, 11);
  });

  test("of one period is the plain return", () => {
    const [rate] = ratesOf(irr([-100, 110]));
    expect(rate).toBeCloseTo(0.1, 15);
  });

  test("of money merely returned is zero", () => {
    expect(ratesOf(irr([-300, 100, 100, 100]))[0]).toBeCloseTo(0, 15);
  });

  test("of a loan is the loan's rate to the lender, and none to the borrower", () => {
    const payments = Array.from({ length: 12 }, () => (9_000 * 0.0425) / (1 - 1.0425 ** -12));
    expect(ratesOf(irr([-9_000, ...payments]))[0]).toBeCloseTo(0.0425, 13);
    expect(irr([0, 9_000, ...payments.map((p) => -p)])).toEqual({
      kind: "none",
      reason: "inflow-first",
    });
  });

  test("of an almost total loss stays above −100%", () => {
    const [rate] = ratesOf(irr([-1_000_000, 0, 0, 1]));
    expect(rate).toBeCloseTo(-0.99, 12);
  });

  test("of a total loss does not exist: nothing came back", () => {
    expect(irr([-100, 0, 0])).toEqual({ kind: "none", reason: "no-positive-flow" });
  });

  test("of receipts alone does not exist: nothing was paid in", () => {
    expect(irr([0, 10, 10])).toEqual({ kind: "none", reason: "no-negative-flow" });
  });

  test("of nothing at all does not exist", () => {
    expect(irr([])).toEqual({ kind: "none", reason: "no-negative-flow" });
    expect(irr([0, 0])).toEqual({ kind: "none", reason: "no-negative-flow" });
  });

  // Source: the oil-pump problem of Lorie and Savage (1955): 25% and 400%, for the value is
  // proportional to (1 + r − 1.25)(1 + r − 5).
  test("of a project that ends in a payment can be two rates, and gives both", () => {
    const result = irr([-1_600, 10_000, -10_000]);
    expect(result.kind).toBe("several");
    const [low, high] = ratesOf(result);
    expect(low).toBeCloseTo(0.25, 12);
    expect(high).toBeCloseTo(4, 12);
  });

  test("of flows worth less than nothing at every rate does not exist", () => {
    // −100 v² + 100 v − 100 has the discriminant −30,000: no real zero.
    expect(irr([-100, 100, -100])).toEqual({ kind: "none", reason: "no-rate" });
  });

  test("of flows whose value touches zero once is that one rate", () => {
    // −121 v² + 220 v − 100 = −(11 v − 10)², so v = 10/11 and the rate is 10%.
    const result = irr([-100, 220, -121]);
    expect(result.kind).toBe("rate");
    expect(ratesOf(result)[0]).toBeCloseTo(0.1, 7);
  });

  test("of several sign changes is one rate where only one makes the value zero", () => {
    expect(irr([0, -50, 20, -20, 90]).kind).toBe("rate");
  });

  test("does not depend on the currency unit, however huge or tiny", () => {
    for (const unit of [1e-290, 1e-9, 1, 1e15, 1e300]) {
      const [rate] = ratesOf(irr([-70, 12, 15, 18, 21, 26].map((flow) => flow * unit)));
      expect(rate).toBeCloseTo(0.0866309, 7);
    }
  });

  test("of a flow that is not a finite number does not exist", () => {
    expect(irr([-1, Infinity])).toEqual({ kind: "none", reason: "no-rate" });
    expect(irr([-1, 2, NaN])).toEqual({ kind: "none", reason: "no-rate" });
  });

  test("makes the net present value zero, in thousands of generated cases", () => {
    fc.assert(
      fc.property(fc.array(ledgerFlow, { minLength: 1, maxLength: 30 }), (flows) => {
        for (const rate of ratesOf(irr(flows))) {
          expect(rate).toBeGreaterThan(-1);
          expect(Math.abs(npv(rate, flows))).toBeLessThanOrEqual(roundingAt(rate, flows));
        }
      }),
      { numRuns: 3000 },
    );
  });

  test("of an outlay and later receipts always exists, and is the only one", () => {
    const receipts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), receipts, (outlay, later) => {
        fc.pre(later.some((flow) => flow > 0));
        expect(irr([-outlay, ...later]).kind).toBe("rate");
      }),
      { numRuns: 3000 },
    );
  });
});
