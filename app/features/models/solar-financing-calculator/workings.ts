import { solarLoanSheet, solarLoanSheetValues } from "#models/solar-loan/sheet.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { solarLoanModel } from "./fields.ts";

export const workings = defineWorkings({
  model: solarLoanModel,
  sheet: solarLoanSheet,
  valuesOf: solarLoanSheetValues,
});
