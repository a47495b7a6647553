import { solarSheet } from "#models/solar/sheet.ts";
import { solarSheetValues } from "#models/solar/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { solarModel } from "./fields.ts";

export const workings = defineWorkings({
  model: solarModel,
  sheet: solarSheet,
  valuesOf: solarSheetValues,
});
