import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { debtPaydown, type LboInputs, sourcesAndUses } from "./lbo.ts";

const deal: LboInputs = {
  entryEbitda: 100,
  entryMultiple: 8,
  exitMultiple: 8,
  leverage: 4,
  feeRate: 0.02,
  ebitdaGrowth: 0.05,
  depreciationShare: 0.2,
  capitalSpendingShare: 0.2,
  interestRate: 0.08,
  taxRate: 0.25,
  holdingYears: 5,
};

const deals: fc.Arbitrary<LboInputs> = fc.record({
  entryEbitda: fc.integer({ min: 1, max: 1_000 }),
  entryMultiple: fc.double({ min: 7, max: 15, noNaN: true }),
  exitMultiple: fc.double({ min: 0, max: 15, noNaN: true }),
  leverage: fc.double({ min: 0, max: 6.9, noNaN: true }),
  feeRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
  ebitdaGrowth: fc.double({ min: -0.3, max: 0.3, noNaN: true }),
  depreciationShare: fc.double({ min: 0, max: 0.5, noNaN: true }),
  capitalSpendingShare: fc.double({ min: 0, max: 0.8, noNaN: true }),
  interestRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
  taxRate: fc.double({ min: 0, max: 0.5, noNaN: true }),
  holdingYears: fc.integer({ min: 1, max: 10 }),
});

describe("sourcesAndUses", () => {
  test("of eight times 100 with 2% fees are 400 of debt and 416 of equity", () => {
    expect(sourcesAndUses(deal)).toEqual({
      uses: { enterpriseValue: 800, fees: 16 },
      sources: { debt: 400, equity: 416 },
    });
  });

  test("are equal, whatever the deal", () => {
    fc.assert(
      fc.property(deals, (inputs) => {
        const { uses, sources } = sourcesAndUses(inputs);
        const used = uses.enterpriseValue + uses.fees;
        expect(sources.debt + sources.equity).toBeCloseTo(used, 9);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("debtPaydown", () => {
  // By hand: EBITDA 105, interest 32, tax 25% of 105 × 0.8 − 32 = 13; free 105 × 0.8 − 32 − 13.
  test("sweeps 39 into the debt in the first year", () => {
    const [first] = debtPaydown(deal);
    expect(first?.ebitda).toBeCloseTo(105, 12);
    expect(first?.interest).toBe(32);
    expect(first?.tax).toBeCloseTo(13, 12);
    expect(first?.freeCashFlow).toBeCloseTo(39, 12);
    expect(first?.closingDebt).toBeCloseTo(361, 12);
  });

  test("counts the years from one, and grows EBITDA by 5% in each", () => {
    const years = debtPaydown(deal);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5]);
    expect(years.at(-1)?.ebitda).toBeCloseTo(100 * 1.05 ** 5, 9);
  });

  test("turns to cash once the debt is gone, and pays no interest from then on", () => {
    const years = debtPaydown({ ...deal, leverage: 0.5 });
    const last = years.at(-1);
    expect(last?.closingDebt).toBe(0);
    expect(last?.closingCash).toBeGreaterThan(0);
    expect(last?.interest).toBe(0);
  });

  test("borrows more when cash falls short", () => {
    const years = debtPaydown({ ...deal, capitalSpendingShare: 0.9 });
    expect(years[0]?.freeCashFlow).toBeLessThan(0);
    expect(years[0]?.closingDebt).toBeGreaterThan(400);
  });

  test("pays no tax, and gets none back, on a loss", () => {
    const [first] = debtPaydown({ ...deal, interestRate: 0.25 });
    expect(first?.interest).toBe(100);
    expect(first?.tax).toBe(0);
  });

  test("moves net debt by exactly the free cash flow every year", () => {
    fc.assert(
      fc.property(deals, (inputs) => {
        let netDebt = sourcesAndUses(inputs).sources.debt;
        const mistakes = debtPaydown(inputs).filter((year) => {
          netDebt -= year.freeCashFlow;
          const moved = Math.abs(year.closingDebt - year.closingCash - netDebt) < 1e-6;
          return !moved || Math.min(year.closingDebt, year.closingCash) !== 0;
        });
        expect(mistakes).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
