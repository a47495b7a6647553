import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { irr } from "../cash-flow/irr.ts";
import { npv } from "../cash-flow/npv.ts";
import { standardInputs } from "./inputs.ts";
import type { Fund } from "./scenarios.ts";
import { standardTerms, type WaterfallTerms } from "./terms.ts";
import { type WaterfallYear, waterfallYears } from "./years.ts";

const feeless = { ...standardTerms, managementFeeRate: 0 };

const anyFund: fc.Arbitrary<Fund> = fc.record({
  committedCapital: fc.integer({ min: 0, max: 100_000 }),
  years: fc.array(
    fc.record({
      invested: fc.integer({ min: 0, max: 50_000 }),
      distributed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 200_000 })),
    }),
    { minLength: 1, maxLength: 15 },
  ),
});

/** Invests for a while, then distributes: the rate of return of such flows is the only one. */
const investThenDistribute: fc.Arbitrary<Fund> = fc
  .tuple(
    fc.array(fc.integer({ min: 1_000, max: 50_000 }), { minLength: 1, maxLength: 5 }),
    fc.array(fc.integer({ min: 0, max: 200_000 }), { minLength: 1, maxLength: 10 }),
  )
  .map(([calls, returns]) => ({
    committedCapital: 0,
    years: [
      ...calls.map((invested) => ({ invested, distributed: 0 })),
      ...returns.map((distributed) => ({ invested: 0, distributed })),
    ],
  }));

function yearsOf(fund: Fund, terms: WaterfallTerms) {
  return waterfallYears(standardInputs(fund), terms);
}

function lpFlows(years: readonly WaterfallYear[]) {
  return years.map((year) => year.lpNetFlow);
}

function lpRate(years: readonly WaterfallYear[]) {
  const result = irr(lpFlows(years));
  if (result.kind !== "rate") throw new Error(`expected one rate, got ${result.kind}`);
  return result.rate;
}

function fundReturning(distributed: number): Fund {
  const years = [
    { invested: 1_000, distributed: 0 },
    { invested: 500, distributed: 0 },
    { invested: 0, distributed: 300 },
    { invested: 0, distributed },
  ];
  return { committedCapital: 2_000, years };
}

/** What the last distribution must be for the tiers up to this one to be filled exactly. */
function filling(...filled: (keyof WaterfallYear["tiers"])[]) {
  const generous = yearsOf(fundReturning(1e6), standardTerms).at(-1);
  if (!generous) throw new Error("no years");
  return filled.reduce((sum, tier) => sum + generous.tiers[tier].lp + generous.tiers[tier].gp, 0);
}

describe("waterfallYears", () => {
  test("of no years are none", () => {
    expect(yearsOf({ committedCapital: 100, years: [] }, standardTerms)).toEqual([]);
  });

  test("are counted from one", () => {
    const years = yearsOf(fundReturning(0), standardTerms);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4]);
  });

  test("draw 1.5% of committed capital every year, invested or not", () => {
    const [first, second] = yearsOf(fundReturning(0), standardTerms);
    expect(first?.managementFee).toBe(30);
    expect(first?.unreturnedCapital).toBe(1_030);
    expect(second?.lpNetFlow).toBe(-530);
  });

  test("end with the last flow, and the fee with it: one rate of return, not several", () => {
    const years = yearsOf(
      {
        committedCapital: 100,
        years: [85, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((invested, index) => ({
          invested,
          distributed: index === 4 ? 250 : 0,
        })),
      },
      standardTerms,
    );
    expect(years.map((year) => year.managementFee)).toEqual([
      ...[1.5, 1.5, 1.5, 1.5, 1.5],
      ...[0, 0, 0, 0, 0],
    ]);
    expect(irr(lpFlows(years)).kind).toBe("rate");
  });

  test("let the preferred return compound: 100 drawn, 8 owed in a year, 16.64 in two", () => {
    const idle = { invested: 0, distributed: 0 };
    const years = [{ invested: 100, distributed: 0 }, idle, idle];
    const rows = yearsOf({ committedCapital: 0, years }, feeless);
    expect(rows.map((row) => row.unpaidPreferred)).toEqual([0, 8, expect.closeTo(16.64, 12)]);
  });

  test("let what the LPs are owed on the whole fund grow by the preferred return, until it is paid", () => {
    const years = [
      { invested: 100, distributed: 0 },
      { invested: 50, distributed: 0 },
      { invested: 0, distributed: 100 },
      { invested: 0, distributed: 1_000 },
    ];
    const rows = yearsOf({ committedCapital: 0, years }, feeless);
    // By hand: 100 × 1.08 + 50 = 158, and 158 × 1.08 − 100 = 70.64.
    expect(rows.map((row) => row.owedOnFund)).toEqual([100, 158, expect.closeTo(70.64, 12), 0]);
  });

  test("pay from the deal of the same year, where nothing else is agreed", () => {
    const { years } = standardInputs(fundReturning(0));
    expect(years.map(({ deal }) => deal)).toEqual([1, 2, 3, 4]);
  });

  test("return money drawn the same day without preferred return", () => {
    const years = [{ invested: 100, distributed: 100 }];
    const [only] = yearsOf({ committedCapital: 0, years }, feeless);
    expect(only?.tiers.returnOfCapital.lp).toBe(100);
    expect(only?.unpaidPreferred).toBe(0);
  });

  test("that stop after the preferred return earn the LPs 8% exactly", () => {
    const amount = filling("returnOfCapital", "preferredReturn");
    expect(lpRate(yearsOf(fundReturning(amount), standardTerms))).toBeCloseTo(0.08, 12);
  });

  test("that stop after the catch-up still earn the LPs 8%, and the GP a fifth of profit", () => {
    const amount = filling("returnOfCapital", "preferredReturn", "catchUp");
    const years = yearsOf(fundReturning(amount), standardTerms);
    expect(lpRate(years)).toBeCloseTo(0.08, 12);
    const paidIn = 1_500 + 4 * 30;
    expect((years.at(-1)?.received.gp ?? 0) / (300 + amount - paidIn)).toBeCloseTo(0.2, 12);
  });

  test("that stop at the hurdle earn the LPs 22% exactly", () => {
    const amount = filling("returnOfCapital", "preferredReturn", "catchUp", "carriedInterest");
    expect(lpRate(yearsOf(fundReturning(amount), standardTerms))).toBeCloseTo(0.22, 12);
  });

  test("that lose everything pay nobody and keep the debt", () => {
    const years = yearsOf(
      { ...fundReturning(0), years: [{ invested: 100, distributed: 0 }] },
      feeless,
    );
    expect(years[0]?.received).toEqual({ lp: 0, gp: 0 });
    expect(years[0]?.unreturnedCapital).toBe(100);
  });
});

describe("waterfallYears of any fund", () => {
  test("pay out every year exactly what was distributed", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const missing = yearsOf(fund, standardTerms).map(({ distributed, received }) =>
          Math.abs(received.lp + received.gp - distributed),
        );
        expect(Math.max(...missing)).toBeLessThan(1e-8);
      }),
      { numRuns: 2000 },
    );
  });

  test("owe the LPs what their flows are worth at 8%, while only the first two tiers pay", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const years = yearsOf(fund, standardTerms);
        fc.pre(years.every((year) => year.received.gp === 0 && year.received.lp >= 0));
        const last = years.at(-1);
        const owed = (last?.unreturnedCapital ?? 0) + (last?.unpaidPreferred ?? 0);
        fc.pre(owed > 0);
        const futureValue = npv(0.08, lpFlows(years)) * 1.08 ** (years.length - 1);
        expect(owed / -futureValue).toBeCloseTo(1, 9);
      }),
      { numRuns: 1000 },
    );
  });

  test("hold the GP to a fifth of all profit paid until the last tier pays", () => {
    fc.assert(
      fc.property(anyFund, (fund) => {
        const profit = { lp: 0, gp: 0 };
        for (const { tiers, received } of yearsOf(fund, standardTerms)) {
          if (tiers.carriedInterestAboveHurdle.gp > 0) return;
          profit.lp += received.lp - tiers.returnOfCapital.lp;
          profit.gp += received.gp;
          expect(profit.gp).toBeLessThanOrEqual(0.2 * (profit.lp + profit.gp) + 1e-6);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("pay the last tier exactly when the LPs' rate of return has reached 22%", () => {
    fc.assert(
      fc.property(investThenDistribute, (fund) => {
        const years = yearsOf(fund, feeless);
        for (const [index, { tiers, distributed }] of years.entries()) {
          const soFar = years.slice(0, index + 1);
          if (!lpFlows(soFar).some((flow) => flow > 0) || distributed === 0) continue;
          const rate = lpRate(soFar);
          if (tiers.carriedInterestAboveHurdle.lp > 1e-3) expect(rate).toBeGreaterThan(0.22);
          else expect(rate).toBeLessThan(0.22 + 1e-5);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
