import { describe, expect, test } from "vitest";
import { dayNumber } from "#workings/day-number.ts";
import { sampleSheet, sampleValues } from "#workings/sample-sheet.ts";
import { createSheet } from "#workings/sheet.ts";
import { readCsv } from "../csv.ts";
import { caseCsv } from "./case-csv.ts";

const { cells } = readCsv(caseCsv(sampleSheet, sampleValues));

function rowOf(name: string, position = "") {
  return cells.find((row) => row[2] === name && row[4] === position);
}

describe("caseCsv", () => {
  test("has titles and one row for every number, but none for the years themselves", () => {
    const headings = sampleSheet.cells.filter(({ name }) => name === "year");
    expect(headings.length).toBeGreaterThan(0);
    expect(cells).toHaveLength(1 + sampleSheet.cells.length - headings.length);
    expect(cells[0]).toEqual(["Sheet", "Cell", "Name", "Label", "Position", "Unit", "Value"]);
  });

  test("gives a number with its place in the workbook, its year and its unit, not rounded", () => {
    expect(rowOf("rate")).toEqual(["Inputs", "C4", "rate", "Rate", "", "fraction", "0.1"]);
    expect(rowOf("interest", "2")).toEqual([
      ...["Calculation", "D9", "interest", "Interest", "2", "€", "15"],
    ]);
    expect(rowOf("interest", "Total")?.at(-1)).toBe("40");
    expect(rowOf("worth")?.at(-1)).toBe("36.03");
    expect(rowOf("repaid")?.at(-1)).toBe("yearly");
  });

  test("writes days as dates and millions in euro", () => {
    const { inputs, results, ...rest } = sampleSheet.definition;
    const [rate, ...others] = inputs;
    const [cost, ...more] = results;
    if (!rate || !cost) throw new Error("The sample has inputs and results");
    const sheet = createSheet({
      ...rest,
      inputs: [{ ...rate, unit: "date" }, ...others],
      results: [{ ...cost, unit: "€m" }, ...more],
    });
    const text = caseCsv(sheet, {
      ...sampleValues,
      rate: dayNumber("2026-01-15"),
      cost: 4_000_000,
    });
    expect(text).toContain("Inputs,C4,rate,Rate,,date,2026-01-15");
    expect(text).toContain("Results,C4,cost,Cost,,€,4000000");
  });

  test("writes moments as ISO date and time, none where there is none, and times as hh:mm", () => {
    const { inputs, results, ...rest } = sampleSheet.definition;
    const [rate, ...others] = inputs;
    const [cost, worth, ...more] = results;
    if (!rate || !cost || !worth) throw new Error("The sample has an input and two results");
    const sheet = createSheet({
      ...rest,
      inputs: [{ ...rate, unit: "moment" }, ...others],
      results: [{ ...cost, unit: "clock" }, { ...worth, unit: "moment" }, ...more],
    });
    const eightFifteen = dayNumber("2026-01-15") + 8.25 / 24;
    const text = caseCsv(sheet, { ...sampleValues, rate: eightFifteen, cost: 17.5 / 24, worth: 0 });
    expect(text).toContain("Inputs,C4,rate,Rate,,date and time,2026-01-15T08:15:00");
    expect(text).toContain("Results,C4,cost,Cost,,time,17:30");
    expect(text).toMatch(/,worth,[^,]+,,date and time,\r?\n/);
  });
});
