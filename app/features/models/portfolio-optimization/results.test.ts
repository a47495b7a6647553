import { expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { portfolioModel } from "./fields.ts";
import { headlines } from "./results.ts";

test("headlines set the promise beside the truth, and the result beside equal weights", () => {
  const figures = headlines(portfolioModel.caseOf("balanced").inputs).map(
    ({ label, value, note }) => `${label}: ${value}, ${note}`,
  );
  expect(figures).toEqual([
    "Expected return: 8.7%, true value 4.7%",
    "Volatility: 7.8%, true value 8.7%",
    "Sharpe ratio: 0.86, best on the frontier 1.11",
    "Out of sample: 0.30, Sharpe ratio; equal weights 0.45",
  ]);
});

test.each(["?case=calm", "?place=45.5&limit=25", "?months=36&shrink=0&riskless=1.25&cost=0.35"])(
  "%s leads to a case and back",
  (query) => {
    const shown = portfolioModel.urlState.read(new URLSearchParams(query));
    expect(queryWith(portfolioModel.urlState, "", shown)).toBe(query);
  },
);

test("a limit beyond what can be set moves to the nearest, with a note", () => {
  const { inputs, notes } = portfolioModel.urlState.read(new URLSearchParams("limit=5"));
  expect(inputs.limit).toBe(0.15);
  expect(notes.limit).toBe("5 is below the limit of 15; using 15.");
});
