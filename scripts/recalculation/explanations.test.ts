import { describe, expect, test } from "vitest";
import { inNumbers, inWords, workingOf } from "#app/features/models/kit/workings/working-of.ts";
import { modelsWithWorkings } from "../build/models-with-workings.ts";
import { plannedCases } from "./cases.ts";

describe.each([...(await modelsWithWorkings())])("the sheet of %s", (_, workings) => {
  test("explains every cell in every preset and at every limit", () => {
    const { sheet, valuesOf } = workings;
    for (const query of plannedCases(workings)) {
      const values = valuesOf(query);
      const texts = sheet.cells.map((cell) => {
        const working = workingOf(sheet, values, cell);
        return `${cell.id}: ${inWords(working)} ${inNumbers(working, values)}`;
      });
      expect(
        texts.filter((text) => /undefined|NaN/.test(text)),
        query,
      ).toEqual([]);
    }
  });
});
