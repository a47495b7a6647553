import { describe, expect, test } from "vitest";
import { rentalCase } from "./inputs.ts";
import { purchase } from "./purchase.ts";

describe("purchase of the rental case", () => {
  // By hand: 140,000 × 5.5%, 2% and 3.57%.
  test("costs 15,498 euro on top of the price", () => {
    const bought = purchase(rentalCase);
    expect(bought.transferTax).toBeCloseTo(7_700, 8);
    expect(bought.notaryAndRegistry).toBeCloseTo(2_800, 8);
    expect(bought.agent).toBeCloseTo(4_998, 8);
    expect(bought.ancillaryCosts).toBeCloseTo(15_498, 8);
    expect(bought.totalCost).toBeCloseTo(155_498, 8);
  });

  test("is paid by a loan of 98,000 and equity of 57,498 euro", () => {
    expect(purchase(rentalCase).loan).toBeCloseTo(98_000, 8);
    expect(purchase(rentalCase).equity).toBeCloseTo(57_498, 8);
  });

  test("asks for 5,488 euro of interest and repayment a year", () => {
    expect(purchase(rentalCase).yearlyDebtService).toBeCloseTo(5_488, 8);
  });
});

test("purchase without a loan is all equity and no debt service", () => {
  const bought = purchase({ ...rentalCase, loanToValue: 0 });
  expect(bought.equity).toBe(bought.totalCost);
  expect(bought.yearlyDebtService).toBe(0);
});
