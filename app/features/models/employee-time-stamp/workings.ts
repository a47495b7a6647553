import { timeSheet } from "#models/time-stamp/sheet.ts";
import { timeSheetValues } from "#models/time-stamp/sheet-values.ts";
import type { Workings } from "../kit/define-workings.ts";
import { doorModel, entriesState, logAt, logWith } from "./fields.ts";

const { urlState, presets, opensWith, slotsOf } = doorModel;

/** A case is the log of a moment and the rows that the visitor added, so it is read in two parts. */
export const workings: Workings = {
  sheet: timeSheet,
  valuesOf: (text) => {
    const query = new URLSearchParams(text);
    const { preset, inputs } = urlState.read(query);
    return timeSheetValues(logWith(logAt(preset), entriesState.read(query)), inputs);
  },
  slots: slotsOf(presets[opensWith].inputs),
  presets: [
    "",
    "case=forgotten",
    "case=night",
    // Lena comes back in the night; Felix's night shift, on break and at its end.
    "day=27&log=11.In.37590_11.Break.37650_11.In.37660_11.Out.37800",
    "case=night&who=Felix+Brandt&log=5.In.35880_5.Break.36000",
    "case=night&who=Felix+Brandt&log=5.In.35880_5.Break.36000_5.In.36030_5.Out.36360",
  ],
};
