import { describe, expect, test } from "vitest";
import { cellValue } from "./cell-value.ts";
import { excelFormula } from "./excel-formula.ts";
import { sampleDataColumns, sampleDataSheet, sampleDataValues } from "./sample-data-sheet.ts";

describe("a list on a sheet of its own", () => {
  test("is referred to column by column, at a fixed address", () => {
    expect(excelFormula(sampleDataSheet, sampleDataSheet.cell("count.refused"))).toBe(
      '=COUNTIFS(Loans!$B$4:$B$7,1,Loans!$A$4:$A$7,">="&Inputs!$C$4)',
    );
  });

  test("is one precedent for each column, however many rows it has", () => {
    const precedents = sampleDataSheet.precedents(sampleDataSheet.cell("count.granted"));
    expect(precedents.map((cells) => cells.map(({ id }) => id))).toEqual([
      ["defaulted"],
      ["score"],
      ["cutOff"],
    ]);
  });

  test("has rows that a formula can name", () => {
    expect(excelFormula(sampleDataSheet, sampleDataSheet.cell("first"))).toBe(
      "=Loans!$A$4*(1+Inputs!$C$5)",
    );
    const values = { ...sampleDataValues, ...sampleDataColumns };
    expect(cellValue(sampleDataSheet.cell("score.4"), values)).toBe(0.3);
    for (const id of ["score.0", "score.5", "score.x", "rate.1"]) {
      expect(sampleDataSheet.find(id)).toBeNull();
    }
  });

  test("has rows that say which they are and where", () => {
    expect(sampleDataSheet.cell("score.4")).toMatchObject({
      label: "Score, loan 4",
      address: { sheet: "Loans", row: 6, column: 0 },
      given: "Invented.",
      row: 3,
    });
  });
});

test("a given number says where it comes from, and an input does not", () => {
  expect(sampleDataSheet.cell("rate").given).toBe("The rate of every loan.");
  expect(sampleDataSheet.cell("cutOff")).not.toHaveProperty("given");
});

test("given numbers are next to the inputs", () => {
  const { rate, weight } = Object.fromEntries(
    sampleDataSheet.cells.map(({ name, address }) => [name, address]),
  );
  expect(rate).toMatchObject({ sheet: "Inputs", row: 4 });
  expect(weight).toMatchObject({ sheet: "Inputs" });
});
