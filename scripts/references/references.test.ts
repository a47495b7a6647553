import { describe, expect, test } from "vitest";
import { inputsOf, referencesOf, sheetsOfModels } from "./reference-cases.ts";

const models = (await sheetsOfModels()).filter(({ model }) => referencesOf(model).length > 0);

describe.each(models)("the sheet of $model", ({ model, sheet }) => {
  for (const { program, cases } of referencesOf(model)) {
    test.each(cases)(`agrees with ${program}: $name`, (one) => {
      const { figures, within = {} } = one;
      const calculated = sheet.calculate(inputsOf(sheet, one));
      for (const [figure, expected] of Object.entries(figures)) {
        const [name = "", position] = figure.split(".");
        const value =
          position === undefined
            ? calculated.value(name)
            : position === "total"
              ? calculated.total(name)
              : calculated.at(name, position);
        // Hundreds of millions, added up in another order, differ by less than a hundredth of a cent.
        const floor = calculated.describe(name).unit.startsWith("€") ? 1e-4 : 1e-9;
        const tolerance = floor + (within[figure] ?? 1e-9) * Math.abs(Number(expected));
        const isSame =
          typeof value === "number" && typeof expected === "number"
            ? Math.abs(value - expected) <= tolerance
            : value === expected;
        expect(isSame, `${figure} is ${value}, and ${expected} by ${program}`).toBe(true);
      }
    });
  }
});
