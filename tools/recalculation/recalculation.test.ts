import { describe, expect, test } from "vitest";
import type { Workings } from "#app/features/models/kit/sheet-workings.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { plannedCases, randomCases } from "./cases.ts";
import { modelInEngine } from "./model-in-engine.ts";
import { loadEngine } from "./spreadsheet-engine.ts";

const models = [...(await modelsWithWorkings())];

// Workbooks that the owner brought are recalculated in `workbook-fixtures/`.
describe.each(models.filter(([, { changedCells }]) => !changedCells))(
  "the workbook of %s",
  (_, workings) => {
    test(
      "with other inputs entered and recalculated by another engine, equals the page in every preset, at the limits and in random cases",
      { timeout: 600_000 },
      () => expectSameInEngine(workings),
    );
  },
);

/** Compares page and workbook in every preset, at the limits and in random cases. */
async function expectSameInEngine(workings: Workings) {
  await loadEngine();
  const columns = { ...workings.valuesOf(""), ...(await workings.loadData?.()) };
  const differences = modelInEngine(workings.sheet, columns);
  for (const query of [...plannedCases(workings), ...randomCases(workings)]) {
    expect(differences(workings.valuesOf(query)), query).toEqual([]);
  }
}
