import { beforeAll, describe, expect, test } from "vitest";
import { modelsWithWorkings } from "../build/models-with-workings.ts";
import { plannedCases, randomCases } from "./cases.ts";
import { modelInEngine } from "./model-in-engine.ts";
import { loadEngine } from "./spreadsheet-engine.ts";

beforeAll(loadEngine);

describe.each([...(await modelsWithWorkings())])("the workbook of %s", (_, workings) => {
  test("recalculated by another engine, equals the page in every preset, at the limits and in random cases", {
    timeout: 300_000,
  }, () => {
    const differences = modelInEngine(workings.sheet);
    for (const query of [...plannedCases(workings), ...randomCases(workings)]) {
      expect(differences(workings.valuesOf(query)), query).toEqual([]);
    }
  });
});
