import path from "node:path";
import type { Cells } from "./flat-sheet.ts";
import { SCALE, SCREENSHOT, savePicture } from "./screenshot.ts";
import { snapshot } from "./snapshot.ts";
import { asRemembered, logUntil } from "./time-stamp/log.ts";
import { at } from "./time-stamp/moment.ts";
import { hoursOf, lastDay, type Shift, shifts } from "./time-stamp/shifts.ts";
import { team } from "./time-stamp/team.ts";
import { timeStampLayouts, timeStampWorkbook } from "./time-stamp/workbook.ts";

/** The form at noon, the log in the morning, the hours in the evening of the month's last day. */
export async function makeTimeStamp(folder: string) {
  const plan = asRemembered(shifts());

  const open = (clock: string, person: string) => {
    const now = at(lastDay, clock);
    const state = { log: logUntil(now, plan), now, person };
    const file = path.join(folder, `time-stamp-${clock.replaceAll(":", "")}.xlsx`);
    return snapshot(timeStampWorkbook(state), file, timeStampLayouts(state), SCALE);
  };

  const noon = await open("12:34:56", "Lena Hoffmann");
  await savePicture("time-stamp-form", await noon.picture(noon.view("Stamp", "B5", SCREENSHOT)));

  const morning = await open("08:47:00", "Lena Hoffmann");
  const corrected = lastRowOf(morning.cells.Log ?? {}, "admin");
  await savePicture(
    "time-stamp-log",
    await morning.picture(morning.view("Log", `L${corrected}`, SCREENSHOT)),
  );

  const evening = await open("18:30:00", "Lena Hoffmann");
  compareWithPlan(evening.cells.Hours ?? {}, plan);
  await savePicture(
    "time-stamp-hours",
    await evening.picture(evening.view("Hours", "B10", SCREENSHOT)),
  );
}

function lastRowOf(log: Cells, user: string) {
  const rows = Object.entries(log).filter(
    ([address, { value }]) => address.startsWith("I") && value === user,
  );
  return Number(rows.at(-1)?.[0].slice(1));
}

/** The formulas know the stamps alone; the plan knows what happened. They must agree. */
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
