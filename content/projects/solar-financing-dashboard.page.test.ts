import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf, spoken } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/solar/sheet.ts";

const { inputs: baseCase } = sheet.presets.base;
const model = modelOf(sheet);

function headlines(changes: Partial<typeof baseCase> = {}) {
  return resultsOf(sheet, shownFigures(sheet.calculate({ ...baseCase, ...changes })));
}

describe("the headlines", () => {
  // Source of the golden numbers: models/solar/sheet.test.ts, by closed form and by hand.
  test("of the base case in cash", () => {
    expect(headlines()).toEqual([
      { id: "npv", label: "Net present value", value: "€44,157", note: "discounted at 4%" },
      { id: "irr", label: "Internal rate of return", value: "24.5%", note: "a year" },
      {
        id: "payback",
        label: "Payback",
        value: "4.3\u00a0years",
        note: "on €12,600 after subsidy",
      },
      {
        id: "savings",
        label: "25-year savings",
        value: "€95,456",
        note: "€2,800 in the first year",
      },
    ]);
    expect(spoken(headlines())).toMatch(/^Net present value: €44,157\. Internal rate/);
  });

  test("of the base case on a loan say that there is no rate of return, and why", () => {
    const [npv, irr, payback] = headlines({ financing: "loan" });
    expect(npv?.value).toBe("€43,522");
    expect(irr).toMatchObject({ value: "None", note: "nothing is invested" });
    expect(payback).toMatchObject({ value: "At once", note: "€1,632 a year to the bank" });
  });

  test("of a loan that outlasts the system say that money comes in before it goes out", () => {
    const terms = { financing: "loan", loanRate: 0.12, loanYears: 20, lifetimeYears: 10 } as const;
    expect(headlines(terms)[1]).toMatchObject({ value: "None", note: "money comes in first" });
  });

  test("of a system that never pays back say what is missing", () => {
    const poor = { electricityPrice: 0.1, yearlyProductionKwh: 3_000, priceRise: 0 };
    expect(headlines(poor)[2]).toMatchObject({ value: "Never", note: "€5,533 short at the end" });
  });

  test("of flows with more than one rate of return name them all", () => {
    // A loan longer than the lifetime: money goes in, comes back, and goes in again.
    const turning = { loanShare: 0.3, loanYears: 19, lifetimeYears: 17, yearlyMaintenance: 500 };
    const [, irr] = headlines({ ...turning, financing: "loan" });
    expect(irr?.value).toBe("None");
    expect(irr?.note).toMatch(/^several rates fit: −\d+\.\d% and \d+\.\d%$/);
  });
});

test("the url has the parameters that links to this page use", () => {
  const query =
    "?pay=loan&cost=20000&production=6000&lifetime=30&price=0.4&rate=4.5&repay=instalments";
  const shared = model.urlState.read(new URLSearchParams(query));
  expect(shared.inputs).toEqual({
    ...baseCase,
    ...{ financing: "loan", systemCost: 20_000, loanRate: 0.045, repayment: "instalments" },
    ...{ yearlyProductionKwh: 6_000, lifetimeYears: 30, electricityPrice: 0.4 },
  });
  expect(queryWith(model.urlState, "", shared)).toBe(query);
});

test("the url keeps a rate between two steps of its slider", () => {
  const { inputs, notes } = model.urlState.read(new URLSearchParams("?rate=3.125&lifetime=20.4"));
  expect(inputs.loanRate).toBe(0.03125);
  expect(inputs.lifetimeYears).toBe(20);
  expect(notes).toEqual({ lifetime: "20.4 is not a whole number; using 20." });
});
