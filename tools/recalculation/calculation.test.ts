import { describe, expect, test } from "vitest";
import { modelsWithWorkings } from "#builder/pages/models-with-workings.ts";
import { type Calculation, shownValue } from "#workings/calculation.ts";
import { cellValue } from "#workings/cell-value.ts";
import { plannedCases } from "./cases.ts";
import { isSame } from "./model-in-engine.ts";

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
