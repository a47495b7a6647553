import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sheet } from "#models/solar-loan/sheet.ts";

const page = readFileSync(new URL("solar-financing-calculator.mdx", import.meta.url), "utf8");
const principal = 12_600;
const yearlyRate = 0.05;

/** The closed form of an annuity in arrears. */
function levelPayment(rate: number, periods: number) {
  return (principal * rate) / (1 - (1 + rate) ** -periods);
}

function monthlyPayment(years: number) {
  return levelPayment(yearlyRate / 12, years * 12);
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
  const yearly = rounded(levelPayment(yearlyRate, 10));
  expect(page).toContain(`Monthly annuities over ten years come to €${monthly} a year.`);
  expect(page).toContain(`once a year, at year end: €${yearly} a year`);
});

test("the share of power that covers the ten-year loan is the one the text names", () => {
  const saving = (share: number) => (8_000 / 12) * (share * 0.35 + (1 - share) * 0.08);
  expect(page).toContain("at least 45% of the power");
  expect(saving(0.45)).toBeGreaterThan(monthlyPayment(10));
  expect(saving(0.44)).toBeLessThan(monthlyPayment(10));
});

test("the case in the text is the one the page opens with", () => {
  const { number, numberAt, total } = sheet.calculate(sheet.opening);
  expect(number("loan")).toBeCloseTo(principal, 8);
  expect(number("monthlyPayment")).toBeCloseTo(monthlyPayment(10), 8);
  expect(page).toContain("| 50% | €143.33 |");
  const left = rounded(number("averageBenefit") - number("monthlyPayment"), 2);
  expect(page).toContain(`At 50%, the base case, the average month leaves €${left}`);
  expect(number("monthsCovered")).toBe(7);
  const [june, december] = [numberAt("benefit", "Jun"), numberAt("benefit", "Dec")];
  expect(page).toContain(
    `May, June and July make €${rounded(june, 2)} each, and December €${rounded(december, 2)}`,
  );
  expect(page).toContain(
    `brings in €${rounded(10 * total("benefit"))} against €${rounded(number("totalPaid"))} paid to the bank, so all payments are earned after ${number("yearsOfBenefit").toFixed(1)} years`,
  );
});

test("the instalments in the text are those of the model", () => {
  const { number } = sheet.calculate({ ...sheet.opening, repayment: "instalments" });
  expect(page).toContain(`pays back €${rounded(principal / 120)} of the loan every month`);
  expect(page).toContain(
    `fall from €${rounded(number("monthlyPayment"), 2)} to €${rounded(number("lastPayment"), 2)}`,
  );
  const level = sheet.calculate(sheet.opening).number("totalInterest");
  const saved = level - number("totalInterest");
  expect(page).toContain(`saves €${rounded(saved)}:`);
  expect(page).toContain(`or €${rounded(number("totalInterest"))} here`);
  expect(page).toContain(
    `average payment of €${rounded(number("averagePayment"), 2)} is covered only if the household uses at least ${Math.ceil(100 * number("breakEvenShare"))}% of the power`,
  );
});

test.each([0.3, 0.5, 0.7, 1])("the row of power used at home at %d is the model's", (share) => {
  const { number } = sheet.calculate({ ...sheet.opening, ownUseShare: share });
  expect(page).toContain(`| ${100 * share}% | €${rounded(number("averageBenefit"), 2)} |`);
});

test("the yield by month in the text is the one that is calculated with", () => {
  const shares = sheet.calculate(sheet.opening).numbers("monthShare");
  const percents = shares.map((share) => Math.round(100 * share));
  const [january, ...others] = percents;
  const december = others.pop();
  expect(page).toContain(
    `about ${january}% in January, ${others.join(", ")} and ${december}% in December`,
  );
});

test("the realistic case in the text is the one that it links to", () => {
  const { inputs } = sheet.presets.realistic;
  const { number, numberAt, total } = sheet.calculate(inputs);
  expect(page).toContain("(?case=realistic)");
  expect(page).toContain(`It makes ${rounded(inputs.yearlyProductionKwh)}&nbsp;kWh`);
  const share = (month: string) => `${Math.round(100 * numberAt("monthOwnShare", month))}%`;
  expect(page).toContain(`${100 * inputs.ownUseShare}% of that is used at home`);
  expect(page).toContain(`${share("Dec")} in December`);
  expect(page).toContain(`only ${share("Jun")} in June`);
  const upkeep = total("upkeep") / 12;
  expect(page).toContain(`€${rounded(upkeep, 2)} a month in all`);
  const due = rounded(number("averagePayment") + upkeep, 2);
  const benefit = rounded(number("averageBenefit"), 2);
  expect(page).toContain(`brings in €${benefit} in an average month, against €${due} of payment`);
  expect(number("monthsCovered")).toBe(0);
  expect(sheet.calculate({ ...inputs, loanYears: 20 }).number("monthsCovered")).toBe(0);
  const opening = readFileSync(new URL("../projects.ts", import.meta.url), "utf8");
  expect(opening).toContain(
    `Realistically the roof earns €${benefit} a month against €${rounded(number("monthlyPayment"), 2)} paid and covers no month`,
  );
  // The sum of ten years of 0.995, against ten.
  const aged = (1 - 0.995 ** 10) / 0.005 / 10;
  expect(Math.round(100 * (1 - aged))).toBe(2);
});
