import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { SheetValues } from "#models/sheet/definition.ts";
import type { Sheet } from "#models/sheet/sheet.ts";
import { cellValue } from "#models/sheet/values.ts";
import { baseCase, type SolarInputName } from "#models/solar/inputs.ts";
import { inputLimits, toInputLimit } from "#models/solar/limits.ts";
import { solarSheet, solarSheetValues } from "#models/solar/sheet.ts";
import { loadEngine, openInEngine } from "./spreadsheet-engine.ts";

beforeAll(loadEngine);

/** A thousandth of a cent, or a billionth where the amounts are in millions. */
function expectSame(
  sheet: Sheet,
  values: SheetValues,
  recalculate: ReturnType<typeof openInEngine>,
) {
  const read = recalculate(values);
  const different = sheet.cells
    .filter((cell) => cell.formula)
    .map((cell) => ({ id: cell.id, page: cellValue(cell, values), workbook: read(cell) }))
    .filter(({ page, workbook }) =>
      typeof page === "number" && typeof workbook === "number"
        ? Math.abs(page - workbook) > 1e-5 + 1e-9 * Math.abs(page)
        : page !== workbook,
    );
  expect(different).toEqual([]);
}

const names = Object.keys(inputLimits) as SolarInputName[];
const anyInputs = fc.record(
  Object.fromEntries(
    names.map((name) => [
      name,
      fc
        .double({ min: inputLimits[name].min, max: inputLimits[name].max, noNaN: true })
        .map((value) => toInputLimit(name, value) ?? 0),
    ]),
  ) as Record<SolarInputName, fc.Arbitrary<number>>,
);

describe("the solar workbook, recalculated by another engine, equals the page", () => {
  test("in the base case, at every extreme and in 200 random cases", () => {
    const recalculate = openInEngine(solarSheet);
    for (const financing of ["cash", "loan"] as const) {
      expectSame(solarSheet, solarSheetValues(baseCase, financing), recalculate);
      for (const name of names) {
        for (const end of ["min", "max"] as const) {
          const inputs = { ...baseCase, [name]: inputLimits[name][end] };
          expectSame(solarSheet, solarSheetValues(inputs, financing), recalculate);
        }
      }
      fc.assert(
        fc.property(anyInputs, (inputs) =>
          expectSame(solarSheet, solarSheetValues(inputs, financing), recalculate),
        ),
        { numRuns: 100 },
      );
    }
  });
});
