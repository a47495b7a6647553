import type { Worksheet } from "wasm-xlsxwriter";
import { team } from "#models/time-stamp/demo-month/team.ts";
import { heading, input, note, title } from "../looks.ts";
import {
  arrayFormula,
  band,
  type Layout,
  type Look,
  layOut,
  merge,
  palette,
  put,
} from "../sheet.ts";
import { logRange } from "./log-sheet.ts";
import type { TimeStampState } from "./workbook.ts";

const SINCE = "d mmm, hh:mm";
const plain: Look = { size: 13 };
const strong: Look = { size: 13, bold: true };
const quiet: Look = { size: 13, ink: palette.muted, align: "left" };
const head: Look = { ...heading, size: 13 };
const button: Look = { bold: true, size: 20, align: "center", ink: palette.white };

/** The form sheet: the name, three buttons, the person's last stamps, and who is in. */
export function writeForm(sheet: Worksheet, layout: Layout, { log, now, person }: TimeStampState) {
  layOut(sheet, layout);
  const of = (letter: string) => logRange(letter, log.length);
  put(sheet, "A1", "Time stamp", title);
  put(sheet, "A2", "Choose your name and press one button.", note);

  band(sheet, "A4:C4", head);
  put(sheet, "A4", "Clock in and out", head);
  put(sheet, "A5", "Name", plain);
  put(sheet, "B5", person, { ...input, ...strong });
  put(sheet, "C5", "", input);
  put(sheet, "A6", "Now", plain);
  put(sheet, "B6", now, { ...plain, number: "dddd, d mmmm yyyy", align: "left" });
  put(sheet, "C6", now, { ...strong, number: "hh:mm:ss", align: "left" });
  put(sheet, "A7", "Status", plain);
  const { status, since } = lastStamp(of, "B5");
  arrayFormula(sheet, "B7", status, strong);
  arrayFormula(sheet, "C7", since, { ...plain, number: `"since" ${SINCE}`, align: "left" });

  merge(sheet, "A9:A11", "In", { ...button, fill: palette.accent });
  merge(sheet, "B9:B11", "Break", { ...button, fill: palette.pause });
  merge(sheet, "C9:C11", "Out", { ...button, fill: palette.loss });

  writeLastStamps(sheet, of);
  writeTeam(sheet, of);
  sheet.protect();
}

function writeLastStamps(sheet: Worksheet, of: (letter: string) => string) {
  put(sheet, "A13", "Your last stamps", head);
  put(sheet, "B13", "Kind", head);
  put(sheet, "C13", "Source", head);
  for (let back = 1; back <= 6; back++) {
    const row = 13 + back;
    const nth = `LARGE(IF(${of("B")}=$B$5,${of("A")}),${back})`;
    const number = "ddd d mmm, hh:mm:ss";
    arrayFormula(sheet, `A${row}`, `=INDEX(${of("D")},${nth})`, {
      ...plain,
      number,
      align: "left",
    });
    arrayFormula(sheet, `B${row}`, `=INDEX(${of("C")},${nth})`, strong);
    arrayFormula(sheet, `C${row}`, `=INDEX(${of("F")},${nth})`, quiet);
  }
}

function writeTeam(sheet: Worksheet, of: (letter: string) => string) {
  put(sheet, "E4", "Team", head);
  put(sheet, "F4", "Status", head);
  put(sheet, "G4", "Since", head);
  team.forEach(({ name }, index) => {
    const row = 5 + index;
    const { status, since } = lastStamp(of, `E${row}`);
    put(sheet, `E${row}`, name, plain);
    arrayFormula(sheet, `F${row}`, status, strong);
    arrayFormula(sheet, `G${row}`, since, { ...quiet, number: SINCE });
  });
  ["In", "On break", "Out"].forEach((label, index) => {
    const row = 17 + index;
    const look: Look = { ...plain, above: index === 0 };
    put(sheet, `E${row}`, label, look);
    put(sheet, `F${row}`, `=COUNTIF(F5:F16,"${label}")`, { ...look, number: "0", align: "left" });
    put(sheet, `G${row}`, "", look);
  });
}

/** Kind and time of the last stamp that counts, of the person named in `cell`. */
function lastStamp(of: (letter: string) => string, cell: string) {
  const theirs = `(${of("B")}=${cell})*(${of("K")}="yes")`;
  const time = `MAX(IF(${theirs},${of("D")}))`;
  const kind = `INDEX(${of("C")},MATCH(1,${theirs}*(${of("D")}=${time}),0))`;
  return { status: `=IF(${kind}="Break","On break",${kind})`, since: `=${time}` };
}
