import { describe, expect, test } from "vitest";
import { shownValue } from "#workings/calculation.ts";
import { cellValue } from "#workings/values.ts";
import { modelsWithWorkings } from "../build/models-with-workings.ts";
import { plannedCases } from "./cases.ts";
import { isSame } from "./model-in-engine.ts";

describe.each([...(await modelsWithWorkings())])("the sheet of %s", (_, workings) => {
  test("calculated, equals the model", async () => {
    const { sheet, valuesOf, loadData } = workings;
    const { calculate } = sheet;
    const data = await loadData?.();
    let before: ReturnType<typeof calculate> | undefined;
    let cells = 0;
    let spent = 0;
    for (const query of plannedCases(workings)) {
      const values = { ...valuesOf(query), ...data };
      const began = performance.now();
      const entered = Object.fromEntries(
        Object.entries(values).filter(([name]) => {
          const cell = sheet.cells.find((one) => one.name === name);
          return cell && !cell.formula;
        }),
      );
      const calculation = calculate(entered, before);
      before = calculation;
      const differing = sheet.cells
        .filter(({ formula }) => formula)
        .flatMap((cell) => {
          cells++;
          const at =
            cell.position === "total"
              ? calculation.total(cell.name)
              : calculation.at(cell.name, cell.position ?? 0);
          const expected = cellValue(cell, values);
          return isSame(cell, expected, shownValue(at)) ? [] : [{ id: cell.id, expected, at }];
        });
      spent += performance.now() - began;
      expect(differing.slice(0, 5), query).toEqual([]);
    }
    console.log(sheet.definition.title, cells, `${spent.toFixed(0)} ms`);
  });
});
