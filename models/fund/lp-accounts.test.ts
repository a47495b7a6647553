import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyFund } from "./any-fund.ts";
import { fundCase } from "./inputs.ts";
import { fundLedger } from "./ledger.ts";
import { allocate, cents, reconcile } from "./lp-accounts.ts";

describe("allocate", () => {
  test("gives the cents left over to the largest remainders", () => {
    // 100.00 in three equal parts, and 0.05 by 40, 25, 20, 10 and 5.
    expect(allocate(100_00, [1, 1, 1])).toEqual([33_34, 33_33, 33_33]);
    expect(allocate(5, [40, 25, 20, 10, 5])).toEqual([2, 1, 1, 1, 0]);
  });

  test("loses nothing and stays within a cent of the exact part, losses included", () => {
    const total = fc.integer({ min: -1e13, max: 1e13 });
    const shares = fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(total, shares, (amount, parts) => {
        const allocated = allocate(amount, parts);
        const whole = parts.reduce((sum, part) => sum + part, 0);
        expect(allocated.reduce((sum, part) => sum + part, 0)).toBe(amount);
        for (const [index, part] of parts.entries()) {
          expect(Math.abs((allocated[index] ?? 0) - (amount * part) / whole)).toBeLessThan(1.01);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("reconcile", () => {
  test("leaves a difference of zero in every line, for any fund", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const { difference } = reconcile(fundLedger(inputs), inputs);
        expect(new Set(Object.values(difference))).toEqual(new Set([0]));
      }),
      { numRuns: 60 },
    );
  });

  test("carries every account from opening to closing by its movements", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const { lps, fund } = reconcile(fundLedger(inputs), inputs);
        for (const account of [...lps, fund]) {
          const { opening, calledForInvestments, calledForFees, fees, gain, carry } = account;
          expect(
            opening +
              calledForInvestments +
              calledForFees -
              fees +
              gain -
              carry -
              account.distributed,
          ).toBe(account.closing);
          expect(account.undrawn).toBe(account.commitment - account.paidIn);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("has paid in what was called for investments and fees until then", () => {
    const inputs = fundCase("base");
    const ledger = fundLedger(inputs);
    const called = ledger
      .slice(0, inputs.quarter)
      .reduce((sum, { invested, fee }) => sum + cents(invested) + cents(fee), 0);
    expect(called).toBeGreaterThan(0);
    expect(reconcile(ledger, inputs).fund.paidIn).toBe(called);
  });

  test("gives an LP with 40 of 100 parts 40% of the net asset value, to the cent", () => {
    const inputs = fundCase("base");
    const { lps, fund } = reconcile(fundLedger(inputs), inputs);
    // Five balances make up the account, each rounded once.
    expect(Math.abs((lps[0]?.closing ?? 0) - fund.closing * 0.4)).toBeLessThan(5);
    expect(lps[0]?.commitment).toBe(40_000_000_00);
  });
});
