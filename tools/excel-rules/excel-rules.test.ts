import { describe, expect, test } from "vitest";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { packWorkbook, type Workbook } from "#app/workbook/pack-workbook.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { sampleSheet, sampleValues } from "#workings/sample-sheet.ts";
import { plannedCases } from "../recalculation/cases.ts";
import { isThorough } from "../test-depth.ts";
import { excelFaults } from "./excel-faults.ts";

const about = {
  author: "Mira Anand",
  purpose: "A test.",
  caseName: "Base",
  caseUrl: "https://example.com/projects/model",
  savedAt: new Date("2026-11-16T00:00:00Z"),
};

const models = [...(await modelsWithWorkings())];

// A workbook of the owner is returned as it is.
describe.each(models.filter(([, { changedCells }]) => !changedCells))(
  "Excel would open the workbook of %s",
  (_, workings) => {
    test("without repairing it, with all inputs at their limits and in the opening case", async () => {
      const { sheet, valuesOf } = workings;
      const data = await workings.loadData?.();
      const [opening = "", ...others] = plannedCases(workings);
      const atLimits = others.slice(-2);
      for (const query of isThorough ? [opening, ...atLimits] : atLimits.slice(-1)) {
        const caseUrl = `${about.caseUrl}?${query}`;
        const packed = packWorkbook(
          modelWorkbook(sheet, { ...valuesOf(query), ...data }, { ...about, caseUrl }),
        );
        expect(excelFaults(packed), query).toEqual([]);
      }
    });
  },
);

describe("excelFaults", () => {
  const workbook = modelWorkbook(sampleSheet, sampleValues, about);
  const [first] = workbook.sheets;
  if (!first) throw new Error("The sample has sheets");

  function faultsOf(change: Partial<Workbook>) {
    return excelFaults(packWorkbook({ ...workbook, ...change }));
  }

  function withCell(cell: { value: number | string; formula?: string; link?: string }) {
    const added = { row: 40, column: 3, style: { look: "number" as const }, ...cell };
    const [about, ...others] = workbook.sheets;
    return about
      ? faultsOf({ sheets: [{ ...about, cells: [...about.cells, added] }, ...others] })
      : [];
  }

  test("finds none in the sample", () => {
    expect(faultsOf({})).toEqual([]);
  });

  test.each([
    [
      "two names that differ in case alone",
      { names: [name("Rate"), name("rate")] },
      "two names rate",
    ],
    ["a name like an address", { names: [name("Tax2024")] }, "looks like an address: Tax2024"],
    ["a name like a row and column", { names: [name("R1C1")] }, "looks like an address: R1C1"],
    ["a name for a range on no sheet", { names: [name("Rate", "Nowhere!$C$4")] }, "on no sheet"],
    ["a long sheet name", { sheets: [{ ...first, name: "A".repeat(32) }] }, "32 characters"],
    ["a list that is too long", { sheets: [limited(["x".repeat(300)])] }, "list of 300 characters"],
    ["a message that is too long", { sheets: [limited(["a"], "x".repeat(300))] }, "long prompt"],
  ])("finds %s", (_, change, fault) => {
    expect(faultsOf(change).join("\n")).toContain(fault);
  });

  test.each([
    ["a function of a later Excel", { value: 1, formula: "=XLOOKUP(A1,B1,C1)" }, "XLOOKUP"],
    ["a text that is too long", { value: "x".repeat(40_000) }, "text of 40000 characters"],
    ["a value that is not a number", { value: Number.NaN }, "holds NaN"],
    [
      "a formula that is too long",
      { value: 1, formula: `=${"1+".repeat(5_000)}1` },
      "10001 characters",
    ],
    [
      "a link that is too long",
      { value: "x", link: `https://a.b/${"x".repeat(3_000)}` },
      "link of",
    ],
  ])("finds %s", (_, cell, fault) => {
    expect(withCell(cell).join("\n")).toContain(fault);
  });

  function limited(choices: string[], message = "Choose one") {
    return {
      ...(first as (typeof workbook.sheets)[number]),
      validations: [{ row: 1, column: 1, choices, message }],
    };
  }
});

function name(name: string, range = "Inputs!$C$4") {
  return { name, range };
}
