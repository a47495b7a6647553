import { asRemembered, logUntil } from "./demo-month/log.ts";
import { at, type Moment } from "./demo-month/moment.ts";
import { firstDay, shifts } from "./demo-month/shifts.ts";
import { day, type LogRow, type Seconds } from "./log-book.ts";

/** The whole month: every case of the page begins with a part of it. */
const log = logUntil(Infinity, asRemembered(shifts())).map(
  ({ person, kind, time, written, source, reason = "", replaces = null }): LogRow => ({
    person,
    kind,
    time: secondsOf(time),
    written: secondsOf(written),
    source,
    reason,
    replaces,
  }),
);

/** The month of the workbook's screenshots and video, as it was logged by a day and a time. */
export function demoLog(dayOfMonth: number, clock: string): LogRow[] {
  const moment = secondsOf(at(firstDay + dayOfMonth - 1, clock));
  return log.filter(({ written }) => written <= moment);
}

/** A spreadsheet counts in days, and a fraction of a day is a second only when rounded. */
function secondsOf(moment: Moment): Seconds {
  return Math.round((moment - firstDay) * day);
}
