import { solarLoanSheet } from "#models/solar-loan/sheet.ts";
import { solarLoanSheetValues } from "#models/solar-loan/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { solarLoanModel } from "./fields.ts";

export const workings = defineWorkings({
  model: solarLoanModel,
  sheet: solarLoanSheet,
  valuesOf: solarLoanSheetValues,
});
