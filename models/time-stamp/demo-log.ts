import { asRemembered, logUntil } from "./demo-month/log.ts";
import { at, type Moment } from "./demo-month/moment.ts";
import { firstDay, shifts } from "./demo-month/shifts.ts";
import { day, type LogRow, type Seconds } from "./log-book.ts";

/** The three cases of the page begin in it. */
const remembered = asRemembered(shifts());

/** The month of the workbook's screenshots and video, as it was logged by a day and a time. */
export function demoLog(dayOfMonth: number, clock: string): LogRow[] {
  const moment = at(firstDay + dayOfMonth - 1, clock);
  return logUntil(moment, remembered).map(
    ({ person, kind, time, written, source, reason = "", replaces = null }) => ({
      person,
      kind,
      time: secondsOf(time),
      written: secondsOf(written),
      source,
      reason,
      replaces,
    }),
  );
}

/** A spreadsheet counts in days, and a fraction of a day is a second only when rounded. */
function secondsOf(moment: Moment): Seconds {
  return Math.round((moment - firstDay) * day);
}
