import { expect, test } from "vitest";
import { readGroups, writeGroups } from "./group-payments.ts";
import type { Signals } from "./signals.ts";

const quiet: Signals = { pace: 1, score: null, chiSquare: null, roundAmount: 0, newPayeeAmount: 0 };

test("payments that no rule tells apart are one word, and reading gives back levels and counts", () => {
  const text = writeGroups([
    ...Array.from({ length: 40 }, () => ({ signals: quiet, fraud: null })),
    { signals: { ...quiet, score: 1.9 }, fraud: null },
    { signals: { ...quiet, pace: 30, score: 6.5, newPayeeAmount: 1_499 }, fraud: "new payee" },
  ]);
  expect(text).toBe("00000015 7h00251");
  expect(readGroups(text)).toEqual([
    {
      levels: { pace: 0, score: 0, chiSquare: 0, roundAmount: 0, newPayeeAmount: 0 },
      fraud: null,
      payments: 41,
    },
    {
      levels: { pace: 7, score: 17, chiSquare: 0, roundAmount: 0, newPayeeAmount: 2 },
      fraud: "new payee",
      payments: 1,
    },
  ]);
});
