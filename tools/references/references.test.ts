import { describe, expect, test } from "vitest";
import { checksOf, inputsOf, referencesOf, sheetsOfModels } from "./reference-cases.ts";

describe.each(await sheetsOfModels())("the sheet of $model", ({ model, sheet }) => {
  test("has every headline figure and every total checked by a program", () => {
    const checks = [...checksOf(model, sheet)];
    expect(checks.flatMap(([figure, programs]) => (programs.length > 0 ? [] : [figure]))).toEqual(
      [],
    );
  });

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
