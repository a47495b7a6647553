import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { sheetWorkings } from "#app/features/models/kit/sheet-workings.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { inWords, workingOf } from "#app/features/models/kit/workings/working-of.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { projects } from "#content/projects.ts";
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
  test("in the case", () => {
    expect(figuresIn("The case")).toEqual([
      "58",
      percent(grossYield, 2),
      euro(number("totalCost") - rentalCase.purchasePrice),
      euro(number("totalCost")),
      euro(number("equity")),
      percent(numberAt("netRent", 1) / number("totalCost"), 1),
      percent(grossYield, 2),
    ]);
  });

  test("in the explanation", () => {
    expect(figuresIn("How it calculates")).toEqual([
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

  test("in the opening: two thirds of the loan payment", () => {
    expect(number("cover").toFixed(2)).toBe((2 / 3).toFixed(2));
    const project = projects.find(({ slug }) => slug === "rental-property-model");
    expect(project?.detail?.opening.result).toContain("pays two thirds of the loan");
  });

  test("in the result", () => {
    const added = -total("cashFlow");
    expect(figuresIn("What comes out")).toEqual([
      percent(number("cover"), 0),
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
      percent(number("coverThen"), 0),
      euro(number("paymentThen")),
    ]);
  });

  test("in what decides it", () => {
    expect(figuresIn("What decides it")).toEqual([
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
  const section = sections.find((part) => part.startsWith(heading));
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

import references from "#models/rental/reference/rental.json" with { type: "json" };
import type { ShownFigures } from "#workings/sheet-spec.ts";

const offered = sheet.opening;

function headlines(changes: Readonly<Record<string, number>> = {}) {
  const figures = shownFigures(sheet.calculate({ ...offered, ...changes }));
  return resultsOf(sheet, figures).map(({ value, note }) => [value, note]);
}

// Source: models/rental/reference/rental.py, in exact fractions and with the debt by its closed form.
test.each(Object.entries(references))(
  "the workbook agrees with a second implementation in Python: %s",
  (_, { changes, figures }) => {
    const calculated = sheet.calculate({ ...offered, ...changes });
    for (const name of sheet.results) {
      const expected = figures[name as keyof typeof figures];
      const value = calculated.value(name);
      if (typeof expected !== "number") expect(value, name).toBe(expected);
      else expect(value, name).toBeCloseTo(expected, Math.abs(expected) > 10 ? 5 : 9);
    }
  },
);

describe("the headlines", () => {
  // Source of the golden numbers: models/rental/reference/rental.json.
  test("of the apartment as offered", () => {
    expect(headlines()).toEqual([
      ["3.1%", "a year on €71,862 of equity"],
      ["−5.0%", "in year 1 before tax, −2.8% after it"],
      ["0.67×", "net rent over €10,950 a year to the bank"],
      ["138%", "fully let, rent does not cover costs and loan"],
    ]);
  });

  test("without a loan say that there is none to pay", () => {
    const [, cashOnCash, cover, breakEven] = headlines({ loanToValue: 0 });
    expect(cashOnCash?.[0]).toBe("2.9%");
    expect(cover).toEqual(["None", "there is no loan to pay"]);
    expect(breakEven).toEqual(["12%", "of the rent covers costs"]);
  });

  test("of an apartment that cost nothing of one’s own say so", () => {
    const free = { transferTaxRate: 0, notaryAndRegisterRate: 0, agentRate: 0, loanToValue: 1 };
    expect(headlines(free)[1]).toEqual(["None", "there is no equity"]);
  });
});

test("what the owner paid or received before the sale is called by its direction", () => {
  const nameOf = (loanToValue: number) =>
    sheet.page?.labels?.ownerBefore?.(shownFigures(sheet.calculate({ ...offered, loanToValue })));
  expect(nameOf(0.8)).toBe("Paid in before the sale");
  expect(nameOf(0)).toBe("Paid out before the sale");
});

test("the url holds a named case and what differs from it", () => {
  const model = modelOf(sheet);
  const query = "?case=highYield&agent=2.975&rent=600&rate=4.5";
  const shown = model.urlState.read(new URLSearchParams(query));
  expect(shown.inputs).toEqual({
    ...sheet.presets.highYield?.inputs,
    ...{ agentRate: 0.02975, monthlyRent: 600, loanRate: 0.045 },
  });
  expect(queryWith(model.urlState, "", shown)).toBe(query);
});

function titleOf(figures: ShownFigures) {
  return sheet.page?.chart?.title(figures);
}

test.each([
  ["After tax, the rent does not pay the loan in any year", {}],
  ["After tax, the rent pays the loan in every year", { monthlyRent: 1_400, loanToValue: 0.3 }],
  ["There is no loan for the rent to pay", { loanToValue: 0 }],
] as const)("the title of the chart states: %s", (title, changes) => {
  expect(titleOf(shownFigures(sheet.calculate({ ...offered, ...changes })))).toBe(title);
});

test("the title of the chart counts the years in which the cash flow is not negative", () => {
  const figures = shownFigures(sheet.calculate({ ...offered, monthlyRent: 1_010 }));
  const years = figures.numbers("cashFlow").slice(1);
  const paid = years.filter((amount) => amount >= 0).length;
  expect(paid).toBeGreaterThan(0);
  expect(paid).toBeLessThan(10);
  expect(titleOf(figures)).toBe(`After tax, the rent pays the loan in ${paid} of 10 years`);
});

test("an empty cell of the workbook counts as nothing in a working", async () => {
  await sheet.ready?.();
  const workings = sheetWorkings(sheet);
  const values = workings.valuesOf("");
  // Before the sale, the row of its proceeds is empty.
  const working = workingOf(workings.sheet, values, workings.sheet.cell("toOwner.1"));
  expect(inWords(working)).toBe("Cash flow + 0");
});
