import { describe, expect, test } from "vitest";
import { inNumbers, inWords, workingOf } from "#app/features/models/kit/workings/working-of.ts";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { type Calculation, shownValue } from "#workings/calculation.ts";
import { cellValue } from "#workings/cell-value.ts";
import type { SheetCell } from "#workings/cells.ts";
import { plannedCases } from "./cases.ts";
import { isSame } from "./model-in-engine.ts";

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

const models = [...(await modelsWithWorkings())].flatMap(([slug, { sheet, ...workings }]) => {
  const { calculate } = sheet;
  // The formulas of an owner's workbook are compared with its stored values.
  return calculate ? [[slug, { ...workings, sheet: { ...sheet, calculate } }] as const] : [];
});

describe.each(models)("the sheet of %s", (_, workings) => {
  test("recalculates every cell after a change as it calculates it afresh, in every preset and at the limits", async () => {
    const { sheet, valuesOf, loadData } = workings;
    const data = await loadData?.();
    const calculated = sheet.cells.filter(({ formula }) => formula);
    const formulas = new Set(
      calculated.filter(({ position }) => position !== "total").map(({ name }) => name),
    );
    let before: Calculation | undefined;
    for (const query of plannedCases(workings)) {
      const values = { ...valuesOf(query), ...data };
      const entered = Object.entries(values).filter(([name]) => !formulas.has(name));
      const calculation = sheet.calculate(Object.fromEntries(entered), before);
      before = calculation;
      const differing = calculated.flatMap((cell) => {
        const { name, position } = cell;
        const value = shownValue(
          position === "total" ? calculation.total(name) : calculation.at(name, position ?? 0),
        );
        const expected = cellValue(cell, values);
        return isSame(cell, expected, value) ? [] : [{ id: cell.id, expected, value }];
      });
      expect(differing, query).toEqual([]);
    }
  });
});
