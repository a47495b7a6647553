import { describe, expect, test } from "vitest";
import { continuedAt } from "#app/features/models/kit/default-page.tsx";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/solar-loan/sheet.ts";

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
      ["7 of 12", "in which the roof brings in the payment"],
      ["€3,437", "27% on top of the loan"],
    ]);
    expect(headlines()[0]?.label).toBe("Monthly payment");
  });

  // By hand: 105 a month and 52.50 of interest on 12,600; r × P × (n + 1) / 2 is 52.50 × 60.5 in all.
  test("of the base case in instalments", () => {
    expect(valuesAndNotes({ repayment: "instalments" })).toEqual([
      ["€157.50", "falls to €105.44 in month 120, on a loan of €12,600"],
      ["€143.33", "covers the average payment from 57% used at home"],
      ["6 of 12", "in which the roof brings in the payment"],
      ["€3,176", "25% on top of the loan"],
    ]);
    expect(headlines({ repayment: "instalments" })[0]?.label).toBe("First payment");
  });

  test("of the realistic case, with upkeep", () => {
    expect(valuesAndNotes(sheet.presets.realistic.inputs).slice(1, 3)).toEqual([
      ["€76.48", "covers the payment and upkeep from 96% used at home"],
      ["0 of 12", "in which the roof brings in the payment and upkeep"],
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
