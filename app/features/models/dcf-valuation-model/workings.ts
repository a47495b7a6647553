import { dcfSheet } from "#models/valuation/sheet.ts";
import { dcfSheetValues } from "#models/valuation/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { dcfModel } from "./fields.ts";

export const workings = defineWorkings({
  model: dcfModel,
  sheet: dcfSheet,
  valuesOf: dcfSheetValues,
});
