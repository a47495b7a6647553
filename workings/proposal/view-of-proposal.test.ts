import { describe, expect, test } from "vitest";
import type { ProposedFigure, ProposedInput } from "./inputs.ts";
import type { ProposedView } from "./propose-view.ts";
import type { ProposedLine, ProposedTable } from "./tables.ts";
import type { FormatUnit } from "./unit-of-format.ts";
import { viewOfProposal } from "./view-of-proposal.ts";

const plain: FormatUnit = { kind: "number", digits: 0, sign: null };
const percent: FormatUnit = { kind: "percent", digits: 0, sign: null };

function figure(label: string, more: Partial<ProposedFigure> = {}): ProposedFigure {
  const none = { section: null, unitText: null, note: null, heading: null };
  return { place: "Plan!B1", label, unit: plain, why: "", ...none, ...more };
}

function input(label: string, more: Partial<ProposedInput> = {}): ProposedInput {
  return { ...figure(label), value: 5, limits: null, ...more };
}

function line(label: string, area: string, more: Partial<ProposedLine> = {}): ProposedLine {
  const numbers = { isNumeric: true, isEntered: false, size: 9 };
  return { label, area, total: null, unit: plain, ...numbers, ...more };
}

function table(lines: readonly ProposedLine[], more: Partial<ProposedTable> = {}): ProposedTable {
  const place = { sheet: "Cash", runsDown: false, periods: "Cash!B1:D1", end: 9 };
  return { ...place, axis: "Year", areNames: false, title: null, lines, ...more };
}

function viewOf(more: Partial<ProposedView>) {
  const nothing = { inputs: [], results: [], tables: [], chart: [], guesses: [] };
  return viewOfProposal({ ...nothing, ...more }, "Plan");
}

/** What the view says of a single input. */
function shown(label: string, more: Partial<ProposedInput> = {}) {
  const [only] = Object.values(viewOf({ inputs: [input(label, more)] }).inputs);
  return only;
}

describe("the limits of a number", () => {
  test.each([
    ["a number", 5, { from: 0, to: 10, step: 1 }],
    ["a number whose double is not round", 60, { from: 0, to: 200, step: 1 }],
    ["a fraction", 2.5, { from: 0, to: 5, step: 0.02 }],
    ["a small fraction", 0.3, { from: 0, to: 1, step: 0.01 }],
    ["a large number", 120_000, { from: 0, to: 500_000, step: 2_000 }],
    ["a negative number", -30, { from: -100, to: 100, step: 1 }],
    ["nothing", 0, { from: 0, to: 100, step: 1 }],
  ])("reach from zero to a round number of at least twice %s", (_, value, limits) => {
    expect(shown("Rent", { value })).toMatchObject(limits);
  });

  test.each([
    [0.04, { from: 0, to: 0.1, step: 0.001 }],
    [0, { from: 0, to: 0.1, step: 0.001 }],
    [0.1, { from: 0, to: 0.2, step: 0.001 }],
    [0.2, { from: 0, to: 0.5, step: 0.002 }],
    [0.6, { from: 0, to: 1, step: 0.005 }],
    [1, { from: 0, to: 1, step: 0.005 }],
    [1.5, { from: 0, to: 5, step: 0.02 }],
  ])("of the percentage %d are those of a share", (value, limits) => {
    expect(shown("Share", { value, unit: percent })).toMatchObject(limits);
  });

  test("in another unit are not those of a share", () => {
    const ratio: FormatUnit = { kind: "number", digits: 2, sign: "x" };
    expect(shown("Cover", { value: 0.6, unit: ratio })).toMatchObject({ from: 0, to: 2 });
    expect(shown("Cover", { value: 3, unit: ratio })).toMatchObject({ step: 0.05 });
  });

  test("are those of the workbook, widened to the value", () => {
    const limits = { min: 2, max: 8 };
    expect(shown("Rent", { limits })).toMatchObject({ from: 2, to: 8, step: 1 });
    expect(shown("Rent", { limits, value: 1 })).toMatchObject({ from: 1, to: 8 });
    expect(shown("Rent", { limits, value: 9 })).toMatchObject({ from: 2, to: 9 });
  });

  test("of a year are ten years before and after it", () => {
    const years = { from: 2016, to: 2036, step: 1, whole: true };
    expect(shown("Start year", { value: 2026 })).toMatchObject(years);
    expect(shown("Baujahr", { value: 1951 })).toMatchObject({ from: 1941, to: 1961 });
    expect(shown("Start", { value: 2026 })).toMatchObject({ from: 0, to: 5000 });
    expect(shown("Yearly rent", { value: 1950 })).toMatchObject({ from: 0, to: 5000 });
    expect(shown("Yearly rent", { value: 2150 })).toMatchObject({ from: 0, to: 5000 });
    const limits = { min: 2020, max: 2030 };
    expect(shown("Start year", { value: 2026, limits })).toMatchObject({ from: 2020, to: 2030 });
    const euro: FormatUnit = { kind: "amount", digits: 0, sign: "€" };
    expect(shown("Yearly rent", { value: 2026, unit: euro })).toMatchObject({ to: 5000 });
  });
});

describe("choices", () => {
  const switched = { choices: ["0", "1"] };

  test.each(["Refinance?", "Tax switch", "Toggle", "Flag: new", "Include (yes)", "1 = growth"])(
    "of “%s” are 0 and 1",
    (label) => {
      expect(shown(label, { value: 1 })).toMatchObject(switched);
      expect(shown(label, { value: 0 })).toMatchObject(switched);
      expect(shown(label, { value: 2 })).not.toHaveProperty("choices");
    },
  );

  test("are not those of an amount, a fraction, or a number with limits", () => {
    const units: FormatUnit[] = [
      percent,
      { ...plain, digits: 1 },
      { ...plain, sign: "months" },
      { ...plain, kind: "amount" },
    ];
    for (const unit of units) {
      expect(shown("Switch", { value: 1, unit })).not.toHaveProperty("choices");
    }
    const limits = { min: 0, max: 3 };
    expect(shown("Switch", { value: 1, limits })).toMatchObject({ from: 0, to: 3 });
    expect(shown("Rent", { value: 1 })).not.toHaveProperty("choices");
  });

  test("are those of the workbook, as texts", () => {
    const limits = { choices: ["Low", 2, true, null] };
    expect(shown("Case", { limits })).toMatchObject({ choices: ["Low", "2", "TRUE", ""] });
    expect(shown("Case", { value: "Base" })).toMatchObject({ choices: ["Base"] });
  });
});

describe("the label", () => {
  const long = "Monthly rent of the flat in the old town (without heating and power)";

  test("is cut where its first part ends, and the note has all of it", () => {
    expect(shown(long)).toMatchObject({
      label: "Monthly rent of the flat in the old town",
      note: long,
    });
    expect(shown("Rent, with heating, power and all that is paid to the landlord")).toMatchObject({
      label: "Rent, with heating",
    });
    expect(shown("Rent of the flat - as it was agreed with the landlord last year")).toMatchObject({
      label: "Rent of the flat",
    });
  });

  test("is cut between words, where it has no parts", () => {
    const label = "What the tenant pays to the landlord for every month of the year";
    expect(shown(label)).toMatchObject({
      label: "What the tenant pays to the landlord for every…",
    });
  });

  test("of 48 characters is whole", () => {
    const label = "Rent, heating and power".padEnd(48, "r");
    expect(shown(label)).not.toHaveProperty("label");
    expect(shown(`${label}r`)).toMatchObject({ label: "Rent, heating and…" });
  });

  test("leaves the note of the workbook as it is", () => {
    expect(shown(long, { note: "As agreed" })).not.toHaveProperty("note");
  });

  test("has a sign that the page would not write", () => {
    const signed = (unit: FormatUnit) => shown("Rate", { unit });
    expect(signed({ ...plain, sign: "%" })).toMatchObject({ label: "Rate, %" });
    expect(signed({ ...plain, sign: "months" })).not.toHaveProperty("label");
    expect(signed({ kind: "amount", digits: 0, sign: "CHF" })).not.toHaveProperty("label");
    expect(signed(plain)).not.toHaveProperty("label");
  });

  test("has the unit of its column, unless the format says one", () => {
    expect(shown("Rent", { unitText: "EUR / month" })).toMatchObject({
      ...{ unit: "€", per: "a month" },
    });
    const unit: FormatUnit = { kind: "amount", digits: 0, sign: "€" };
    expect(shown("Rent", { unitText: "EUR / month", unit })).toEqual(
      expect.not.objectContaining({ unit: "€" }),
    );
  });

  test("that is used twice has its period, its block or its cell", () => {
    const labels = (...inputs: Partial<ProposedInput>[]) =>
      Object.values(viewOf({ inputs: inputs.map((one) => input("Rent", one)) }).inputs).map(
        ({ label }) => label,
      );
    expect(labels({ heading: "2026" }, { heading: "2027" })).toEqual(["Rent, 2026", "Rent, 2027"]);
    expect(labels({ section: "Flat" }, { section: "Shop" })).toEqual(["Flat: Rent", "Shop: Rent"]);
    const both = { section: "Flat", heading: "2026" };
    expect(labels(both, { ...both, heading: "2027" }, { ...both, section: "Shop" })).toContain(
      "Flat: Rent, 2026",
    );
    expect(labels({ place: "Plan!B1" }, { place: "Plan!B7" })).toEqual(["Rent (B1)", "Rent (B7)"]);
  });
});

test("a name is the first four words of the label, without accents, each once", () => {
  const labels = ["Größe of THE flat in m²", "2026 plan", "Loan", "loan", "%", "Trace"];
  const inputs = labels.map((label) => input(label));
  expect(Object.keys(viewOf({ inputs }).inputs)).toEqual([
    ...["groEOfThe", "line2026Plan", "loan", "loan2", "line", "trace2"],
  ]);
});

describe("groups", () => {
  const row = (number: number, section: string | null = null) =>
    ["B", "C", "D"].map((column) =>
      input(`Spent ${column}`, { place: `Plan!${column}${number}`, section }),
    );
  const titles = (inputs: readonly ProposedInput[]) =>
    viewOf({ inputs }).groups?.map(({ title, names }) => [title, names.length]);

  test("are the blocks of a sheet, or the sheet", () => {
    expect(
      titles([
        input("Rent", { place: "Plan!B1", section: "Flat" }),
        input("Power", { place: "Plan!B2", section: "Flat" }),
        input("Rate", { place: "Loan!B1" }),
        input("Term", { place: "Loan!B2", section: "Flat" }),
      ]),
    ).toEqual([
      ["Flat", 2],
      ["Loan", 1],
      ["Flat", 1],
    ]);
  });

  test("have a row of three or more apart, where single inputs are in the same block", () => {
    expect(titles([...row(1), input("Rent", { place: "Plan!B9" })])).toEqual([
      ["Spent B", 3],
      ["Plan", 1],
    ]);
    expect(titles([...row(1), ...row(2)])).toEqual([["Plan", 6]]);
    const elsewhere = input("Rent", { place: "Plan!B9", section: "Flat" });
    expect(titles([...row(1, "Costs"), elsewhere])).toEqual([
      ["Costs", 3],
      ["Flat", 1],
    ]);
    const two = row(1).slice(0, 2);
    expect(titles([...two, input("Rent", { place: "Plan!B9" })])).toEqual([["Plan", 3]]);
  });
});

describe("tables and chart", () => {
  test("have lines of numbers alone, with totals and signs", () => {
    const lines = [
      line("Sales", "Cash!B2:D2"),
      line("Grade", "Cash!B3:D3", { isNumeric: false }),
      line("Costs", "Cash!B4:D4", { total: "Cash!E4" }),
      line("Margin", "Cash!B5:D5", { unit: { ...plain, sign: "%" } }),
    ];
    const view = viewOf({ tables: [table(lines)], chart: ["Cash!B2:D2", "Cash!B4:D4"] });
    expect(view.tables).toEqual({
      cash: {
        ...{ title: "Cash", axis: "Year", periods: "Cash!B1:D1" },
        lines: {
          sales: "Cash!B2:D2",
          costs: { cells: "Cash!B4:D4", total: "Cash!E4" },
          margin: { cells: "Cash!B5:D5", label: "Margin, %" },
        },
      },
    });
    expect(view.chart).toMatchObject({
      ...{ title: "Sales and Costs, by year", kind: "line" },
      lines: [{ name: "sales" }, { name: "costs" }],
    });
  });

  test("are left out where there is nothing to show", () => {
    expect(viewOf({})).not.toHaveProperty("tables");
    const texts = table([line("Grade", "Cash!B3:D3", { isNumeric: false })]);
    expect(viewOf({ tables: [texts] })).not.toHaveProperty("tables");
    expect(viewOf({ tables: [table([line("Sales", "Cash!B2:D2")])] })).not.toHaveProperty("chart");
  });

  test.each([
    ["Sheet1", "Year", null, "Year by year"],
    ["Tabelle_2", "Month", null, "Month by month"],
    ["Sheet1", "Holder", null, "Sheet1"],
    ["Cash", "Year", "Operations", "Operations"],
  ])("of %s by %s with the title %s are called “%s”", (sheet, axis, title, called) => {
    const { tables } = viewOf({
      tables: [table([line("Sales", "A!B2:D2")], { sheet, axis, title })],
    });
    expect(Object.values(tables ?? {})).toMatchObject([{ title: called }]);
  });

  test("name one line, and others with a small letter where they are several words", () => {
    const titled = (labels: readonly string[], axis = "Year") => {
      const lines = labels.map((label, at) => line(label, `Cash!B${at + 2}:D${at + 2}`));
      const chart = lines.map(({ area }) => area);
      return viewOf({ tables: [table(lines, { axis })], chart }).chart?.title;
    };
    expect(titled(["Sales"])).toBe("Sales, by year");
    expect(titled(["Sales", "EBITDA", "Net Debt"])).toBe("Sales, EBITDA and Net Debt, by year");
    expect(titled(["Sales", "Net debt"])).toBe("Sales and net debt, by year");
    expect(titled(["Sales", "Costs"], "Holder")).toBe("Sales and Costs");
  });

  test("by names have columns", () => {
    const names = table([line("Paid in", "Cash!B2:D2")], { areNames: true, axis: "Holder" });
    expect(viewOf({ tables: [names], chart: ["Cash!B2:D2"] }).chart).toMatchObject({
      ...{ title: "Paid in", kind: "column" },
    });
  });
});
