import { describe, expect, test } from "vitest";
import { inNumbers, inWords, workingOf } from "#app/features/models/kit/workings/working-of.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import type { SheetCell } from "#workings/cells.ts";
import { plannedCases } from "./cases.ts";

/**
 * Of a long table some positions in each case, all of them in turn: they have the same formulas. So do the
 * cells of variants, whose names have an underscore.
 */
function isInRound({ name, position, table, address }: SheetCell, round: number) {
  if (name.includes("_") && (address.row + address.column) % 16 !== round % 16) return false;
  if (typeof position !== "number" || !table || table.axis.positions.length <= 6) return true;
  return position < 2 || position % 8 === round % 8;
}

describe.each([...(await modelsWithWorkings())])("the sheet of %s", (_, workings) => {
  test("explains its cells in every preset and at the limits", () => {
    const { sheet, valuesOf } = workings;
    for (const [index, query] of plannedCases(workings).entries()) {
      const values = valuesOf(query);
      const cells = sheet.cells.filter((cell) => isInRound(cell, index));
      const texts = cells.map((cell) => {
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
