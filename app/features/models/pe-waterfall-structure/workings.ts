import { waterfallSheet } from "#models/waterfall/sheet.ts";
import { waterfallSheetValues } from "#models/waterfall/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { fundModel } from "./fields.ts";

export const workings = defineWorkings({
  model: fundModel,
  sheet: waterfallSheet,
  valuesOf: (inputs) => waterfallSheetValues(inputs),
});
