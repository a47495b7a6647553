import { reportSheet } from "#models/report/sheet.ts";
import { reportSheetValues } from "#models/report/sheet-values.ts";
import { readTrialBalance } from "#models/report/trial-balance.ts";
import { readCsv } from "../kit/csv.ts";
import { defineWorkings } from "../kit/define-workings.ts";
import { sessionText } from "../kit/use-session-text.ts";
import { demoText, mappingState, ownTextKey, reportModel } from "./fields.ts";

/** The visitor's own trial balance is read where it is kept, in this tab, and goes nowhere else. */
function readText() {
  return sessionText(ownTextKey);
}

export const workings = defineWorkings({
  model: reportModel,
  sheet: reportSheet,
  valuesOf: (settings, source, query) => {
    const { cells, openQuote } = readCsv(source === "own" ? readText() : demoText(source));
    const mapping = mappingState.read(query);
    const trial = readTrialBalance(cells, { decimalMark: settings.decimalMark, mapping });
    return reportSheetValues(trial, settings, openQuote ? 1 : 0);
  },
  readText,
});
