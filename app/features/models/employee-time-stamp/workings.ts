import { sheet } from "#models/time-stamp/sheet.ts";
import { stampsOf } from "#models/time-stamp/stamps.ts";
import { sheetWorkings } from "../kit/sheet-workings.ts";
import { entriesState, logAt, logWith } from "./log-entries.ts";

/** A case is the log of a moment and the rows that the visitor added. */
export const workings = sheetWorkings(sheet, {
  inputsOf: (inputs, moment, query) => ({
    ...inputs,
    stamps: stampsOf(logWith(logAt(moment), entriesState.read(query))),
  }),
  moreCases: [
    // Lena comes back in the night; Felix's night shift, on break and at its end.
    "day=27&log=11.In.37590_11.Break.37650_11.In.37660_11.Out.37800",
    "case=night&who=Felix+Brandt&log=5.In.35880_5.Break.36000",
    "case=night&who=Felix+Brandt&log=5.In.35880_5.Break.36000_5.In.36030_5.Out.36360",
  ],
});
