import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keyMoves, keyWeights, rateAt } from "./curve.ts";
import type { IsoDate } from "./dates.ts";
import type { Holding } from "./holding.ts";
import { changesByShift, type PortfolioInputs, portfolioResults } from "./portfolio.ts";
import { newBond, openingPortfolio, portfolios } from "./presets.ts";
import reference from "./reference/portfolio.json";

type ExpectedBond = Record<
  "cleanPrice" | "accrued" | "annualYield" | "coupons" | "years" | "duration",
  number
>;
type ReferenceCase = {
  name: string;
  inputs: PortfolioInputs;
  expected: Record<"marketValue" | "modifiedDuration" | "convexity", number> &
    Record<"byDuration" | "withConvexity" | "repriced", number> & {
      bonds: ExpectedBond[];
      keyDurations: number[];
    };
};

function expectNear(actual: number | undefined, expected: number, tolerance: number) {
  const difference = Math.abs((actual ?? Number.NaN) - expected);
  expect(difference).toBeLessThan(tolerance * (1 + Math.abs(expected)));
}

function valuedHoldings(inputs: PortfolioInputs) {
  return portfolioResults(inputs).holdings.map((result) => {
    if (result.kind !== "valued") throw new Error(result.kind);
    return result;
  });
}

// Source: reference/portfolio.py, which takes differences of repriced portfolios.
describe.each(reference as ReferenceCase[])("$name, as in Python", ({ inputs, expected }) => {
  const results = portfolioResults(inputs);

  test("prices and yields of every bond agree", () => {
    for (const [index, holding] of valuedHoldings(inputs).entries()) {
      const bond = expected.bonds[index];
      if (!bond) throw new Error("no such bond");
      for (const name of ["cleanPrice", "accrued", "annualYield", "years", "duration"] as const) {
        expectNear(holding[name], bond[name], 1e-9);
      }
    }
  });

  test("value, duration, convexity and key rate durations agree", () => {
    expectNear(results.marketValue, expected.marketValue, 1e-10);
    expectNear(results.average?.modifiedDuration, expected.modifiedDuration, 1e-7);
    expectNear(results.average?.convexity, expected.convexity, 1e-5);
    for (const [index, duration] of expected.keyDurations.entries()) {
      expectNear(results.average?.keyDurations[index], duration, 1e-7);
    }
  });

  test("estimates and repricing agree", () => {
    expectNear(results.change.byDuration, expected.byDuration, 1e-6);
    expectNear(results.change.withConvexity, expected.withConvexity, 1e-5);
    expectNear(results.change.repriced, expected.repriced, 1e-9);
  });
});

const holding: fc.Arbitrary<Holding> = fc.record({
  nominal: fc.integer({ min: 1, max: 100_000 }).map((thousand) => thousand * 1000),
  couponRate: fc.integer({ min: 0, max: 300 }).map((step) => step / 2000),
  frequency: fc.constantFrom("1", "2", "4"),
  maturity: fc
    .tuple(fc.integer({ min: 2027, max: 2080 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, month]) => `${year}-${String(month).padStart(2, "0")}-15` as IsoDate),
  dayCount: fc.constantFrom("30/360", "act/act"),
  quote: fc.constantFrom("yield", "price"),
  yieldRate: fc.integer({ min: -200, max: 2500 }).map((basisPoints) => basisPoints / 10_000),
  price: fc.integer({ min: 40, max: 200 }),
});
const anyInputs: fc.Arbitrary<PortfolioInputs> = fc.record({
  settlement: fc.constant("2026-01-15" as const),
  bonds: fc.array(holding, { minLength: 1, maxLength: 8 }),
  rate2: fc.constant(0.02),
  rate5: fc.constant(0.024),
  rate10: fc.constant(0.028),
  rate30: fc.constant(0.032),
  shift: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  steepening: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
  bend: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
});

describe("portfolioResults", () => {
  test("are the sum of the bonds, in value and in every change", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const whole = portfolioResults(inputs);
        const parts = inputs.bonds.map((bond) => portfolioResults({ ...inputs, bonds: [bond] }));
        const sum = (of: (part: (typeof parts)[number]) => number) =>
          parts.reduce((total, part) => total + of(part), 0);
        expectNear(
          whole.marketValue,
          sum(({ marketValue }) => marketValue),
          1e-9,
        );
        expectNear(
          whole.change.repriced,
          sum(({ change }) => change.repriced),
          1e-9,
        );
        expectNear(
          whole.change.withConvexity,
          sum(({ change }) => change.withConvexity),
          1e-9,
        );
      }),
      { numRuns: 100 },
    );
  });

  test("have key rate durations that add up to the duration, and key changes to the estimate", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { average, keyChanges, change } = portfolioResults(inputs);
        const total = average?.keyDurations.reduce((sum, one) => sum + one, 0);
        expectNear(total, average?.modifiedDuration ?? Number.NaN, 1e-10);
        expectNear(
          keyChanges.reduce((sum, one) => sum + one, 0),
          change.byDuration,
          1e-9,
        );
      }),
      { numRuns: 100 },
    );
  });

  test("of a parallel shift are −D·Δy and −D·Δy + ½·C·Δy² of the value", () => {
    const { marketValue, average, change } = portfolioResults(portfolios.ladder.inputs);
    const { modifiedDuration = 0, convexity = 0 } = average ?? {};
    expectNear(change.byDuration, -marketValue * modifiedDuration * 0.01, 1e-12);
    expectNear(
      change.withConvexity,
      marketValue * (-modifiedDuration * 0.01 + (convexity * 0.01 ** 2) / 2),
      1e-12,
    );
  });

  test("lose as the shift rises, and never more than duration alone says", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const shifts = [-0.03, -0.01, 0, 0.01, 0.03];
        const changes = changesByShift({ ...inputs, steepening: 0, bend: 0 }, shifts);
        for (const [index, { change }] of changes.entries()) {
          expect(change.repriced).toBeGreaterThanOrEqual(change.byDuration - 1e-6);
          const before = changes[index - 1];
          if (before) expect(change.repriced).toBeLessThan(before.change.repriced);
        }
      }),
      { numRuns: 100 },
    );
  });

  test("at the shift on show are those of the whole model", () => {
    const { inputs } = portfolios[openingPortfolio];
    const [at] = changesByShift(inputs, [inputs.shift]);
    expect(at?.change).toEqual(portfolioResults(inputs).change);
  });

  test("leave out a bond that has been redeemed or that no yield explains, and say which", () => {
    const inputs: PortfolioInputs = {
      ...portfolios.bullet.inputs,
      bonds: [
        { ...newBond, maturity: "2026-01-15" },
        { ...newBond, maturity: "2026-01-20", quote: "price", price: 10 },
      ],
    };
    const { holdings, marketValue, average, change } = portfolioResults(inputs);
    expect(holdings).toEqual([{ kind: "redeemed" }, { kind: "no-yield" }]);
    expect({ marketValue, average }).toEqual({ marketValue: 0, average: null });
    expect(change.repriced).toBe(0);
    expect(changesByShift(inputs, [0.01])).toEqual([{ shift: 0.01, change }]);
  });

  test("add up face value and accrued interest, and average by market value", () => {
    const { inputs } = portfolios.ladder;
    const { nominal, accrued, average, marketValue } = portfolioResults(inputs);
    const holdings = valuedHoldings(inputs);
    const faces = inputs.bonds.map((bond) => bond.nominal);
    const total = (of: (index: number) => number) =>
      faces.reduce((sum, _, index) => sum + of(index), 0);
    expect(nominal).toBe(total((index) => faces[index] ?? 0));
    const accruedOf = (index: number) =>
      ((faces[index] ?? 0) * (holdings[index]?.accrued ?? 0)) / 100;
    expect(accrued).toBeGreaterThan(0);
    expectNear(accrued, total(accruedOf), 1e-12);
    for (const name of ["annualYield", "duration"] as const) {
      const weighted = (index: number) =>
        (holdings[index]?.marketValue ?? 0) * (holdings[index]?.[name] ?? 0);
      expectNear(average?.[name], total(weighted) / marketValue, 1e-12);
    }
  });

  test("compare the yield of each bond with the curve at its own maturity", () => {
    const curve = { rate2: 0.01, rate5: 0.02, rate10: 0.03, rate30: 0.04 };
    const maturities = ["2028-01-15", "2031-01-15", "2036-01-15", "2056-01-15"] as const;
    const bonds = maturities.map((maturity) => ({ ...newBond, maturity }));
    const holdings = valuedHoldings({ ...portfolios.bullet.inputs, ...curve, bonds });
    const onCurve = holdings.map(({ annualYield, spread }) => annualYield - spread);
    for (const [index, rate] of Object.values(curve).entries()) {
      expect(onCurve[index]).toBeCloseTo(rate, 12);
    }
  });

  test("of the named portfolios have the same value and duration, and convexity in the right order", () => {
    const [ladder, barbell, bullet] = (["ladder", "barbell", "bullet"] as const).map((name) =>
      portfolioResults(portfolios[name].inputs),
    );
    for (const other of [barbell, bullet]) {
      expectNear(other?.marketValue, ladder?.marketValue ?? 0, 0.002);
      expectNear(other?.average?.modifiedDuration, ladder?.average?.modifiedDuration ?? 0, 0.005);
    }
    const convexities = [bullet, ladder, barbell].map((one) => one?.average?.convexity ?? 0);
    expect(convexities).toEqual(convexities.toSorted((a, b) => a - b));
  });
});

describe("the curve", () => {
  test("has weights that add up to one at every maturity", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 60, noNaN: true }), (years) => {
        const weights = keyWeights(years);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 14);
        expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("is a straight line between key maturities and flat outside them", () => {
    const rates = [0.02, 0.03, 0.04, 0.05] as const;
    const at = [0.5, 2, 3.5, 5, 10, 20, 30, 50].map((years) => rateAt(rates, years));
    for (const [index, rate] of [0.02, 0.02, 0.025, 0.03, 0.04, 0.045, 0.05, 0.05].entries()) {
      expect(at[index]).toBeCloseTo(rate, 14);
    }
  });

  test("steepens by what the long end gains on the short, and bends by what the middle gains on both", () => {
    const steeper = keyMoves({ shift: 0, steepening: 0.01, bend: 0 });
    expect(steeper[3] - steeper[0]).toBeCloseTo(0.01, 14);
    const bent = keyMoves({ shift: 0, steepening: 0, bend: 0.01 });
    expect(bent[1] - bent[0]).toBeCloseTo(0.01, 14);
    expect(bent[2] - bent[3]).toBeCloseTo(0.01, 14);
  });
});
