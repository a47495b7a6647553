import { solarSheet, solarSheetValues } from "#models/solar/sheet.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { solarModel } from "./fields.ts";

export const workings = defineWorkings({
  model: solarModel,
  sheet: solarSheet,
  valuesOf: solarSheetValues,
});
