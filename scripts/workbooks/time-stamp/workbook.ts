import { Workbook } from "wasm-xlsxwriter";
import type { LogRow } from "#models/time-stamp/demo-month/log.ts";
import type { Moment } from "#models/time-stamp/demo-month/moment.ts";
import type { Layout } from "../sheet.ts";
import { writeForm } from "./form-sheet.ts";
import { writeHours } from "./hours-sheet.ts";
import { writeLog } from "./log-sheet.ts";

export type TimeStampState = {
  log: readonly LogRow[];
  now: Moment;
  /** The person selected in the form. */
  person: string;
  /** How many of the newest rows of the log fit the window. */
  logRowsShown: number;
};

const tall = { 1: 36 };
const FORM_ROWS = 19;
/** Large enough to be read standing up. */
const formRows = {
  ...tall,
  ...Object.fromEntries(Array.from({ length: FORM_ROWS - 3 }, (_, index) => [index + 4, 32])),
};
const LOG_HEAD = 4;

export const sheetNames = ["Stamp", "Log", "Hours"] as const;

export function timeStampLayouts({ log, logRowsShown }: TimeStampState) {
  const last = LOG_HEAD + log.length;
  return {
    Stamp: { columns: [214, 214, 214, 40, 190, 122, 168], rows: FORM_ROWS, tall: formRows },
    Log: {
      columns: [46, 120, 56, 146, 118, 84, 168, 70, 58, 76, 60, 58, 104],
      rows: last,
      tall,
      // The newest rows, below a frozen header.
      scroll: { frozen: LOG_HEAD, first: Math.max(LOG_HEAD + 1, last - logRowsShown + 1) },
    },
    Hours: {
      columns: [126, ...Array.from({ length: 28 }, () => 30), 66, 74, 58],
      rows: 28,
      tall,
    },
  } satisfies Record<(typeof sheetNames)[number], Layout>;
}

/** Sheets of the time-stamp tracker: what the form writes, and the formulas that read it. */
export function timeStampWorkbook(state: TimeStampState) {
  const book = new Workbook();
  const layouts = timeStampLayouts(state);
  writeForm(book.addWorksheet().setName("Stamp"), layouts.Stamp, state);
  writeLog(book.addWorksheet().setName("Log"), layouts.Log, state.log);
  writeHours(book.addWorksheet().setName("Hours"), layouts.Hours, state.log.length);
  return book;
}
