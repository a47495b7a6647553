import { expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/portfolio/sheet.ts";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { weightsFinding } from "./charts.tsx";

const model = modelOf(sheet);

test("headlines set the promise beside the truth, and the result beside the benchmark, with standard errors", () => {
  const results = resultsOf(sheet, shownFigures(sheet.calculate(sheet.opening)));
  expect(results.map(({ label, value, note }) => `${label}: ${value}, ${note}`)).toEqual([
    "Expected return: 8.7%, ±3.7\u00a0points; true value 4.7%",
    "Volatility: 7.8%, ±0.7\u00a0points; true value 8.7%",
    "Sharpe ratio: 0.86, ±0.51, one bootstrapped standard error",
    "Out of sample: 0.30, Sharpe ratio ±0.32; 60/40 0.56, equal 0.45",
  ]);
});

test.each([
  ["The largest holding is company bonds: 35%, the limit", {}],
  ["4 holdings are at the limit of 15%", { limit: 0.15 }],
  ["The largest holding is company bonds: 62%", { limit: 1 }],
])("the title of the weights: %s", (title, changes) => {
  const figures = shownFigures(sheet.calculate({ ...sheet.opening, ...changes }));
  expect(weightsFinding(figures)).toBe(title);
});

test.each(["?case=calm", "?place=45.5&limit=25", "?shrink=0&months=36&riskless=1.25&cost=0.35"])(
  "%s leads to a case and back",
  (query) => {
    const shown = model.urlState.read(new URLSearchParams(query));
    expect(queryWith(model.urlState, "", shown)).toBe(query);
  },
);

test("a limit beyond what can be set moves to the nearest, with a note, and part of a month to a whole one", () => {
  const { inputs, notes } = model.urlState.read(new URLSearchParams("limit=5&months=47.5"));
  expect(inputs).toMatchObject({ limit: 0.15, window: 48 });
  expect(notes).toEqual({
    limit: "5 is below the limit of 15; using 15.",
    months: "47.5 is not a whole number; using 48.",
  });
});
