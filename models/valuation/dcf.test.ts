import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DcfInputs, dcfValue } from "./dcf.ts";
import { dcfExample } from "./dcf-example.ts";

function valued(inputs: DcfInputs) {
  const value = dcfValue(inputs);
  if (value.kind !== "value") throw new Error(value.reason);
  return value;
}

const growth = fc.double({ min: -0.05, max: 0.05, noNaN: true });
const spread = fc.double({ min: 0.005, max: 0.2, noNaN: true });
const years = fc.integer({ min: 1, max: 40 });

describe("dcfValue", () => {
  // By hand: 110/1.1 + 121/1.21 = 200. A profit of 151.25 that reinvests 2%/10% leaves 121, so the
  // terminal value is 121 × 1.02 / 0.08 = 1,542.75, and today 1,275.
  const byHand = {
    freeCashFlows: [110, 121],
    lastNopat: 151.25,
    discountRate: 0.1,
    terminalGrowth: 0.02,
    returnOnNewCapital: 0.1,
    netDebt: 475,
  };

  test("at year end is the sum of the flows and the terminal value, less debt", () => {
    const value = valued({ ...byHand, timing: "year-end" });
    expect(value.presentValues).toEqual([expect.closeTo(100, 10), expect.closeTo(100, 10)]);
    expect(value.presentValueOfFlows).toBeCloseTo(200, 10);
    expect(value.terminalValue).toBeCloseTo(1_542.75, 10);
    expect(value.presentValueOfTerminal).toBeCloseTo(1_275, 10);
    expect(value.enterpriseValue).toBeCloseTo(1_475, 10);
    expect(value.equityValue).toBeCloseTo(1_000, 10);
    expect(value.terminalShare).toBeCloseTo(1_275 / 1_475, 12);
  });

  test("discounts to the middle of each year unless told otherwise: half a year's return more", () => {
    const value = valued(byHand);
    expect(value.presentValueOfFlows).toBeCloseTo(200 * Math.sqrt(1.1), 10);
    expect(value.enterpriseValue).toBeCloseTo(1_475 * Math.sqrt(1.1), 10);
    expect(value.equityValue).toBeCloseTo(1_475 * Math.sqrt(1.1) - 475, 10);
    expect(value.terminalShare).toBeCloseTo(1_275 / 1_475, 12);
  });

  test("with reinvestment held lets the last flow grow, whatever the profit", () => {
    const held = { ...byHand, reinvestment: "held", timing: "year-end" } as const;
    expect(valued({ ...held, lastNopat: 0 }).terminalValue).toBeCloseTo(1_542.75, 10);
    // 121 × 1.03 / 0.07
    expect(valued({ ...held, terminalGrowth: 0.03 }).terminalValue).toBeCloseTo(1_780.428_571, 6);
  });

  test("of growth at or above the discount rate does not exist", () => {
    const none = { kind: "none", reason: "growth-not-below-rate" };
    expect(dcfValue({ ...byHand, terminalGrowth: 0.1 })).toEqual(none);
    expect(dcfValue({ ...byHand, terminalGrowth: 0.11 })).toEqual(none);
  });

  test("of growth that new capital cannot pay for does not exist", () => {
    const none = { kind: "none", reason: "no-return-on-capital" };
    expect(dcfValue({ ...byHand, returnOnNewCapital: 0 })).toEqual(none);
    expect(dcfValue({ ...byHand, returnOnNewCapital: 0, reinvestment: "held" }).kind).toBe("value");
  });

  test("of no flows does not exist", () => {
    expect(dcfValue({ ...byHand, freeCashFlows: [] })).toEqual({
      kind: "none",
      reason: "no-flows",
    });
  });

  test("of losses for ever is negative, and has no terminal share", () => {
    const value = valued({
      ...byHand,
      freeCashFlows: [-10],
      lastNopat: -10,
      terminalGrowth: 0,
      timing: "year-end",
    });
    expect(value.enterpriseValue).toBeCloseTo(-100, 10);
    expect(value.terminalShare).toBeNull();
  });

  // Source: the value driver formula of Koller, Goedhart and Wessels, NOPAT · (1 − g / ROIC) /
  // (WACC − g), half a year earlier.
  test("of a company already in its steady state is the value driver formula, however long the plan", () => {
    const returns = fc.double({ min: 0.01, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(years, growth, spread, returns, (length, g, above, returnOnNewCapital) => {
        const discountRate = g + above;
        const nopat = Array.from({ length }, (_, t) => 100 * (1 + g) ** t);
        const kept = 1 - g / returnOnNewCapital;
        const value = valued({
          freeCashFlows: nopat.map((profit) => profit * kept),
          lastNopat: nopat.at(-1) ?? 0,
          discountRate,
          terminalGrowth: g,
          returnOnNewCapital,
          netDebt: 0,
        });
        const closedForm = ((100 * kept) / (discountRate - g)) * Math.sqrt(1 + discountRate);
        expect(value.enterpriseValue).toBeCloseTo(closedForm, 6);
      }),
      { numRuns: 2000 },
    );
  });

  // Growth that earns only its cost of capital adds nothing: NOPAT / WACC, whatever the growth.
  test("where new capital earns the discount rate does not depend on how much of it is invested", () => {
    fc.assert(
      fc.property(growth, spread, (terminalGrowth, above) => {
        const discountRate = terminalGrowth + above;
        fc.pre(discountRate > 0.001);
        const nextNopat = 100;
        const { terminalValue } = valued({
          freeCashFlows: [0],
          lastNopat: nextNopat / (1 + terminalGrowth),
          discountRate,
          terminalGrowth,
          returnOnNewCapital: discountRate,
          netDebt: 0,
        });
        expect(terminalValue / (nextNopat / discountRate)).toBeCloseTo(1, 8);
      }),
      { numRuns: 2000 },
    );
  });

  // Closed form: Gordon's formula on the first flow, C / (r − g), half a year earlier.
  test("with reinvestment held, of flows that already grow at the terminal rate, is Gordon's formula", () => {
    fc.assert(
      fc.property(years, growth, spread, (length, terminalGrowth, above) => {
        const discountRate = terminalGrowth + above;
        const value = valued({
          ...byHand,
          freeCashFlows: Array.from({ length }, (_, t) => 100 * (1 + terminalGrowth) ** t),
          discountRate,
          terminalGrowth,
          reinvestment: "held",
        });
        const gordon = (100 / (discountRate - terminalGrowth)) * Math.sqrt(1 + discountRate);
        expect(value.enterpriseValue / gordon).toBeCloseTo(1, 10);
      }),
      { numRuns: 2000 },
    );
  });
});

test("dcfValue of a firm without cash or profit is nothing, and the terminal value no share of it", () => {
  const value = valued({ ...dcfExample, freeCashFlows: [0, 0], lastNopat: 0 });
  expect(value.enterpriseValue).toBe(0);
  expect(value.terminalShare).toBeNull();
});

describe("dcfExample", () => {
  // Closed form: a growing annuity of ten years, then Gordon's formula on the eleventh.
  test("is worth 100 growing at 5% for ten years and at 2% after them, mid-year", () => {
    const annuity = (100 / (0.08 - 0.05)) * (1 - (1.05 / 1.08) ** 10);
    const terminal = (100 * 1.05 ** 9 * 1.02) / (0.08 - 0.02) / 1.08 ** 10;
    const value = valued(dcfExample);
    expect(value.presentValueOfFlows).toBeCloseTo(annuity * Math.sqrt(1.08), 8);
    expect(value.enterpriseValue).toBeCloseTo((annuity + terminal) * Math.sqrt(1.08), 8);
    expect(value.equityValue).toBe(value.enterpriseValue);
  });

  test("already reinvests what its growth needs, so holding the share changes nothing", () => {
    const held = valued({ ...dcfExample, reinvestment: "held" });
    expect(held.enterpriseValue).toBeCloseTo(valued(dcfExample).enterpriseValue, 8);
  });
});
