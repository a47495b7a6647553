import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DcfInputs, dcfCases } from "./inputs.ts";
import { type DcfResults, dcfResults } from "./results.ts";
import { terminalValue } from "./terminal.ts";
import type { PlannedYear } from "./years.ts";

const { base } = dcfCases;

function valued(inputs: DcfInputs) {
  const results = dcfResults(inputs);
  if (!results.value || results.terminal.kind === "none") throw new Error("no value");
  return { ...results, value: results.value, terminal: results.terminal };
}

/** Cases in which the company is worth something. */
const anyCase = fc
  .record({
    revenue: fc.double({ min: 50, max: 10_000, noNaN: true }),
    firstGrowth: fc.double({ min: -0.1, max: 0.4, noNaN: true }),
    lastGrowth: fc.double({ min: -0.05, max: 0.2, noNaN: true }),
    ebitMargin: fc.double({ min: 0.01, max: 0.5, noNaN: true }),
    taxRate: fc.double({ min: 0, max: 0.45, noNaN: true }),
    reinvestmentShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
    terminalGrowth: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    returnOnNewCapital: fc.double({ min: 0.04, max: 0.4, noNaN: true }),
    givenWacc: fc.double({ min: 0.03, max: 0.15, noNaN: true }),
    netDebt: fc.double({ min: -1_000, max: 5_000, noNaN: true }),
    otherClaims: fc.double({ min: 0, max: 3_000, noNaN: true }),
    shares: fc.double({ min: 1, max: 1_000, noNaN: true }),
    timing: fc.constantFrom("mid-year" as const, "year-end" as const),
    terminalBy: fc.constantFrom("growth" as const, "multiple" as const),
    terminalReinvestment: fc.constantFrom("held" as const, "follows-growth" as const),
  })
  .map((changes): DcfInputs => ({ ...base, ...changes }));

describe("dcfResults", () => {
  // By hand: 1,250 × 12.5% is an EBIT of 156.25, less 20% tax 125, less a fifth reinvested 100. With 5%
  // growth the tenth flow is 155.13, so the price at mid-year 10 is 155.13 × 1.02 / 0.06 = 2,637.26.
  test("of the base case grow from a cash flow of 100", () => {
    const { years, terminal, value } = valued(base);
    expect(years[0]?.freeCashFlow).toBeCloseTo(100, 10);
    expect(years[9]?.freeCashFlow).toBeCloseTo(100 * 1.05 ** 9, 10);
    expect(terminal.price / Math.sqrt(1.08)).toBeCloseTo(2_637.26, 1);
    expect(value.perShare).toBeCloseTo((value.enterprise - 600) / 50, 10);
  });

  // Closed form: a growing annuity of ten years, then Gordon's formula on the eleventh flow.
  test("of the base case are worth an annuity that grows at 5%, and at 2% after ten years", () => {
    const annuity = (100 / (0.08 - 0.05)) * (1 - (1.05 / 1.08) ** 10);
    const after = (100 * 1.05 ** 9 * 1.02) / (0.08 - 0.02) / 1.08 ** 10;
    const { presentValueOfPlan, value } = valued(base);
    expect(presentValueOfPlan).toBeCloseTo(annuity * Math.sqrt(1.08), 8);
    expect(value.enterprise).toBeCloseTo((annuity + after) * Math.sqrt(1.08), 8);
  });

  // Source: Financial Edge Training, 'Mid Year DCF 1 Workout': flows of 50, 55 and 60 at 6%, growing by
  // 2% after that. Factors 0.971 and 0.864, present value of the flows 150.8, terminal value 1,530,
  // enterprise value 1,473.4.
  test("discount as in a published mid-year example", () => {
    const flows = [50, 55, 60];
    const factor = (year: number) => 1.06 ** -(year - 0.5);
    const plan = flows.reduce((sum, flow, index) => sum + flow * factor(index + 1), 0);
    const last = { year: 3, yearsUntil: 2.5, nopat: 60, ebit: 60 } as PlannedYear;
    const held = { ...base, terminalReinvestment: "held", reinvestmentShare: 0 } as const;
    const terminal = terminalValue(held, 0.06, last);
    if (terminal.kind === "none") throw new Error("no value");
    expect(terminal.price / Math.sqrt(1.06)).toBeCloseTo(1_530, 6);
    expect(plan).toBeCloseTo(150.8, 1);
    expect(plan + terminal.presentValue).toBeCloseTo(1_473.4, 1);
  });

  test("add up: the years and the terminal value to the enterprise, its parts to the whole", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const { years, presentValueOfPlan, terminal, value } = valued(inputs);
        const sum = years.reduce((total, year) => total + year.presentValue, 0);
        expect(sum).toBeCloseTo(presentValueOfPlan, 6);
        expect(presentValueOfPlan + terminal.presentValue).toBeCloseTo(value.enterprise, 6);
        expect(value.perShare * inputs.shares + inputs.otherClaims + inputs.netDebt).toBeCloseTo(
          value.enterprise,
          5,
        );
        for (const year of years) {
          expect(year.tax + year.reinvestment + year.freeCashFlow).toBeCloseTo(year.ebit, 6);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("fall as the WACC rises", () => {
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0.001, max: 0.05, noNaN: true }), (inputs, by) => {
        // More growth than new capital can pay for makes the terminal value a loss.
        fc.pre(inputs.terminalGrowth < inputs.returnOnNewCapital);
        const dearer = valued({ ...inputs, givenWacc: inputs.givenWacc + by });
        expect(dearer.value.enterprise).toBeLessThan(valued(inputs).value.enterprise);
      }),
      { numRuns: 500 },
    );
  });

  test("at mid-year are half a year's return above those at year end, by growth", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const by = { ...inputs, terminalBy: "growth" } as const;
        const early = valued({ ...by, timing: "mid-year" }).value.enterprise;
        const late = valued({ ...by, timing: "year-end" }).value.enterprise;
        expect(early).toBeCloseTo(late * Math.sqrt(1 + inputs.givenWacc), 5);
      }),
      { numRuns: 500 },
    );
  });

  // Source: the value driver formula of Koller, Goedhart and Wessels, NOPAT · (1 − g / ROIC) /
  // (WACC − g), half a year earlier.
  test("of a company already in its steady state are the value driver formula", () => {
    const growth = fc.double({ min: -0.05, max: 0.05, noNaN: true });
    const spread = fc.double({ min: 0.005, max: 0.2, noNaN: true });
    const returns = fc.double({ min: 0.06, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(growth, spread, returns, (g, above, returnOnNewCapital) => {
        const givenWacc = g + above;
        const kept = g / returnOnNewCapital;
        const { value, years } = valued({
          ...base,
          firstGrowth: g,
          lastGrowth: g,
          terminalGrowth: g,
          returnOnNewCapital,
          reinvestmentShare: kept,
          givenWacc,
        });
        const closedForm =
          (((years[0]?.nopat ?? 0) * (1 - kept)) / (givenWacc - g)) * Math.sqrt(1 + givenWacc);
        expect(value.enterprise / closedForm).toBeCloseTo(1, 9);
      }),
      { numRuns: 500 },
    );
  });

  // Growth that earns only its cost of capital adds nothing: NOPAT / WACC, whatever the growth.
  test("do not depend on terminal growth where new capital earns the WACC", () => {
    for (const terminalGrowth of [-0.02, 0, 0.03]) {
      const { terminal, years } = valued({ ...base, terminalGrowth, returnOnNewCapital: 0.08 });
      const next = (years.at(-1)?.nopat ?? 0) * (1 + terminalGrowth);
      expect(terminal.price / Math.sqrt(1.08)).toBeCloseTo(next / 0.08, 8);
    }
  });

  test("with reinvestment held let the last flow grow, whatever new capital earns", () => {
    const held = { ...base, terminalReinvestment: "held", terminalGrowth: 0.03 } as const;
    const { terminal, years } = valued({ ...held, returnOnNewCapital: 0.02 });
    const flow = years.at(-1)?.freeCashFlow ?? 0;
    expect(terminal.price / Math.sqrt(1.08)).toBeCloseTo((flow * 1.03) / 0.05, 8);
  });

  test("by multiple price the company at the end of the last year, at mid-year too", () => {
    for (const timing of ["mid-year", "year-end"] as const) {
      const { terminal, years } = valued({ ...base, timing, terminalBy: "multiple" });
      expect(terminal.price).toBeCloseTo(11 * (years.at(-1)?.ebit ?? 0), 8);
      expect(terminal.presentValue).toBeCloseTo(terminal.price / 1.08 ** 10, 8);
    }
  });

  test("do not exist where growth for ever is at or above the WACC, and the plan still does", () => {
    for (const terminalGrowth of [0.04, 0.05]) {
      const results: DcfResults = dcfResults({ ...base, givenWacc: 0.04, terminalGrowth });
      expect(results.terminal).toEqual({ kind: "none", reason: "growth-not-below-wacc" });
      expect(results.value).toBeNull();
      expect(results.presentValueOfPlan).toBeGreaterThan(0);
    }
    const byMultiple = { ...base, givenWacc: 0.04, terminalGrowth: 0.05, terminalBy: "multiple" };
    expect(dcfResults(byMultiple as DcfInputs).value).not.toBeNull();
  });

  test("of an enterprise worth less than nothing have no terminal share", () => {
    const loss = { ...base, terminalGrowth: 0.06, returnOnNewCapital: 0.02, givenWacc: 0.07 };
    expect(valued(loss).value.enterprise).toBeLessThan(0);
    expect(valued(loss).value.terminalShare).toBeNull();
  });
});

describe("growth and multiple", () => {
  test("imply each other", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const byGrowth = valued({ ...inputs, terminalBy: "growth" }).terminal;
        const back = valued({
          ...inputs,
          terminalBy: "multiple",
          exitMultiple: byGrowth.multiple,
        }).terminal;
        const nearest = Math.min(
          ...back.growths.map((growth) => Math.abs(growth - inputs.terminalGrowth)),
        );
        expect(nearest).toBeLessThan(1e-6);
      }),
      { numRuns: 500 },
    );
  });
});
