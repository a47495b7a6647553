import { segmentationSheet } from "#models/segmentation/sheet.ts";
import { segmentationSheetValues } from "#models/segmentation/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { segmentationModel } from "./fields.ts";

export const workings = defineWorkings({
  model: segmentationModel,
  sheet: segmentationSheet,
  valuesOf: segmentationSheetValues,
});
