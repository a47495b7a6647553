import { describe, expect, test } from "vitest";
import { excelFormula } from "./excel-formula.ts";
import { sampleSheet } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";

function formulaOf(id: string) {
  return excelFormula(sampleSheet, sampleSheet.cell(id));
}

describe("excelFormula", () => {
  test("refers to inputs on their own sheet, at a fixed address", () => {
    expect(formulaOf("double")).toBe("=2*Inputs!$C$4");
  });

  test("follows a line from year to year and begins it with its own formula", () => {
    expect(formulaOf("balance.1")).toBe("=Inputs!C9");
    expect(formulaOf("balance.3")).toBe("=D8+Inputs!E9");
  });

  test("names the heading of the column for the position", () => {
    expect(formulaOf("interest.2")).toBe(
      '=IF(Inputs!$C$5="yearly",D8*Inputs!$C$4,D8*((1+Inputs!$C$4)^D7-1))',
    );
  });

  test("sums a line and reads parts of it from another sheet", () => {
    expect(formulaOf("interest.total")).toBe("=SUM(C9:E9)");
    expect(formulaOf("cost")).toBe("=Calculation!F9");
    expect(formulaOf("worth")).toBe("=Calculation!C9+NPV(Inputs!$C$4,Calculation!D9:E9)");
  });

  test("picks one position of a line, at a fixed address", () => {
    const { steps, ...rest } = sampleSheet.definition;
    const [double] = steps;
    if (!double) throw new Error("The sample has a step");
    const sheet = createSheet({ ...rest, steps: [{ ...double, formula: "=2*at(drawn,2)" }] });
    expect(excelFormula(sheet, sheet.cell("double"))).toBe("=2*Inputs!$D$9");
  });

  test("of an input is none", () => {
    expect(formulaOf("rate")).toBeNull();
  });
});

describe("a sheet", () => {
  test("knows what a number comes from, in the order of its formula", () => {
    const precedents = sampleSheet.precedents(sampleSheet.cell("worth"));
    expect(precedents.map((cells) => cells.map(({ id }) => id))).toEqual([
      ["interest.1"],
      ["rate"],
      ["interest.2", "interest.3"],
    ]);
  });

  test("knows where a number goes", () => {
    const dependents = sampleSheet.dependents(sampleSheet.cell("balance.2"));
    expect(dependents.map(({ id }) => id)).toEqual(["balance.3", "interest.2"]);
  });

  test("has an axis without lines where formulas sum along it", () => {
    const { definition } = sampleSheet;
    const [step] = definition.steps;
    if (!step) throw new Error("the sample has a step");
    const axis = { name: "payment", label: "Payment", positions: [1, 2] };
    const sheet = createSheet({
      ...definition,
      steps: [{ ...step, formula: "=SUM(all(payment))" }],
      tables: [...definition.tables, { name: "payments", title: "Payments", axis, lines: [] }],
    });
    expect(excelFormula(sheet, sheet.cell("double"))).toBe("=SUM(C13:D13)");
    expect(sheet.cells.filter(({ name }) => name === "payment")).toHaveLength(2);
  });

  test("gives no two cells the same place", () => {
    const places = sampleSheet.cells.map(({ address }) => JSON.stringify(address));
    expect(new Set(places).size).toBe(places.length);
  });

  test("refuses two lines of one name, and a name nothing has", () => {
    const { definition } = sampleSheet;
    const [step] = definition.steps;
    if (!step) throw new Error("the sample has a step");
    expect(() => createSheet({ ...definition, steps: [step, step] })).toThrow("share a name");
    const wrong = createSheet({ ...definition, steps: [{ ...step, formula: "=2*rat" }] });
    expect(() => wrong.precedents(wrong.cell("double"))).toThrow("No cell rat ");
  });
});
