import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { levelPayment } from "#models/cash-flow/loan.ts";

const page = readFileSync(new URL("solar-financing-calculator.mdx", import.meta.url), "utf8");
const principal = 12_600;
const yearlyRate = 0.05;

function monthlyPayment(years: number) {
  return levelPayment({ principal, ratePerPeriod: yearlyRate / 12, periods: years * 12 });
}

function rounded(amount: number, digits = 0) {
  return amount.toLocaleString("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

test.each([10, 15, 20])("the row of a loan over %i years is the model's", (years) => {
  const payment = monthlyPayment(years);
  const row = page.split("\n").find((line) => line.startsWith(`| ${years} years |`)) ?? "";
  const interest = payment * years * 12 - principal;
  expect(row.match(/[\d,]+(?:\.\d+)?/g)).toEqual([
    String(years),
    rounded(payment, 2),
    rounded(interest),
  ]);
});

test("the yearly cost of monthly payments is distinguished from a yearly payment", () => {
  const monthly = rounded(12 * monthlyPayment(10));
  const yearly = rounded(levelPayment({ principal, ratePerPeriod: yearlyRate, periods: 10 }));
  expect(page).toContain(`Over ten years they come to €${monthly} a year.`);
  expect(page).toContain(`once a year, at year end: €${yearly} a year`);
});

test("the share of power that covers the ten-year loan is the one the text names", () => {
  const saving = (share: number) => (8_000 / 12) * (share * 0.35 + (1 - share) * 0.08);
  expect(page).toContain("at least 45% of the power");
  expect(saving(0.45)).toBeGreaterThan(monthlyPayment(10));
  expect(saving(0.44)).toBeLessThan(monthlyPayment(10));
});
