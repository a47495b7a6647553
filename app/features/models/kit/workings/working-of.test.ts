import { describe, expect, test } from "vitest";
import type { SheetUnit } from "#workings/definition.ts";
import { sampleDataSheet, sampleDataValues } from "#workings/sample-data-sheet.ts";
import { sampleSheet, sampleValues } from "#workings/sample-sheet.ts";
import { createSheet } from "#workings/sheet.ts";
import { inNumbers, inThisCase, inWords, isCalculated, sourceOf, workingOf } from "./working-of.ts";

function working(id: string) {
  return workingOf(sampleSheet, sampleValues, sampleSheet.cell(id));
}

describe("workingOf data", () => {
  const ofData = (id: string) =>
    workingOf(sampleDataSheet, sampleDataValues, sampleDataSheet.cell(id));

  test("counts the rows of a list, and shows no single one of them", () => {
    const refused = ofData("count.refused");
    expect(inWords(refused)).toBe(
      "The number of the 4 loans with defaulted = 1 and score ≥ cutoff",
    );
    expect(inNumbers(refused, sampleDataValues)).toBe(
      "The number of the 4 loans with defaulted = 1 and score ≥ 20%",
    );
    expect(refused.precedents.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Defaulted: 4 loans",
      "Score: 4 loans",
      "Cutoff: 20%",
    ]);
  });

  test("says where a given number or a list comes from", () => {
    expect(inWords(ofData("rate"))).toBe("The rate of every loan.");
    expect(inWords(ofData("weight.granted"))).toBe("Found by the page.");
    expect(inWords(ofData("score"))).toBe("Invented.");
    expect(inWords(ofData("cutOff"))).toBe("An input.");
  });
});

describe("workingOf", () => {
  test("gives the formula in words, with numbers and as in the workbook", () => {
    const interest = working("interest.2");
    expect(interest.label).toBe("Interest in year 2");
    expect(interest.value).toBe("€15.00");
    expect(inWords(interest)).toBe("Balance × rate");
    expect(inNumbers(interest, sampleValues)).toBe("€150 × 10.0%");
    expect(interest.formula).toMatch(/^=IF\(/);
  });

  test("says of a formula with branches that the words are for this case", () => {
    expect(inThisCase(working("interest.2"))).toBe("In this case: balance × rate");
    expect(inThisCase(working("balance.2"))).toBe("Balance in year 1 + drawn");
  });

  test("writes euros in millions where the page does", () => {
    const { definition } = sampleSheet;
    const [cost] = definition.results;
    if (!cost) throw new Error("The sample has a result");
    const formula = "=total(interest)/balance.3";
    const sheet = createSheet({
      ...definition,
      results: [{ ...cost, unit: "×", digits: 2, formula, inMillions: true }],
    });
    const values = { ...sampleValues, interest: [0, 0, 168_000_000], balance: [0, 0, 100_000_000] };
    const multiple = workingOf(sheet, values, sheet.cell("cost"));
    expect(inNumbers(multiple, values)).toBe("€168.0m ÷ €100.0m");
    expect(multiple.precedents.map(({ value }) => value)).toEqual(["€168.0m", "€100.0m"]);
  });

  test("names another year, a range and a total, and leaves out the year of the figure itself", () => {
    expect(inWords(working("balance.2"))).toBe("Balance in year 1 + drawn");
    expect(inWords(working("cost"))).toBe("Interest, total");
    expect(inWords(working("interest.total"))).toBe(
      "The sum of interest, year\u00a01\u00a0to\u00a03",
    );
    expect(inNumbers(working("interest.total"), sampleValues)).toBe(
      "The sum of €10.00, €15.00, €15.00",
    );
  });

  test("names a month or a partner by its own name alone", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const named = tables.map((table) => ({
      ...table,
      axis: { ...table.axis, positions: ["Jan", "Feb", "Mar"] },
    }));
    const sheet = createSheet({ ...rest, tables: named });
    const total = workingOf(sheet, sampleValues, sheet.cell("interest.total"));
    expect(workingOf(sheet, sampleValues, sheet.cell("balance.Feb")).label).toBe("Balance, Feb");
    expect(inWords(total)).toBe("The sum of interest, Jan to Mar");
  });

  test("names a partner after a comma, and the position itself with its number", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const partners = tables.map((table) => ({
      ...table,
      axis: { ...table.axis, label: "Partner" },
    }));
    const sheet = createSheet({ ...rest, tables: partners });
    const values = { ...sampleValues, repaid: "at the end" };
    const interest = workingOf(sheet, values, sheet.cell("interest.2"));
    expect(interest.label).toBe("Interest, partner 2");
    expect(inWords(interest)).toBe("Balance × ((1 + rate)^partner 2 − 1)");
  });

  test("leads to what the figure comes from, past amounts of zero", () => {
    const values = { ...sampleValues, interest: [0, 15, 15] };
    const total = workingOf(sampleSheet, values, sampleSheet.cell("interest.total"));
    expect(total.precedents.map(({ label, goesTo }) => [label, goesTo.id])).toEqual([
      ["Interest, year\u00a01\u00a0to\u00a03", "interest.2"],
    ]);
  });

  test("leaves out the text in a range, and leads to its first amount", () => {
    const values = { ...sampleValues, interest: ["–", 15, "–"] };
    const total = workingOf(sampleSheet, values, sampleSheet.cell("interest.total"));
    expect(inNumbers(total, values)).toBe("The sum of €15.00");
    expect(total.precedents[0]?.goesTo.id).toBe("interest.2");
  });

  test("puts a negative number after a sign in brackets", () => {
    const [step] = sampleSheet.definition.steps;
    if (!step) throw new Error("The sample has a step");
    const sheet = createSheet({
      ...sampleSheet.definition,
      steps: [{ ...step, formula: "=cost-worth" }],
    });
    const values = { ...sampleValues, worth: -36 };
    const difference = workingOf(sheet, values, sheet.cell(step.name));
    expect(inNumbers(difference, values)).toMatch(/ − \(−€36(\.00)?\)$/);
    expect(inWords(difference)).toBe("Cost − worth");
  });

  test("names a list in a sentence, whose first and last number would say nothing", () => {
    const [step] = sampleSheet.definition.steps;
    if (!step) throw new Error("The sample has a step");
    const workingWith = (formula: string) => {
      const sheet = createSheet({ ...sampleSheet.definition, steps: [{ ...step, formula }] });
      return workingOf(sheet, sampleValues, sheet.cell(step.name));
    };
    const present = workingWith("=NPV(rate,all(drawn))");
    expect(inNumbers(present, sampleValues)).toBe(
      "The present value of drawn, year\u00a01\u00a0to\u00a03 at 10.0%",
    );
    expect(isCalculated(present, sampleValues)).toBe(true);
    const some = workingWith("=SUMIFS(all(drawn),all(interest),rate)");
    expect(isCalculated(some, sampleValues)).toBe(false);
  });

  test("says of a long range how many values it has, the lowest and the highest", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const longer = tables.map((table) => ({
      ...table,
      axis: { ...table.axis, positions: [1, 2, 3, 4] },
    }));
    const shown = (interest: number[], unit: SheetUnit = "€") => {
      const tables = longer.map((table) => ({
        ...table,
        lines: table.lines.map((line) => ({ ...line, unit })),
      }));
      const sheet = createSheet({ ...rest, tables });
      const values = { ...sampleValues, interest };
      return inNumbers(workingOf(sheet, values, sheet.cell("interest.total")), values);
    };
    expect(shown([5, 20, -8, 10])).toBe("The sum of 4 values from −€8.00 to €20.00");
    expect(shown([5, 5, 5, 5])).toBe("The sum of 4 values of €5.00");
    expect(shown([5, 20, 1, 10], "hours")).toBe(
      "The sum of 4 values from 1.00 to 20.00\u00a0hours",
    );
  });

  test("puts a label that begins with a preposition in quotation marks", () => {
    const { tables, ...rest } = sampleSheet.definition;
    const named = tables.map((table) => ({
      ...table,
      lines: table.lines.map((line) =>
        line.name === "interest" ? { ...line, label: "To the bank" } : line,
      ),
    }));
    const sheet = createSheet({ ...rest, tables: named });
    const total = workingOf(sheet, sampleValues, sheet.cell("interest.total"));
    expect(inWords(total)).toBe("The sum of “To the bank”, year\u00a01\u00a0to\u00a03");
    expect(total.precedents[0]?.label).toBe("To the bank, year\u00a01\u00a0to\u00a03");
  });

  test("of a plain value with its reason has no calculation to show", () => {
    const [step] = sampleSheet.definition.steps;
    if (!step) throw new Error("The sample has a step");
    const sheet = createSheet({
      ...sampleSheet.definition,
      steps: [{ ...step, formula: '=IF(rate>0,"Passed","Failed")' }],
    });
    const values = { ...sampleValues, [step.name]: "Passed" };
    const check = workingOf(sheet, values, sheet.cell(step.name));
    expect(inWords(check)).toBe("Passed, because rate > 0");
    expect(isCalculated(check, values)).toBe(false);
    expect(isCalculated(working("interest.2"), sampleValues)).toBe(true);
  });

  test("of a figure taken from elsewhere has no calculation to show, even where its digits differ", () => {
    const [step] = sampleSheet.definition.steps;
    if (!step) throw new Error("The sample has a step");
    const sheet = createSheet({
      ...sampleSheet.definition,
      steps: [{ ...step, unit: "€", digits: 0, formula: "=rate" }],
    });
    const values = { ...sampleValues, [step.name]: 0.1 };
    const taken = workingOf(sheet, values, sheet.cell(step.name));
    expect(inNumbers(taken, values)).not.toBe(taken.value);
    expect(isCalculated(taken, values)).toBe(false);
  });

  describe("leads to where a number is calculated", () => {
    const [step] = sampleSheet.definition.steps;
    if (!step) throw new Error("The sample has a step");
    const sourceIn = (formula: string, changes: Record<string, number>) => {
      const sheet = createSheet({ ...sampleSheet.definition, steps: [{ ...step, formula }] });
      const values = { ...sampleValues, ...changes };
      const source = sourceOf(sheet, values, workingOf(sheet, values, sheet.cell(step.name)));
      return source && `${source.label}: ${inWords(source)}`;
    };

    test("past what only passes it on, and terms of nothing", () => {
      expect(sourceIn("=cost-worth", { [step.name]: 40, cost: 40, worth: 0 })).toBe(
        "Cost: The sum of interest, year\u00a01\u00a0to\u00a03",
      );
    });

    test("not where two numbers make it up, where it differs, or where it is an input or nothing", () => {
      expect(sourceIn("=cost-worth", { [step.name]: 5, cost: 25, worth: 20 })).toBeNull();
      expect(sourceIn("=worth-cost", { [step.name]: -25, cost: 25, worth: 0 })).toBeNull();
      expect(sourceIn("=rate", { [step.name]: 0.1 })).toBeNull();
      expect(sourceIn("=cost", { [step.name]: 0, cost: 0 })).toBeNull();
    });
  });

  test("of an input comes from nothing", () => {
    expect(working("rate")).toMatchObject({ pieces: null, formula: null, precedents: [] });
  });
});

test("a whole column of a list is named without its rows, and a year with four digits stays a year", () => {
  const { definition } = sampleSheet;
  const [table] = definition.tables;
  const [step] = definition.steps;
  if (!table || !step) throw new Error("The sample has a table and a step");
  const list = createSheet({
    ...definition,
    tables: [{ ...table, runsDown: "numbered" }],
    steps: [{ ...step, formula: "=SUM(all(interest))+25000000+2026" }],
  });
  const double = workingOf(list, sampleValues, list.cell("double"));
  expect(inWords(double)).toBe("The sum of interest + 25,000,000 + 2026");
});
