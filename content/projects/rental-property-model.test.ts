import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { type RentalInputs, rentalCase } from "#models/rental/inputs.ts";
import { purchase } from "#models/rental/purchase.ts";
import { rentalResults } from "#models/rental/results.ts";
import { rentalYears } from "#models/rental/years.ts";

const file = path.join(import.meta.dirname, "rental-property-model.mdx");
const text = readFileSync(file, "utf8")
  .replaceAll("\\%", "%")
  .replaceAll("&nbsp;", "\u00a0")
  .replaceAll("\\u00a0", "\u00a0");

const bought = purchase(rentalCase);
const years = rentalYears(rentalCase);
const results = rentalResults(rentalCase);
const [first, fifth, tenth] = [0, 4, 9].map((index) => {
  const year = years[index];
  if (!year) throw new Error(`The case has no year ${index + 1}.`);
  return year;
}) as [(typeof years)[number], (typeof years)[number], (typeof years)[number]];

describe("every figure in the rental case study is the model's:", () => {
  test("in the opening", () => {
    expect(figuresIn("")).toEqual([percent(results.grossYield, 2)]);
  });

  test("in the case", () => {
    expect(figuresIn("The case")).toEqual([
      String(rentalCase.livingAreaSqm),
      euro(rentalCase.purchasePrice),
      percent(rentalCase.transferTaxRate),
      percent(rentalCase.notaryAndRegisterRate),
      percent(rentalCase.agentRate),
      percent(rentalCase.loanToValue),
      euro(bought.loan),
      percent(rentalCase.loanRate),
      percent(rentalCase.initialRepaymentRate),
      euro(rentalCase.monthlyRent),
      percent(rentalCase.rentGrowth),
      percent(rentalCase.vacancyRate),
      euro(rentalCase.monthlyCosts),
      percent(rentalCase.costGrowth),
      percent(rentalCase.depreciationRate),
      percent(rentalCase.buildingShare),
      percent(rentalCase.taxRate),
      percent(rentalCase.valueGrowth),
      percent(rentalCase.sellingCostRate),
    ]);
    expect(rentalCase.holdingYears).toBe(10);
    expect(text).toContain("Sale after ten years");
  });

  test("in the explanation", () => {
    expect(figuresIn("How it calculates")).toEqual([
      euro(bought.purchaseCosts),
      euro(bought.totalCost),
      euro(bought.equity),
      percent(results.netYield, 1),
      percent(results.grossYield, 2),
      euro(bought.loan),
      percent(rentalCase.loanRate),
      percent(rentalCase.initialRepaymentRate),
      "12",
      bought.monthlyPayment.toFixed(2),
      euro(-first.taxableIncome),
      euro(first.taxSaved),
    ]);
  });

  test("in the result", () => {
    const row = (amount: (year: (typeof years)[number]) => number) =>
      [first, fifth, tenth].map((year) => euro(amount(year)));
    const added = -years.reduce((sum, { cashFlow }) => sum + cashFlow, 0);
    expect(figuresIn("What comes out")).toEqual([
      ...["1", "5", "10"],
      ...row((year) => year.grossRent - year.vacancy),
      ...row((year) => -year.costs),
      ...row((year) => -year.interest),
      ...row((year) => -year.repayment),
      ...row((year) => year.taxSaved),
      ...row((year) => year.cashFlow),
      results.debtServiceCover?.toFixed(2),
      percent(results.cashOnCash ?? 0, 1),
      percent(results.breakEvenOccupancy, 0),
      // "About": to the nearest ten.
      euro(Math.round(added / 120 / 10) * 10),
      euro(added),
      euro(results.exit.remainingLoan),
      euro(results.exit.salePrice),
      euro(results.exit.proceeds),
      percent(rateOf(rentalCase), 1),
      percent(rentalCase.discountRate),
      euro(-results.npv),
    ]);
  });

  test("in what decides it", () => {
    const rises = [0, 0.01, 0.015, 0.02, 0.03];
    expect(figuresIn("What decides it")).toEqual([
      ...rises.flatMap((valueGrowth) => [
        percent(valueGrowth),
        percent(rateOf({ ...rentalCase, valueGrowth }), 1),
      ]),
      percent(riseFor(0), 1),
      percent(riseFor(0.04), 1),
      percent(0.04),
      percent(0.049),
      percent(rentalCase.loanRate),
      percent(rateOf({ ...rentalCase, loanRate: 0.049 }), 1),
    ]);
  });
});

/** The numbers of one section, in order, as written. */
function figuresIn(heading: string) {
  const sections = text.split(/^## /m);
  const section = heading ? sections.find((part) => part.startsWith(heading)) : sections[0];
  if (section === undefined) throw new Error(`The page has no section "${heading}".`);
  const amounts = section.match(/−?€?\d(?:[\d,]*\d)?(?:\.\d+)?%?/g) ?? [];
  return amounts.map((amount) => amount.replace("€", ""));
}

function euro(amount: number) {
  return Math.round(amount).toLocaleString("en-GB").replace("-", "−");
}

/** With as many decimals as it needs, or as many as are asked for. */
function percent(fraction: number, decimals?: number) {
  const value = fraction * 100;
  const digits =
    decimals === undefined ? String(Number(value.toFixed(4))) : value.toFixed(decimals);
  return `${digits.replace("-", "−")}%`;
}

function rateOf(inputs: RentalInputs) {
  const { irr } = rentalResults(inputs);
  if (irr.kind !== "rate") throw new Error("The case has no single rate of return.");
  return irr.rate;
}

/** The yearly price rise that leads to a return, by halving. */
function riseFor(rate: number) {
  let [low, high] = [-0.05, 0.1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (rateOf({ ...rentalCase, valueGrowth: middle }) < rate) low = middle;
    else high = middle;
  }
  return low;
}
