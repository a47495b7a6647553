import { expect, test } from "vitest";
import { readGroups, writeGroups } from "./group-customers.ts";

test("customers with the same scores are one word, and reading gives back scores and sums", () => {
  const now = { recency: 5, value: 4 };
  const before = { recency: 0, value: 0 };
  const text = writeGroups([
    { now, before, balance: 1_000, turnover: 70, products: 2 },
    { now, before: null, balance: 5, turnover: 0, products: 1 },
    { now, before, balance: 200, turnover: 2, products: 1 },
  ]);
  expect(text).toBe("54--1,5,0,1 54002,xc,20,3");
  expect(readGroups(text)).toEqual([
    { now, before: null, customers: 1, balance: 5, turnover: 0, products: 1 },
    { now, before, customers: 2, balance: 1_200, turnover: 72, products: 3 },
  ]);
});
