import { fileInputs } from "#models/report/file-inputs.ts";
import { sheet } from "#models/report/sheet.ts";
import { sheetWorkings } from "../kit/sheet-workings.ts";
import { sessionText } from "../kit/use-session-text.ts";
import { demoText, mappingState, ownTextKey, readFile } from "./case-file.ts";

/** The visitor's own trial balance is read where it is kept, in this tab, and goes nowhere else. */
function readText() {
  return sessionText(ownTextKey);
}

export const workings = sheetWorkings(sheet, {
  inputsOf: (inputs, source, query) => {
    const text = source === "own" ? readText() : demoText(source);
    const { decimalMark } = inputs;
    const file = readFile(text, { decimalMark, mapping: mappingState.read(query) });
    return { ...inputs, ...fileInputs(file, file.openQuote) };
  },
  readText,
});
