import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { asRemembered, logUntil } from "#models/time-stamp/demo-month/log.ts";
import { at } from "#models/time-stamp/demo-month/moment.ts";
import { hoursOf, lastDay, type Shift, shifts } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import type { Cells } from "./flat-sheet.ts";
import { SCALE, SCREENSHOT, savePicture } from "./screenshot.ts";
import { type Snapshot, snapshot } from "./snapshot.ts";
import { demoCaptions, demoFilm } from "./time-stamp/demo.ts";
import { timeStampLayouts, timeStampWorkbook } from "./time-stamp/workbook.ts";
import { webVtt } from "./video/captions.ts";
import { encodeFilm } from "./video/film.ts";

const MEDIA = "content/media";

/** The workbook at a given time on the last day of the month, with a person selected. */
type Open = (clock: string, person: string, scale: number) => Promise<Snapshot>;

export async function makeTimeStamp(folder: string) {
  const plan = asRemembered(shifts());
  const open: Open = (clock, person, scale) => {
    const now = at(lastDay, clock);
    const logRowsShown = scale === SCALE ? 24 : 20;
    const state = { log: logUntil(now, plan), now, person, logRowsShown };
    const name = `${person} ${clock} ${scale}`.replaceAll(/\W/g, "-");
    const file = path.join(folder, `${name}.xlsx`);
    return snapshot(timeStampWorkbook(state), file, timeStampLayouts(state), scale);
  };
  await makeScreenshots(open, plan);
  await makeDemo(open);
}

/** The form at noon, the log in the morning, the hours in the evening. */
async function makeScreenshots(open: Open, plan: readonly Shift[]) {
  const shoot = async (name: string, book: Snapshot, sheet: string, selected: string) =>
    savePicture(name, await book.picture(book.view(sheet, selected, SCREENSHOT)));

  const noon = await open("12:34:56", "Lena Hoffmann", SCALE);
  await shoot("time-stamp-form", noon, "Stamp", "B5");

  const morning = await open("08:47:00", "Lena Hoffmann", SCALE);
  const corrected = lastRow(morning.cells.Log, (cell) => cell === "admin");
  await shoot("time-stamp-log", morning, "Log", `L${corrected}`);

  const evening = await open("18:30:00", "Lena Hoffmann", SCALE);
  compareWithPlan(evening.cells.Hours ?? {}, plan);
  await shoot("time-stamp-hours", evening, "Hours", "B10");
}

async function makeDemo(open: Open) {
  const states = {
    start: await open("08:00:21", "Hassan Malik", 1),
    lena: await open("08:00:25", "Lena Hoffmann", 1),
    lenaIn: await open("08:00:29", "Lena Hoffmann", 1),
    karim: await open("08:04:42", "Karim Nasser", 1),
    karimIn: await open("08:05:00", "Karim Nasser", 1),
  };
  const last = lastRow(states.karimIn.cells.Log, () => true);
  const film = await demoFilm(states, { last });
  await mkdir(MEDIA, { recursive: true });
  const file = (ending: string) => path.join(MEDIA, `time-stamp-demo.${ending}`);
  await encodeFilm(film, { mp4: file("mp4"), webm: file("webm") });
  await writeFile(file("vtt"), webVtt(demoCaptions));
  await sharp(film.scenes[0]?.picture)
    .webp({ nearLossless: true, quality: 60 })
    .toFile(file("webp"));
}

/** The last row of the log with a matching user. */
function lastRow(log: Cells | undefined, isWanted: (user: number | string) => boolean) {
  const users = Object.entries(log ?? {}).filter(
    ([address, { value }]) => /^I\d/.test(address) && address !== "I4" && isWanted(value),
  );
  return Number(users.at(-1)?.[0].slice(1));
}

/** The formulas see only the stamps; the plan knows what happened. They must agree. */
function compareWithPlan(hours: Cells, plan: readonly Shift[]) {
  team.forEach(({ name }, index) => {
    const planned = plan
      .filter(({ person }) => person === name)
      .reduce((sum, shift) => sum + hoursOf(shift), 0);
    const counted = hours[`AD${index + 5}`]?.value;
    if (counted === Math.round(planned * 4) / 4) return;
    throw new Error(`${name} worked ${planned} hours, but the workbook says ${counted}.`);
  });
}
