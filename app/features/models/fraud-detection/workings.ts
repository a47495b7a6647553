import { fraudSheet } from "#models/fraud/sheet.ts";
import { fraudSheetValues } from "#models/fraud/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { fraudModel } from "./fields.ts";

export const workings = defineWorkings({
  model: fraudModel,
  sheet: fraudSheet,
  valuesOf: fraudSheetValues,
});
