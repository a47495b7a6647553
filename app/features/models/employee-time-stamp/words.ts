import { formatWeekdayAndDay } from "#app/lib/format/date.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import {
  day,
  type LogRow,
  type Refusal,
  type Seconds,
  type Status,
} from "#models/time-stamp/log-book.ts";
import { formatClock } from "../kit/workings/cell-text.ts";

/** `08:05`. */
export function clockText(time: Seconds) {
  return formatClock((time % day) / day);
}

/** `Fri 26`; 1 is the first of the month. */
export function dayText(date: number) {
  return formatWeekdayAndDay(new Date(Date.UTC(month.year, month.month - 1, date)));
}

/** `Fri 26, 08:05`. */
export function momentText(time: Seconds) {
  return `${dayText(Math.floor(time / day) + 1)}, ${clockText(time)}`;
}

export function statusText(person: string, status: Status) {
  if (status.kind === "out") {
    return status.since === null
      ? `${person} is out.`
      : `${person} has been out since ${momentText(status.since)}.`;
  }
  const where = status.kind === "in" ? "in" : "on break";
  return `${person} has been ${where} since ${momentText(status.since)}.`;
}

export function refusalText(person: string, refusal: Refusal): string {
  switch (refusal.kind) {
    case "clock runs backward":
      return `The clock is before the last row of the log, of ${momentText(refusal.lastWritten)}. Times never run backward; move the clock on.`;
    case "already":
      return `Nothing written. ${statusText(person, refusal.status)}`;
    case "not in":
      return `Nothing written: ${person} is not in, and cannot go on a break.`;
    case "too early":
      return `Nothing written: the last stamp is of ${momentText(refusal.since)}, and the shift cannot end before it.`;
    case "too late":
      return `Nothing written: that is more than sixteen hours after the stamp of ${momentText(refusal.since)}.`;
    case "in the future":
      return "Nothing written: that time is ahead of the clock.";
    case "no such row":
      return "Nothing written: the log has no such row.";
    case "replaced before":
      return "Nothing written: that row was replaced before; correct the row that replaced it.";
    case "no reason":
      return "Nothing written: a correction needs a reason.";
    case "out of order":
      return "Nothing written: the stamps would be out of order. In comes first, then Break or Out, each later than the one before.";
  }
}

/** `Row 873 written: Lena Hoffmann, In, Fri 26, 08:00.` */
export function writtenText(rows: readonly LogRow[]) {
  const row = rows.at(-1);
  if (!row) return "";
  const how = row.source === "Correction" ? " as a correction" : "";
  return `Row ${rows.length} written${how}: ${row.person}, ${row.kind}, ${momentText(row.time)}.`;
}
