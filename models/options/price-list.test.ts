import { expect, test } from "vitest";
import { filledPrices } from "./price-list.ts";

test("filledPrices keeps the given prices and halves the widest gap, the first of equals", () => {
  expect(filledPrices([110, 70, 100], 6)).toEqual([70, 77.5, 85, 92.5, 100, 110]);
});

test("filledPrices of enough prices only sorts them", () => {
  expect(filledPrices([2, 1], 2)).toEqual([1, 2]);
});
