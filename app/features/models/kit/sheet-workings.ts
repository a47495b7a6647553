import type { SheetModel } from "#workings/sheet-spec.ts";
import { defineWorkings, type Workings } from "./define-workings.ts";
import type { Inputs } from "./fields.ts";
import { modelOf } from "./model-of.ts";

/** What trace, workbook and csv need of a model that is defined by its sheet. */
export function sheetWorkings<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
): Workings {
  return defineWorkings({
    model: modelOf(sheet),
    sheet: sheet.sheet,
    valuesOf: (inputs) => sheet.calculate(inputs).all(),
    ...(sheet.loadData && { loadData: sheet.loadData }),
  });
}
