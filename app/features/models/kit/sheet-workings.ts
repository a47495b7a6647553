import type { SheetModel } from "#workings/sheet-spec.ts";
import { defineWorkings, type Workings } from "./define-workings.ts";
import type { Inputs } from "./fields.ts";
import { modelOf } from "./model-of.ts";

/**
 * What trace, workbook and csv need of a model that is defined by its sheet. `inputsOf` adds what a case has beyond its
 * controls, such as a file that the visitor pasted.
 */
export function sheetWorkings<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
  {
    inputsOf = (inputs) => inputs,
    ...more
  }: {
    inputsOf?: (inputs: In, preset: Preset, query: URLSearchParams) => In;
    readText?: () => string;
    moreCases?: readonly string[];
  } = {},
): Workings {
  const { changedCells } = sheet;
  return defineWorkings({
    model: modelOf(sheet),
    sheetOf: () => sheet.sheet,
    valuesOf: (...of) => sheet.calculate(inputsOf(...of)).all(),
    ...(sheet.loadData && { loadData: sheet.loadData }),
    ...(changedCells && { changedCells }),
    ...more,
  });
}
