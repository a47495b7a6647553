import { describe, expect, test } from "vitest";
import { rentalCase } from "./inputs.ts";
import { purchase } from "./purchase.ts";

describe("purchase of the rental case", () => {
  // By hand: 232,000 × 6%, 2% and 2.975%.
  test("costs 25,462 euro on top of the price", () => {
    const bought = purchase(rentalCase);
    expect(bought.transferTax).toBeCloseTo(13_920, 8);
    expect(bought.notaryAndRegister).toBeCloseTo(4_640, 8);
    expect(bought.agent).toBeCloseTo(6_902, 8);
    expect(bought.purchaseCosts).toBeCloseTo(25_462, 8);
    expect(bought.totalCost).toBeCloseTo(257_462, 8);
  });

  test("is paid by a loan of 185,600 and equity of 71,862 euro", () => {
    expect(purchase(rentalCase).loan).toBeCloseTo(185_600, 8);
    expect(purchase(rentalCase).equity).toBeCloseTo(71_862, 8);
  });

  // By hand: 185,600 × 5.9% / 12.
  test("asks for 912.53 euro of interest and repayment a month", () => {
    expect(purchase(rentalCase).monthlyPayment).toBeCloseTo(10_950.4 / 12, 8);
  });
});

test("purchase without a loan is all equity and no payment", () => {
  const bought = purchase({ ...rentalCase, loanToValue: 0 });
  expect(bought.equity).toBe(bought.totalCost);
  expect(bought.monthlyPayment).toBe(0);
});
