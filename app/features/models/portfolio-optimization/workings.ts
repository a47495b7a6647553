import { portfolioSheet } from "#models/portfolio/sheet.ts";
import { portfolioSheetValues } from "#models/portfolio/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { portfolioModel } from "./fields.ts";

export const workings = defineWorkings({
  model: portfolioModel,
  sheet: portfolioSheet,
  valuesOf: portfolioSheetValues,
});
