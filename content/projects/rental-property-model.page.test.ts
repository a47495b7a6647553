import { describe, expect, test } from "vitest";
import { sheetWorkings } from "#app/features/models/kit/define-workings.ts";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { inWords, workingOf } from "#app/features/models/kit/workings/working-of.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#content/workbooks/rental.xlsx";

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
  test("of the flat as offered", () => {
    expect(headlines()).toEqual([
      ["3.1%", "a year on €71,862 of equity"],
      ["−5.0%", "in year 1 before tax, −2.8% after it"],
      ["0.67×", "net rent over €10,950 a year to the bank"],
      ["138%", "the full rent does not pay costs and loan"],
    ]);
  });

  test("without a loan say that there is none to pay", () => {
    const [, cashOnCash, cover, breakEven] = headlines({ loanToValue: 0 });
    expect(cashOnCash?.[0]).toBe("2.9%");
    expect(cover).toEqual(["None", "there is no loan to pay"]);
    expect(breakEven).toEqual(["12%", "of the rent pays costs and loan"]);
  });

  test("of a flat that cost nothing of one’s own say so", () => {
    const free = { transferTaxRate: 0, notaryAndRegisterRate: 0, agentRate: 0, loanToValue: 1 };
    expect(headlines(free)[1]).toEqual(["None", "there is no equity"]);
  });
});

test("what the owner added before the sale is called by its direction", () => {
  const nameOf = (loanToValue: number) =>
    sheet.page?.called?.ownerBefore?.(shownFigures(sheet.calculate({ ...offered, loanToValue })));
  expect(nameOf(0.8)).toBe("Added by the owner before");
  expect(nameOf(0)).toBe("Paid out to the owner before");
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
  ["The rent does not pay the loan in any year", {}],
  ["The rent pays the loan in every year", { monthlyRent: 1_400, loanToValue: 0.3 }],
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
  expect(titleOf(figures)).toBe(`The rent pays the loan in ${paid} of 10 years`);
});

test("an empty cell of the workbook counts as nothing in a working", async () => {
  await sheet.ready?.();
  const workings = sheetWorkings(sheet);
  const values = workings.valuesOf("");
  // Before the sale, the row of its proceeds is empty.
  const working = workingOf(workings.sheet, values, workings.sheet.cell("toOwner.1"));
  expect(inWords(working)).toBe("Cash flow + 0");
});
