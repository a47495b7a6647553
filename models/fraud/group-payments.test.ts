import { expect, test } from "vitest";
import { readGroups, writeGroups } from "./group-payments.ts";
import type { Signals } from "./signals.ts";

const quiet: Signals = {
  velocity: 1,
  score: null,
  chiSquare: null,
  roundAmount: 0,
  newPayeeAmount: 0,
};

const half = { half: 1 as const, amount: 0 };

test("payments that no rule tells apart are one word, and reading gives back levels and counts", () => {
  const text = writeGroups([
    ...Array.from({ length: 40 }, () => ({ ...half, signals: quiet, fraud: null })),
    { ...half, amount: 1_524, signals: { ...quiet, score: 1.9 }, fraud: null },
    {
      ...{ half: 2 as const, amount: 149_900, fraud: "new payee" as const },
      signals: { ...quiet, velocity: 30, score: 6.5, newPayeeAmount: 1_499 },
    },
  ]);
  expect(text).toBe("000000115,16c 7h002521,37nw");
  expect(readGroups(text)).toEqual([
    {
      levels: { velocity: 0, score: 0, chiSquare: 0, roundAmount: 0, newPayeeAmount: 0 },
      fraud: null,
      ...{ half: 1, payments: 41, amount: 1_524 },
    },
    {
      levels: { velocity: 7, score: 17, chiSquare: 0, roundAmount: 0, newPayeeAmount: 2 },
      fraud: "new payee",
      ...{ half: 2, payments: 1, amount: 149_900 },
    },
  ]);
});
