import { describe, expect, test } from "vitest";
import { parseAddress } from "../workbook/area.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { type CellStyle, cellKey } from "../workbook/workbook.ts";
import { withStyles } from "./sample-styles.ts";
import { headingOf, sectionOf } from "./sections.ts";

type Cells = Parameters<typeof sampleBook>[0][string];

/** What a function says of one cell of a sheet. */
function at<Said>(
  say: (...given: Parameters<typeof sectionOf>) => Said,
  address: string,
  cells: Cells,
  looks: Record<string, Partial<CellStyle>> = {},
) {
  const placed = Object.entries(looks).map(([place, look]) => [`Plan!${place}`, look]);
  const book = withStyles(sampleBook({ Plan: cells }), Object.fromEntries(placed));
  const [sheet] = book.sheets;
  const { row, column } = parseAddress(address) ?? { row: 0, column: 0 };
  const cell = sheet?.cells.get(cellKey(row, column));
  if (!sheet || !cell) throw new Error(`${address} is empty`);
  return say(book, sheet, cell);
}

const rent = { A5: "Rent", B5: 900 };

describe("the heading of a block", () => {
  test("is the nearest text alone in its row", () => {
    const cells = { A1: "Plan", A3: "Costs", A4: "Power", B4: 5, ...rent };
    expect(at(sectionOf, "B5", cells)).toBe("Costs");
  });

  test("is not the title of the sheet, unless there is no other", () => {
    expect(at(sectionOf, "B5", { A1: "Plan", A2: "Costs", ...rent })).toBe("Costs");
    expect(at(sectionOf, "B5", { A1: "Plan", ...rent })).toBe("Plan");
    expect(at(sectionOf, "B5", rent)).toBeNull();
  });

  test("is the nearest bold one, where one is bold", () => {
    const cells = { A1: "Plan", A2: "Costs", A3: "Of the house", ...rent };
    expect(at(sectionOf, "B5", cells)).toBe("Of the house");
    expect(at(sectionOf, "B5", cells, { A2: { isBold: true } })).toBe("Costs");
  });

  test("may have periods beside it, but no figures and no other texts", () => {
    const cells = { A1: "Plan", A2: "Costs", A3: "Monthly", ...rent };
    expect(at(sectionOf, "B5", { ...cells, B3: "2026E" })).toBe("Monthly");
    expect(at(sectionOf, "B5", { ...cells, B3: 7 })).toBe("Costs");
    expect(at(sectionOf, "B5", { ...cells, B3: "Base" })).toBe("Costs");
  });

  test.each([
    ["a sentence", "Rents rise every year."],
    ["a question", "Which rents?"],
    ["a long text", "All that is paid to the landlord in the course of a usual calendar year"],
    ["a period", "FY26"],
    ["a unit", "EUR / month"],
  ])("is not %s", (_, text) => {
    expect(at(sectionOf, "B5", { A1: "Plan", A2: "Costs", A3: text, ...rent })).toBe("Costs");
  });

  test("may have sixty characters", () => {
    const text = "Costs ".repeat(10).trim().padEnd(60, "s");
    expect(at(sectionOf, "B5", { A1: "Plan", A3: text, ...rent })).toBe(text);
    expect(at(sectionOf, "B5", { A1: "Plan", A3: `${text}s`, ...rent })).toBe("Plan");
  });

  test("of a block beside another is in its own columns", () => {
    const cells = { A1: "Plan", A3: "Costs", D1: "Loan", D3: "Terms", ...rent, D5: "Rate" };
    expect(at(sectionOf, "E5", { ...cells, E5: 0.04 })).toBe("Terms");
    expect(at(sectionOf, "E5", { ...cells, B5: "=A9", E5: 0.04 })).toBe("Terms");
  });

  test("is above the first of several texts beside the figure", () => {
    const cells = { A1: "Plan", A3: "Costs", A5: "Rent", B5: "a month", D5: "Rate", E5: 0.04 };
    expect(at(sectionOf, "E5", cells)).toBe("Costs");
  });

  test("is that of the whole row, where several figures share a label", () => {
    const cells = { A1: "Plan", A3: "Costs", A5: "Rent", B5: 900, C5: 910, D5: 920 };
    expect(at(sectionOf, "D5", cells)).toBe("Costs");
  });

  test("is to the left of the figure, not above it", () => {
    const cells = { A1: "Plan", A2: "Costs", B3: "Monthly", ...rent };
    expect(at(sectionOf, "B5", cells)).toBe("Costs");
  });
});

describe("the heading of a column of inputs", () => {
  test("is the text above them", () => {
    expect(at(headingOf, "B5", { B1: "Low", B4: "High", ...rent })).toBe("High");
    expect(at(headingOf, "B5", rent)).toBeNull();
  });

  test("is above other figures, up to thirty rows away", () => {
    expect(at(headingOf, "B5", { B1: "Low", B4: 5, ...rent })).toBe("Low");
    expect(at(headingOf, "B31", { B1: "Low", A31: "Rent", B31: 1 })).toBe("Low");
    expect(at(headingOf, "B32", { B1: "Low", A32: "Rent", B32: 1 })).toBeNull();
  });

  test("has no more than twenty characters", () => {
    expect(at(headingOf, "B5", { B1: "a".repeat(20), ...rent })).toBe("a".repeat(20));
    expect(at(headingOf, "B5", { B1: "a".repeat(21), ...rent })).toBeNull();
  });

  test("is a year or a date, as it is written", () => {
    expect(at(headingOf, "B5", { B1: 2027, ...rent })).toBe("2027");
    const date = { B1: { format: "mmm yyyy" } };
    expect(at(headingOf, "B5", { B1: 46_054, ...rent }, date)).toBe("Feb 2026");
    // A figure is passed over.
    expect(at(headingOf, "B5", { B1: "Low", B2: 46_054, ...rent })).toBe("Low");
    expect(at(headingOf, "B5", { B1: "Low", B2: 2027.5, ...rent })).toBe("Low");
    expect(at(headingOf, "B5", { B1: "Low", B2: 1900, ...rent })).toBe("Low");
    expect(at(headingOf, "B5", { B1: "Low", B2: 2200, ...rent })).toBe("Low");
  });

  test("does not go past a formula or a truth value", () => {
    expect(at(headingOf, "B5", { B1: "Low", B3: "=A1", ...rent })).toBeNull();
    expect(at(headingOf, "B5", { B1: "Low", B3: true, ...rent })).toBeNull();
  });
});
