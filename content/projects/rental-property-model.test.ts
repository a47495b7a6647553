import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { view } from "#content/workbooks/rental.ts";
import { sheet } from "#content/workbooks/rental.xlsx";

const file = path.join(import.meta.dirname, "rental-property-model.mdx");
const text = readFileSync(file, "utf8")
  .replaceAll("\\%", "%")
  .replaceAll("&nbsp;", "\u00a0")
  .replaceAll("\\u00a0", "\u00a0");

const rentalCase = sheet.opening as Readonly<Record<keyof typeof view.inputs, number>>;
const { number, numberAt, total } = sheet.calculate(rentalCase);
const grossYield = (12 * rentalCase.monthlyRent) / rentalCase.purchasePrice;

describe("every figure in the rental case study is the model's:", () => {
  test("in the opening", () => {
    expect(figuresIn("")).toEqual([percent(grossYield, 2)]);
  });

  test("in the case", () => {
    expect(figuresIn("The case")).toEqual([
      // Rows of the table, in its handle.
      "18",
      "58",
      euro(rentalCase.purchasePrice),
      percent(rentalCase.transferTaxRate),
      percent(rentalCase.notaryAndRegisterRate),
      percent(rentalCase.agentRate),
      percent(rentalCase.loanToValue),
      euro(number("loan")),
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
    expect(text).toContain("Sale after ten years");
  });

  test("in the explanation", () => {
    expect(figuresIn("How it calculates")).toEqual([
      euro(number("totalCost") - rentalCase.purchasePrice),
      euro(number("totalCost")),
      euro(number("equity")),
      percent(numberAt("netRent", 1) / number("totalCost"), 1),
      percent(grossYield, 2),
      // Formulas, in the handle.
      "5",
      euro(number("loan")),
      percent(rentalCase.loanRate),
      percent(rentalCase.initialRepaymentRate),
      "12",
      number("monthlyPayment").toFixed(2),
      euro(-numberAt("taxableIncome", 1)),
      euro(numberAt("taxSaved", 1)),
    ]);
  });

  test("in the result", () => {
    const row = (amount: (year: number) => number) => [1, 5, 10].map((year) => euro(amount(year)));
    const added = -total("cashFlow");
    expect(figuresIn("What comes out")).toEqual([
      // Rows of the table, in its handle; years.
      ...["6", "1", "5", "10"],
      ...row((year) => numberAt("rent", year) + numberAt("vacancy", year)),
      ...row((year) => numberAt("costs", year)),
      ...row((year) => numberAt("interest", year)),
      ...row((year) => numberAt("repayment", year)),
      ...row((year) => numberAt("taxSaved", year)),
      ...row((year) => numberAt("cashFlow", year)),
      number("cover").toFixed(2),
      percent(number("cashOnCash"), 1),
      percent(number("breakEven"), 0),
      // "About": to the nearest ten.
      euro(Math.round(added / 120 / 10) * 10),
      euro(added),
      euro(-number("loanAtSale")),
      euro(number("salePrice")),
      euro(number("proceeds")),
      percent(rateOf(rentalCase), 1),
      percent(rentalCase.discountRate),
      euro(-number("npv")),
    ]);
  });

  test("in what the brochure leaves out", () => {
    const then = sheet.calculate({ ...rentalCase, nextRate: 0.06 });
    const kept = text.split('<Fold title="The German')[0] ?? "";
    expect(figuresIn("What the brochure leaves out", kept.replaceAll(/§[^)]*\)/g, ""))).toEqual([
      euro(rentalCase.monthlyCosts),
      ...["58", "58"],
      percent(rateOf(rentalCase), 1),
      percent(rateOf({ ...rentalCase, monthlyReserve: 58 }), 1),
      // The law's limits on the rent, beside the case's rise.
      ...["20%", "15%", percent(rentalCase.rentGrowth)],
      percent((1 + rentalCase.rentGrowth) ** 3 - 1, 1),
      percent(numberAt("ltv", 0)),
      percent(number("ltvAtSale"), 0),
      euro(number("paymentThen")),
      percent(rentalCase.nextRate),
      euro(number("monthlyPayment")),
      euro(then.number("paymentThen")),
      percent(0.06),
      "6",
      "11",
      number("coverThen").toFixed(2),
    ]);
  });

  test("in what decides it", () => {
    const rises = [0, 0.01, 0.015, 0.02, 0.03];
    expect(figuresIn("What decides it")).toEqual([
      // Rows of the table, in its handle.
      String(rises.length),
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
function figuresIn(heading: string, written = text) {
  const sections = written.split(/^## /m);
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

function rateOf(inputs: typeof rentalCase) {
  return sheet.calculate(inputs).number("irr");
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
