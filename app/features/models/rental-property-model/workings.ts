import { rentalSheet } from "#models/rental/sheet.ts";
import { rentalSheetValues } from "#models/rental/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { inputsOf, rentalModel } from "./fields.ts";

export const workings = defineWorkings({
  model: rentalModel,
  sheet: rentalSheet,
  valuesOf: (choices) => rentalSheetValues(inputsOf(choices)),
});
