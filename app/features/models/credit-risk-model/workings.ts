import { creditSheet } from "#models/credit-risk/sheet.ts";
import { creditSheetValues, testLoanColumns } from "#models/credit-risk/sheet-values.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { creditModel } from "./fields.ts";

export const workings = defineWorkings({
  model: creditModel,
  sheet: creditSheet,
  valuesOf: creditSheetValues,
  loadData: async () => {
    const { testLoans } = await import("#models/credit-risk/test-loans.ts");
    return testLoanColumns(testLoans());
  },
});
