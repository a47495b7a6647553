import { beforeAll, describe, expect, test } from "vitest";
import type { Workings } from "#app/features/models/kit/sheet-workings.ts";
import { checksOf } from "#app/workbook/checks.ts";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import type { SheetCell } from "#workings/cells.ts";
import { plannedCases, randomCases } from "./cases.ts";
import { loadEngine, openInEngine } from "./spreadsheet-engine.ts";

// A workbook that the owner brought has the first sheet that the owner gave it.
const models = [...(await modelsWithWorkings())].filter(([, { changedCells }]) => !changedCells);

beforeAll(loadEngine);

/** The workbook of the opening case in another engine; data stays out, because no check reads it. */
async function openWorkbook({ sheet, valuesOf, loadData }: Workings) {
  const values = { ...valuesOf(""), ...(await loadData?.()) };
  const about = {
    ...{ author: "Test", purpose: "A test.", caseName: "Base" },
    ...{ caseUrl: "https://example.com/projects/model", savedAt: new Date("2026-11-16") },
  };
  const { sheets, names } = modelWorkbook(sheet, values, about);
  const withoutData = sheets.slice(0, sheets.length - (sheet.definition.data ?? []).length);
  const engine = openInEngine(
    withoutData.map(({ name }) => name),
    withoutData.flatMap(({ name, cells }) =>
      cells.map((cell) => ({
        ...{ sheet: name, row: cell.row + 1, column: cell.column + 1 },
        ...textOf(name, cell),
      })),
    ),
    "General",
  );
  engine.recalculate();
  const [, row = ""] = names.find(({ name }) => name === "AllChecks")?.range.split("$B$") ?? [];
  return { ...engine, overall: { sheet: "About", row: Number(row), column: 2 } };
}

/** The formulas of the first sheet; elsewhere the values of the page, which other tests compare with the formulas. */
function textOf(sheet: string, { formula, value }: { formula?: string; value: number | string }) {
  const isFormula = sheet === "About" && formula !== undefined;
  return { text: isFormula ? formula : String(value), isFormula };
}

describe.each(models)("the first sheet of %s", (_, workings) => {
  const { sheet } = workings;
  let workbook: Awaited<ReturnType<typeof openWorkbook>>;

  // Once for all tests of a model, because opening takes seconds: each takes back what it entered.
  beforeAll(async () => {
    workbook = await openWorkbook(workings);
  });

  /** What the first sheet says while a cell holds the text, for each text in turn. */
  function sayingOf(cell: SheetCell | undefined, ...texts: string[]) {
    if (!cell) throw new Error("The workbook has no such cell.");
    const { sheet, row, column } = cell.address;
    const place = { sheet, row: row + 1, column: column + 1 };
    const { read, recalculate, overall } = workbook;
    const before = String(read(place));
    const said = [...texts, before].map((text) => {
      recalculate([{ ...place, text }]);
      return read(overall);
    });
    expect(said.pop()).toBe("OK");
    return said;
  }

  test("says OK in the opening case", () => {
    expect(workbook.read(workbook.overall)).toBe("OK");
  });

  test("has nothing to report in the presets, at the limits and in random cases", {
    timeout: 300_000,
  }, () => {
    for (const query of [...plannedCases(workings), ...randomCases(workings)]) {
      const failed = checksOf(sheet, workings.valuesOf(query)).filter(
        ({ value, tolerance }) => value > tolerance,
      );
      expect(failed, query).toEqual([]);
    }
  });

  test("says so if an input is outside its limits", () => {
    const limited = sheet.definition.inputs.find(({ limits }) => "max" in limits);
    if (!limited || !("max" in limited.limits)) return;
    const cell = sheet.cells.find(({ name }) => name === limited.name);
    const { max } = limited.limits;
    const said = sayingOf(cell, String(max + 1), String(max), "a word");
    expect(said).toEqual(["Check", "OK", "Check"]);
  });

  test("says so if a formula gives an error", () => {
    const cell = sheet.cells.find(({ formula }) => formula);
    expect(sayingOf(cell, "=1/0")).toEqual(["Check"]);
  });

  test.each(sheet.definition.checks ?? [])("says so if $name is not zero", ({ name }) => {
    const cell = sheet.cells.findLast((one) => one.name === name && one.position !== "total");
    expect(sayingOf(cell, "-0.01")).toEqual(["Check"]);
  });
});
