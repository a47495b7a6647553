import { bondSheet } from "#models/bonds/sheet.ts";
import { bondSheetValues } from "#models/bonds/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { bondModel } from "./fields.ts";

export const workings = defineWorkings({
  model: bondModel,
  sheet: bondSheet,
  valuesOf: bondSheetValues,
});
