import { expect } from "vitest";
import type { Workings } from "#app/features/models/kit/define-workings.ts";
import { plannedCases, randomCases } from "./cases.ts";
import { modelInEngine } from "./model-in-engine.ts";
import { loadEngine } from "./spreadsheet-engine.ts";

/** Compares page and workbook in every preset, at the limits and in random cases. */
export async function expectSameInEngine(workings: Workings) {
  await loadEngine();
  const columns = { ...workings.valuesOf(""), ...(await workings.loadData?.()) };
  const differences = modelInEngine(workings.sheet, columns);
  for (const query of [...plannedCases(workings), ...randomCases(workings)]) {
    expect(differences(workings.valuesOf(query)), query).toEqual([]);
  }
}
