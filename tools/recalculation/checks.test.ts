import { beforeAll, describe, expect, test } from "vitest";
import type { Workings } from "#app/features/models/kit/define-workings.ts";
import { checksOf } from "#app/workbook/checks.ts";
import { modelWorkbook } from "#app/workbook/model-workbook.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
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

  test("says OK in the opening case", async () => {
    const { read, overall } = await openWorkbook(workings);
    expect(read(overall)).toBe("OK");
  });

  test("has nothing to report in the presets, at the limits and in random cases", () => {
    for (const query of [...plannedCases(workings), ...randomCases(workings)]) {
      const failed = checksOf(sheet, workings.valuesOf(query)).filter(
        ({ value, tolerance }) => value > tolerance,
      );
      expect(failed, query).toEqual([]);
    }
  });

  test("says so if an input is outside its limits", async () => {
    const { read, recalculate, overall } = await openWorkbook(workings);
    const limited = sheet.definition.inputs.find(({ limits }) => "max" in limits);
    const cell = sheet.cells.find(({ name }) => name === limited?.name);
    if (!limited || !("max" in limited.limits) || !cell) return;
    const { row, column } = cell.address;
    const place = { sheet: "Inputs", row: row + 1, column: column + 1 };
    recalculate([{ ...place, text: String(limited.limits.max + 1) }]);
    expect(read(overall)).toBe("Check");
    recalculate([{ ...place, text: String(limited.limits.max) }]);
    expect(read(overall)).toBe("OK");
    recalculate([{ ...place, text: "a word" }]);
    expect(read(overall)).toBe("Check");
  });

  test("says so if a formula gives an error", async () => {
    const { read, recalculate, overall } = await openWorkbook(workings);
    const cell = sheet.cells.find(({ formula }) => formula);
    const { sheet: name = "", row = 0, column = 0 } = cell?.address ?? {};
    recalculate([{ sheet: name, row: row + 1, column: column + 1, text: "=1/0" }]);
    expect(read(overall)).toBe("Check");
  });

  test.each(sheet.definition.checks ?? [])("says so if $name is not zero", async ({ name }) => {
    const { read, recalculate, overall } = await openWorkbook(workings);
    const cell = sheet.cells.findLast((one) => one.name === name && one.position !== "total");
    const { sheet: on = "", row = 0, column = 0 } = cell?.address ?? {};
    recalculate([{ sheet: on, row: row + 1, column: column + 1, text: "-0.01" }]);
    expect(read(overall)).toBe("Check");
  });
});
