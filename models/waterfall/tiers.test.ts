import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standardTerms } from "./terms.ts";
import { type Balances, distribute, sumOfTiers } from "./tiers.ts";

/** One year after 100 was drawn: 8 of preferred return is due, and 122 reaches the hurdle. */
const afterOneYear: Balances = {
  unreturnedCapital: 100,
  unpaidPreferred: 8,
  hurdleGap: 122,
  profitPaid: { lp: 0, gp: 0 },
};

function paidIn(amount: number, balances = afterOneYear) {
  return distribute(amount, balances, standardTerms);
}

describe("distribute, a year after 100 was drawn", () => {
  test("of nothing pays nothing", () => {
    expect(sumOfTiers(paidIn(0))).toEqual({ lp: 0, gp: 0 });
  });

  test("of 60 returns capital alone", () => {
    expect(paidIn(60).returnOfCapital).toEqual({ lp: 60, gp: 0 });
    expect(sumOfTiers(paidIn(60))).toEqual({ lp: 60, gp: 0 });
  });

  test("of 108 returns capital and pays the preferred return in full", () => {
    expect(paidIn(108).preferredReturn).toEqual({ lp: 8, gp: 0 });
    expect(sumOfTiers(paidIn(108))).toEqual({ lp: 108, gp: 0 });
  });

  // The "catch-up 2%" of the terms: 8 × 20/80 = 2.
  test("of 110 pays the GP a catch-up of 2, and so a fifth of the profit of 10", () => {
    expect(paidIn(110).catchUp).toEqual({ lp: 0, gp: 2 });
    expect(sumOfTiers(paidIn(110))).toEqual({ lp: 108, gp: 2 });
  });

  test("of 109 stops half-way through the catch-up", () => {
    expect(paidIn(109).catchUp).toEqual({ lp: 0, gp: 1 });
    expect(paidIn(109).carriedInterest).toEqual({ lp: 0, gp: 0 });
  });

  test("of 127.50 brings the LPs to 122, the hurdle, at 80/20", () => {
    const paid = paidIn(127.5);
    expect(paid.carriedInterest.lp).toBeCloseTo(14, 12);
    expect(paid.carriedInterest.gp).toBeCloseTo(3.5, 12);
    expect(sumOfTiers(paid).lp).toBeCloseTo(122, 12);
    expect(paid.carriedInterestAboveHurdle).toEqual({ lp: 0, gp: 0 });
  });

  test("of 147.50 splits the 20 above the hurdle in halves", () => {
    expect(paidIn(147.5).carriedInterestAboveHurdle.lp).toBeCloseTo(10, 12);
    expect(paidIn(147.5).carriedInterestAboveHurdle.gp).toBeCloseTo(10, 12);
  });

  test("owes no catch-up to a GP that already holds its fifth", () => {
    const later = { ...afterOneYear, profitPaid: { lp: 32, gp: 10 } };
    expect(paidIn(120, later).catchUp.gp).toBe(0);
  });
});

test("distribute takes what is left of rounding for no debt: a GP with its fifth catches up nothing", () => {
  // 20/80 of the LPs' 80% exceeds the GP's 20% by 4e-12 in binary, which is not owed to anyone.
  const profit = 160_493.71;
  const profitPaid = { lp: profit - profit * 0.2, gp: profit * 0.2 };
  const balances = { unreturnedCapital: 0, unpaidPreferred: 0, hurdleGap: 1e9, profitPaid };
  expect(paidIn(50_000_000, balances).catchUp.gp).toBe(0);
});

const amounts = fc.double({ min: 0, max: 1e9, noNaN: true });
const anyBalances: fc.Arbitrary<Balances> = fc.record({
  unreturnedCapital: amounts,
  unpaidPreferred: amounts,
  hurdleGap: fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  profitPaid: fc.record({ lp: amounts, gp: amounts }),
});

describe("distribute", () => {
  test("pays out exactly what came in, and nobody a negative amount", () => {
    fc.assert(
      fc.property(amounts, anyBalances, (amount, balances) => {
        const paid = distribute(amount, balances, standardTerms);
        const { lp, gp } = sumOfTiers(paid);
        expect(Math.abs(lp + gp - amount)).toBeLessThanOrEqual(1e-14 * amount);
        const parts = Object.values(paid).flatMap((tier) => [tier.lp, tier.gp]);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 3000 },
    );
  });

  test("never pays either side less when more comes in", () => {
    fc.assert(
      fc.property(amounts, amounts, anyBalances, (amount, extra, balances) => {
        const paid = sumOfTiers(distribute(amount, balances, standardTerms));
        const more = sumOfTiers(distribute(amount + extra, balances, standardTerms));
        // Relative to the whole amount, because a rounding remainder left to the next tier may cross it.
        const rounding = 1e-11 * (amount + extra + balances.profitPaid.lp + balances.profitPaid.gp);
        expect(more.lp).toBeGreaterThanOrEqual(paid.lp - rounding);
        expect(more.gp).toBeGreaterThanOrEqual(paid.gp - rounding);
      }),
      { numRuns: 3000 },
    );
  });
});
