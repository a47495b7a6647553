import fc from "fast-check";
import { describe, expect, test } from "vitest";
import reference from "./reference/signals.json" with { type: "json" };
import { type Payment, signalsOf } from "./signals.ts";

const paid = (paidAt: number, amount: number, payeeId = 1): Payment => ({
  payerId: 1,
  payeeId,
  paidAt,
  amount,
});

describe("signalsOf", () => {
  // Source: reference/signals.py, which recomputes everything from the whole past each time.
  test("agrees with the second implementation on every payment", () => {
    const signals = signalsOf(reference.payments);
    expect(signals).toHaveLength(reference.signals.length);
    for (const [index, expected] of reference.signals.entries()) {
      for (const [name, value] of Object.entries(expected)) {
        const found = signals[index]?.[name as keyof (typeof signals)[number]];
        if (value === null) expect(found, `${name} of ${index}`).toBeNull();
        else expect(found, `${name} of ${index}`).toBeCloseTo(value, 9);
      }
    }
    expect(reference.signals.filter(({ chiSquare }) => chiSquare !== null)).toHaveLength(107);
    expect(reference.signals.filter(({ newPayeeAmount }) => newPayeeAmount > 0)).toHaveLength(5);
  });

  test("counts the hour before a payment, with its first second and without the payment", () => {
    const payments = [0, 10, 1_800, 3_600, 3_601].map((second) => paid(second, 10));
    expect(signalsOf(payments).map(({ velocity }) => velocity)).toEqual([0, 1, 2, 3, 3]);
  });

  test("calls a payee new only once, and only for a payer with twenty payments", () => {
    const usual = Array.from({ length: 20 }, (_, index) => paid(index * 9_000, 50));
    const signals = signalsOf([...usual, paid(1e6, 75, 2), paid(2e6, 80, 2)]);
    expect(signals.map(({ newPayeeAmount }) => newPayeeAmount).filter(Boolean)).toEqual([75]);
    expect(signals[0]?.newPayeeAmount).toBe(0);
  });

  test("tests the first digits of a payee only if its amounts spread", () => {
    const alike = Array.from({ length: 51 }, (_, index) => paid(index * 9_000, 500 + index));
    const spread = Array.from({ length: 51 }, (_, index) => paid(index * 9_000, 1.2 ** index));
    const last = (payments: Payment[]) => signalsOf(payments).at(-1)?.chiSquare;
    expect(last(alike)).toBeNull();
    expect(last(spread)).toEqual(expect.any(Number));
  });

  test("takes multiples of 100 for round sums", () => {
    const signals = signalsOf([paid(1, 100), paid(2, 150), paid(3, 1_200), paid(4, 1_200.01)]);
    expect(signals.map(({ roundAmount }) => roundAmount)).toEqual([100, 0, 1_200, 0]);
  });

  test("never looks ahead: what comes after a payment does not change its signals", () => {
    const anyPayment = fc.record({
      payerId: fc.integer({ min: 1, max: 2 }),
      payeeId: fc.integer({ min: 1, max: 2 }),
      amount: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
    });
    const list = fc.array(anyPayment, { minLength: 1, maxLength: 140, size: "max" });
    fc.assert(
      fc.property(list, fc.nat(), (drafts, cut) => {
        const payments = drafts.map((draft, index) => ({ ...draft, paidAt: 600 * index }));
        const known = payments.slice(0, cut % payments.length);
        expect(signalsOf(payments).slice(0, known.length)).toEqual(signalsOf(known));
      }),
      { numRuns: 40 },
    );
  });
});
