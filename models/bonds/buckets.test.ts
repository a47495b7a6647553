import { expect, test } from "vitest";
import { bucketValues } from "./bucket-values.ts";
import { buckets } from "./buckets.ts";
import { keyYears } from "./curve.ts";
import { shiftName } from "./shift-name.ts";

test("every payment is in one bucket: each begins where the one before it ends", () => {
  const starts = [0, ...keyYears];
  const ends = [...keyYears, Infinity];
  expect(buckets.map(({ years }) => years)).toEqual(
    starts.map((start, index) => [start, ends[index]]),
  );
  expect(buckets.map(({ from }) => from).slice(1)).toEqual(
    buckets.map(({ to }) => to).slice(0, -1),
  );
  expect(buckets.map(({ name }) => name)).toEqual(starts.map(String));
});

test("the sums of a bucket are those of its payments", () => {
  // Twelve yearly payments, worth 1 each and 0.9 after the move.
  const rows = Array.from({ length: 12 }, (_, index) => {
    return { years: index + 1, amount: 1, value: 1, move: 0.01, valueAfter: 0.9 };
  });
  const values = bucketValues(rows, { frequency: 1, elapsed: 0 });
  expect(values).toMatchObject({ before2: 1, before5: 4, before10: 9, before30: 12 });
  // By hand: year 1, years 2 to 4, 5 to 9, 10 to 12, and none from year 30.
  expect(values).toMatchObject({ timed0: 1, timed2: 9, timed5: 35, timed10: 33, timed30: 0 });
  expect(values.upper2).toBeCloseTo(3 / 3 + (4 * 2) / 3, 12);
  expect(values.after5).toBeCloseTo(5 * 0.9, 12);
  // Years 2, 3 and 4 times the year after, which lie 0, 1/3 and 2/3 of the way to year 5.
  expect(values.curved2).toBeCloseTo(6 + 12 + 20, 12);
  expect(values.curvedUpper2).toBeCloseTo(12 / 3 + (20 * 2) / 3, 12);
  expect(values.curvedTwice2).toBeCloseTo(12 / 9 + (20 * 4) / 9, 12);
  expect(values.squared2).toBeCloseTo(38 * 0.01 ** 2, 12);
  // Before the first key maturity and beyond the last there is no way from one to the next.
  expect(values).not.toHaveProperty("upper0");
  expect(values).not.toHaveProperty("upper30");
});

test("payments before a key maturity are counted from the coupon period that has begun", () => {
  // Half-yearly, half a period in: the first payment is due in a quarter, the eighth in year 3.75.
  const rows = Array.from({ length: 8 }, (_, index) => {
    return { years: (index + 0.5) / 2, amount: 1, value: 1, move: 0, valueAfter: 1 };
  });
  const values = bucketValues(rows, { frequency: 2, elapsed: 0.5 });
  expect(values).toMatchObject({ before2: 4, before5: 8, timed0: 0.25 + 0.75 + 1.25 + 1.75 });
});

test("a shift is named by its direction and its basis points", () => {
  expect([-0.005, 0.005, 0.03].map(shiftName)).toEqual(["down50", "up50", "up300"]);
  expect(shiftName(0)).toBe("up0");
});
