import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { continuedAt } from "#app/features/models/kit/default-page.tsx";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
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
  expect(page).toContain(`At 50%, as in the offer, the average month leaves €${left}`);
  expect(number("monthsCovered")).toBe(7);
  const [june, december] = [numberAt("benefit", "Jun"), numberAt("benefit", "Dec")];
  expect(page).toContain(
    `May, June and July make €${rounded(june, 2)} each, and December €${rounded(december, 2)}`,
  );
  expect(page).toContain(
    `brings in €${rounded(10 * total("benefit"))} against €${rounded(number("totalPaid"))} paid to the bank, so all payments are earned after ${number("yearsOfBenefit").toFixed(1)} years`,
  );
});

test("the installments in the text are those of the model", () => {
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
    `Realistically, with upkeep, the roof earns €${benefit} against €${due} due.`,
  );
  // The sum of ten years of 0.995, against ten.
  const aged = (1 - 0.995 ** 10) / 0.005 / 10;
  expect(Math.round(100 * (1 - aged))).toBe(2);
});

type Inputs = Parameters<typeof sheet.calculate>[0];
const { opening } = sheet;

function headlines(changes: Partial<Inputs> = {}) {
  return resultsOf(sheet, shownFigures(sheet.calculate({ ...opening, ...changes })));
}

function valuesAndNotes(changes?: Partial<Inputs>) {
  return headlines(changes).map(({ value, note }) => [value, note]);
}

describe("the headlines", () => {
  // Source of the golden numbers: models/solar-loan/reference/solar_loan.json.
  test("of the base case", () => {
    expect(valuesAndNotes()).toEqual([
      ["€133.64", "120 times, on a loan of €12,600"],
      ["€143.33", "covers the payment from 45% used at home"],
      ["7 of 12", "in which the roof covers the payment"],
      ["€3,437", "27% on top of the loan"],
    ]);
    expect(headlines()[0]?.label).toBe("Monthly payment");
  });

  // By hand: 105 a month and 52.50 of interest on 12,600; r × P × (n + 1) / 2 is 52.50 × 60.5 in all.
  test("of the base case in installments", () => {
    expect(valuesAndNotes({ repayment: "instalments" })).toEqual([
      ["€157.50", "falls to €105.44 in month 120, on a loan of €12,600"],
      ["€143.33", "covers the average payment from 57% used at home"],
      ["6 of 12", "in which the roof covers the payment"],
      ["€3,176", "25% on top of the loan"],
    ]);
    expect(headlines({ repayment: "instalments" })[0]?.label).toBe("First payment");
  });

  test("of the realistic case, with upkeep", () => {
    expect(valuesAndNotes(sheet.presets.realistic.inputs).slice(1, 3)).toEqual([
      ["€76.48", "covers the payment and upkeep from 96% used at home"],
      ["0 of 12", "in which the roof covers the payment and upkeep"],
    ]);
  });

  test.each<[string, Partial<Inputs>]>([
    [
      "less than the average payment, however much is used at home",
      { loanYears: 1, repayment: "instalments" },
    ],
    ["less than the payment, however much is used at home", { loanYears: 1 }],
    ["covers the payment, however little is used at home", { feedInRate: 0.3 }],
    ["covers the payment, used at home or not", { feedInRate: 0.3, electricityPrice: 0.3 }],
    ["less than the payment, used at home or not", { feedInRate: 0.1, electricityPrice: 0.1 }],
  ])("say in words: %s", (words, changes) => {
    expect(headlines(changes)[1]?.note).toBe(words);
  });
});

test("the url names what differs", () => {
  const model = modelOf(sheet);
  const query = "?case=battery&term=15&repay=instalments&own=80&feed-in=0.079";
  const shown = model.urlState.read(new URLSearchParams(query));
  expect(shown.inputs).toEqual({
    ...sheet.presets.battery.inputs,
    ...{ loanYears: 15, repayment: "instalments", ownUseShare: 0.8, feedInRate: 0.079 },
  });
  expect(queryWith(model.urlState, "", shown)).toBe(query);
});

describe("the case on the solar dashboard", () => {
  const path = "/projects/solar-financing-dashboard";

  function onDashboard(changes: Partial<Inputs>) {
    const { continues } = sheet.page ?? {};
    if (!continues) throw new Error("The page has no link to the dashboard.");
    const inputs = { ...opening, ...changes };
    return continuedAt({ continues, inputs, figures: shownFigures(sheet.calculate(inputs)) });
  }

  test("has the roof, the loan and the share used at home over the year", () => {
    expect(onDashboard({})).toBe(`${path}?pay=loan&own=50`);
    const dearer = { systemCost: 20_000, repayment: "instalments", ownUseShare: 1 } as const;
    expect(onDashboard(dearer)).toBe(`${path}?pay=loan&cost=20000&repay=instalments`);
  });

  test("has the upkeep", () => {
    expect(onDashboard(sheet.presets.realistic.inputs)).toBe(
      `${path}?pay=loan&production=5700&maintenance=200&inverter=1500&own=30`,
    );
  });
});
