import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DcfInputs, dcfValue } from "./dcf.ts";

function valued(inputs: DcfInputs) {
  const value = dcfValue(inputs);
  if (value.kind !== "value") throw new Error(value.reason);
  return value;
}

describe("dcfValue", () => {
  // By hand: 110/1.1 + 121/1.21 = 200; terminal 121 × 1.02 / 0.08 = 1,542.75, today 1,275.
  test("of two flows and a terminal value is their sum, less debt", () => {
    const value = valued({
      freeCashFlows: [110, 121],
      discountRate: 0.1,
      terminalGrowth: 0.02,
      netDebt: 475,
    });
    expect(value.presentValueOfFlows).toBeCloseTo(200, 10);
    expect(value.terminalValue).toBeCloseTo(1_542.75, 10);
    expect(value.presentValueOfTerminal).toBeCloseTo(1_275, 10);
    expect(value.enterpriseValue).toBeCloseTo(1_475, 10);
    expect(value.equityValue).toBeCloseTo(1_000, 10);
    expect(value.terminalShare).toBeCloseTo(1_275 / 1_475, 12);
  });

  test("of growth at or above the discount rate does not exist", () => {
    const inputs = { freeCashFlows: [100], discountRate: 0.05, netDebt: 0 };
    const none = { kind: "none", reason: "growth-not-below-rate" };
    expect(dcfValue({ ...inputs, terminalGrowth: 0.05 })).toEqual(none);
    expect(dcfValue({ ...inputs, terminalGrowth: 0.06 })).toEqual(none);
  });

  test("of no flows does not exist", () => {
    const inputs = { freeCashFlows: [], discountRate: 0.05, terminalGrowth: 0, netDebt: 0 };
    expect(dcfValue(inputs)).toEqual({ kind: "none", reason: "no-flows" });
  });

  test("of losses for ever is negative, and has no terminal share", () => {
    const value = valued({
      freeCashFlows: [-10],
      discountRate: 0.1,
      terminalGrowth: 0,
      netDebt: 0,
    });
    expect(value.enterpriseValue).toBeCloseTo(-100, 10);
    expect(value.terminalShare).toBeNull();
  });

  // Closed form: Gordon's formula on the first flow, C / (r − g).
  test("of flows that already grow at the terminal rate does not depend on the years planned", () => {
    const years = fc.integer({ min: 1, max: 40 });
    const growth = fc.double({ min: -0.05, max: 0.05, noNaN: true });
    const spread = fc.double({ min: 0.005, max: 0.2, noNaN: true });
    fc.assert(
      fc.property(years, growth, spread, (length, terminalGrowth, above) => {
        const discountRate = terminalGrowth + above;
        const freeCashFlows = Array.from({ length }, (_, t) => 100 * (1 + terminalGrowth) ** t);
        const value = valued({ freeCashFlows, discountRate, terminalGrowth, netDebt: 0 });
        const gordon = 100 / (discountRate - terminalGrowth);
        expect(value.enterpriseValue / gordon).toBeCloseTo(1, 10);
      }),
      { numRuns: 2000 },
    );
  });
});
