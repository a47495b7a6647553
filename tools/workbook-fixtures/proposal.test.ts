import { expect, test } from "vitest";
import { proposeView } from "#workings/proposal/propose-view.ts";
import { viewOfProposal } from "#workings/proposal/view-of-proposal.ts";
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

test("the view of seven sheets: a table for each with years, the longest first, and choices from a list", () => {
  const { inputs, results, tables } = proposeView(openFixture("three-statement"));
  expect(inputs.find(({ label }) => label === "Scenario")?.limits).toEqual({
    choices: ["Base", "High", "Low"],
  });
  expect(tables.map(({ sheet, runsDown, lines }) => [sheet, runsDown, lines.length])).toEqual([
    ["Income", false, 10],
    ["Revenue", false, 2],
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

function viewOf(name: string) {
  return viewOfProposal(proposeView(openFixture(name)), name);
}

test("one sheet without colors: headings make the groups, a column gives the units, results are above", () => {
  const { inputs, groups, results, tables, chart } = viewOf("one-sheet");
  expect(groups).toMatchObject([
    { title: "Assumptions", names: { length: 4 } },
    { title: "Costs", names: { length: 6 }, folds: true },
  ]);
  expect(inputs).toMatchObject({
    pricePerMonth: { cell: "Model!C14", unit: "€", from: 0, to: 100 },
    grossMargin: { to: 1 },
    fixedCosts: { unit: "€", per: "a month" },
    startYear: { from: 2016, to: 2036, step: 1, whole: true },
    hiringFreeze1Yes: { choices: ["0", "1"] },
  });
  // Words and dates come last.
  expect(Object.keys(results)).toEqual([
    ...["cashLowPoint", "customersAfterAYear", "ltvCac"],
    ...["monthOfLowPoint", "breakEvenReached"],
  ]);
  expect(tables?.model).toMatchObject({
    ...{ title: "Month by month", axis: "Month", periods: "Model!E27:P27" },
    lines: { revenue: { cells: "Model!E31:P31", total: "Model!Q31" } },
  });
  expect(chart?.title).toBe("Revenue and cash at month end, by month");
});

test("a buyout: years as texts, inputs told apart by their year, a long label cut, the hidden row left out", () => {
  const { inputs, groups, results, tables } = viewOf("buyout");
  expect(groups?.map(({ title, folds }) => [title, folds])).toEqual([
    ["Transaction", undefined],
    ["Operating case", true],
    ["Sales growth by case", "always"],
    ["Financing", true],
  ]);
  expect(inputs).toMatchObject({
    upside2026e: { cell: "'1. Key Assumptions'!E18", label: "Upside, 2026E" },
    ebitdaAtEntryLast: { label: "EBITDA at entry, €m" },
    case: { choices: ["Base", "Upside", "Downside"] },
    capex: { per: "of sales" },
  });
  expect(inputs.ebitdaAtEntryLast?.note).toContain("the sale of the Lyon warehouse");
  expect(Object.keys(results).slice(0, 3)).toEqual(["moneyMultiple", "irr", "equityInvested"]);
  expect(tables).toMatchObject({ bobSPL: { axis: "Year", periods: "'Bob''s P&L'!C3:H3" } });
  expect(Object.keys(tables?.bobSPL?.lines ?? {})).not.toContain("helper");
});

test("a loan in German: blocks side by side, and the numbers of a schedule are no inputs", () => {
  const { inputs, groups, results } = viewOf("german-loan");
  expect(groups).toEqual([{ title: "Eckdaten", names: Object.keys(inputs) }]);
  expect(Object.keys(inputs)).toHaveLength(6);
  expect(Object.values(results)).toContain("'Übersicht'!E8");
});

test("a list of holders is drawn as columns, without its total", () => {
  const { tables, chart } = viewOf("cap-table");
  expect(chart?.kind).toBe("column");
  expect(Object.values(tables ?? {}).map(({ periods }) => periods)).toEqual([
    ...["'Cap table'!A4:A9", "Exit!A2:A7"],
  ]);
  expect(Object.keys(tables?.capTable?.lines ?? {})[0]).toBe("sharesBefore");
});
