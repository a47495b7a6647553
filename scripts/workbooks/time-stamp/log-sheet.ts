import type { Worksheet } from "wasm-xlsxwriter";
import type { LogRow } from "#models/time-stamp/demo-month/log.ts";
import { heading, note, title } from "../looks.ts";
import { columnLetters, type Layout, type Look, layOut, palette, put } from "../sheet.ts";

const columns = [
  "Row",
  "Person",
  "Kind",
  "Time",
  "Written",
  "Source",
  "Reason",
  "Replaces",
  "User",
  "Machine",
  "Counts",
  "Hours",
  "Shift of",
];
const centred = ["Row", "Time", "Written"];
const FIRST = 5;
const MOMENT: Look = { number: "d mmm yyyy hh:mm:ss", align: "center" };
const WRITTEN: Look = { number: "d mmm hh:mm:ss", align: "center", ink: palette.muted };

/** Addresses of a column of the log, from its first row to its last, fixed. */
export function logRange(letter: string, rows: number) {
  return `Log!$${letter}$${FIRST}:$${letter}$${FIRST + rows - 1}`;
}

/**
 * One row for each stamp; rows are only ever added. `Hours` is on the row that ends an interval of work:
 * the time since the person's previous stamp. `Shift of` is the day the shift began, so that a night
 * counts as one shift. Both look only at rows above and skip rows that a correction has replaced.
 */
export function writeLog(sheet: Worksheet, layout: Layout, log: readonly LogRow[]) {
  layOut(sheet, layout);
  put(sheet, "A1", "Time log", title);
  put(
    sheet,
    "A2",
    "One row for each stamp. Nothing is overwritten: a correction is a row of its own.",
    note,
  );
  columns.forEach((name, index) => {
    const align = index >= 11 ? "right" : centred.includes(name) ? "center" : "left";
    put(sheet, `${columnLetters(index)}4`, name, { ...heading, align });
  });
  log.forEach((row, index) => {
    writeRow(sheet, FIRST + index, index + 1, row, log.length);
  });
  sheet.setFreezePanes(4, 0);
  sheet.protect();
}

function writeRow(sheet: Worksheet, row: number, number: number, entry: LogRow, rows: number) {
  const look: Look = entry.source === "Correction" ? { fill: palette.inputFill } : {};
  const replaces = logRange("H", rows).replaceAll("Log!", "");
  const above = (letter: string) => `$${letter}$4:${letter}${row - 1}`;
  const same = `${above("B")},B${row},${above("K")},"yes"`;
  const before = `${same},${above("D")},N${row}`;

  put(sheet, `A${row}`, number, { ...look, number: "0", ink: palette.muted, align: "center" });
  put(sheet, `B${row}`, entry.person, look);
  put(sheet, `C${row}`, entry.kind, { ...look, bold: true });
  put(sheet, `D${row}`, entry.time, { ...look, ...MOMENT });
  put(sheet, `E${row}`, entry.written, { ...look, ...WRITTEN });
  put(sheet, `F${row}`, entry.source, look);
  put(sheet, `G${row}`, entry.reason ?? "", look);
  put(sheet, `H${row}`, entry.replaces ?? "", { ...look, number: "0", align: "left" });
  put(sheet, `I${row}`, entry.user, look);
  put(sheet, `J${row}`, "DOOR-PC", look);
  put(sheet, `K${row}`, `=IF(COUNTIF(${replaces},A${row})>0,"no","yes")`, look);
  put(sheet, `L${row}`, `=IF(AND(K${row}="yes",C${row}<>"In"),(D${row}-N${row})*24,"")`, {
    ...look,
    number: "0.00",
  });
  put(
    sheet,
    `M${row}`,
    `=IF(AND(C${row}="In",COUNTIFS(${before},${above("C")},"Break")=0),INT(D${row}),SUMIFS(${above("M")},${before}))`,
    { ...look, number: "ddd d mmm", align: "right" },
  );
  put(sheet, `N${row}`, `=_xlfn.MAXIFS(${above("D")},${same},${above("D")},"<"&D${row})`, MOMENT);
}
