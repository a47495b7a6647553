import { describe, expect, test } from "vitest";
import { cellValue } from "./cell-value.ts";
import type { SheetValues } from "./definition.ts";
import { sampleDataSheet } from "./sample-data-sheet.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";

const valueIn = (id: string, values: SheetValues = sampleValues) =>
  cellValue(sampleSheet.cell(id), values);

describe("the value of a cell", () => {
  test("is the model's, by name and position", () => {
    expect(valueIn("rate")).toBe(0.1);
    expect(valueIn("repaid")).toBe("yearly");
    expect(valueIn("drawn.2")).toBe(50);
  });

  test("of a heading is its position", () => {
    expect(valueIn("year.3")).toBe(3);
  });

  test("of a total is the sum of the line, texts left out", () => {
    expect(valueIn("interest.total")).toBe(40);
    expect(valueIn("interest.total", { ...sampleValues, interest: ["None", 15, 15] })).toBe(30);
  });

  test.each([
    ["a number is a line", "rate", { rate: [1] }],
    ["a line is a number", "drawn.2", { drawn: 1 }],
    ["a line is too short", "drawn.2", { drawn: [1] }],
    ["a total is of a number", "interest.total", { interest: 1 }],
  ])("is missing where %s", (_, id, values) => {
    expect(() => cellValue(sampleSheet.cell(id), values)).toThrow(`gives no value for ${id}`);
  });

  test("is missing where a column of a list is a number", () => {
    const cell = sampleDataSheet.cell("score.2");
    expect(() => cellValue(cell, { score: 1 })).toThrow("gives no value for score.2");
  });
});
