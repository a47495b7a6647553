import { expect, test } from "vitest";
import { proposeView } from "#workings/proposal/propose-view.ts";
import { openFixture } from "./open-fixture.ts";

test("the view of a loan: blue cells are inputs, the summary gives the results, the schedule is a table", () => {
  const { inputs, results, tables, chart, guesses } = proposeView(openFixture("loan-schedule"));
  expect(inputs.map(({ place, label }) => `${place} ${label}`)).toEqual([
    "Inputs!C3 Loan amount",
    "Inputs!C4 Yearly rate",
    "Inputs!C5 Months",
    "Inputs!C6 First payment",
    "Inputs!C7 Extra payment a month",
  ]);
  expect(inputs[0]).toMatchObject({
    unit: { kind: "amount", digits: 0, sign: "€" },
    limits: { min: 10_000, max: 1_000_000 },
    note: "Amount paid out at the start.",
    why: "blue font",
    value: 240_000,
  });
  expect(results.map(({ label }) => label)).toEqual([
    "Monthly payment",
    "Total interest",
    "Paid off after",
    "Effective rate",
    "Interest share",
  ]);
  expect(tables).toMatchObject([{ sheet: "Schedule", runsDown: true, periods: "Schedule!A2:A61" }]);
  expect(tables[0]?.lines.map(({ label }) => label)).toContain("Closing");
  expect(chart).toEqual(["Schedule!G2:G61"]);
  expect(guesses).toContain("Summary!B3: result “Monthly payment” (sheet Summary)");
});

test("the view of seven sheets: a table for each with years, and choices from a list", () => {
  const { inputs, results, tables } = proposeView(openFixture("three-statement"));
  expect(inputs.find(({ label }) => label === "Scenario")?.limits).toEqual({
    choices: ["Base", "High", "Low"],
  });
  expect(tables.map(({ sheet, runsDown, lines }) => [sheet, runsDown, lines.length])).toEqual([
    ["Revenue", false, 2],
    ["Income", false, 10],
    ["Balance", false, 9],
    ["Cash flow", false, 8],
    ["DCF", false, 3],
    ["Summary", false, 1],
  ]);
  // Figures in tables are not headline figures.
  expect(results.map(({ place }) => place)).toEqual(
    ["B3", "B4", "B5", "B6", "B7"].map((cell) => `Summary!${cell}`),
  );
});

test("choices from a range of another sheet, and inputs by Excel's own style", () => {
  expect(proposeView(openFixture("budget")).inputs[0]?.limits).toEqual({
    choices: ["Sales", "Production", "Service"],
  });
  expect(proposeView(openFixture("shared-formulas")).inputs.map(({ why }) => why)).toEqual(
    new Array(4).fill("input style"),
  );
});
