import { fundSheet } from "#models/fund/sheet.ts";
import { fundSheetValues } from "#models/fund/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { fundOperations } from "./fields.ts";

export const workings = defineWorkings({
  model: fundOperations,
  sheet: fundSheet,
  valuesOf: (inputs) => fundSheetValues(inputs),
});
