import { formatWeekdayAndDay } from "#app/format/date.ts";
import { formatNumber } from "#app/format/number.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import {
  day,
  hour,
  type LogRow,
  minute,
  type Refusal,
  type Seconds,
  type Status,
  statusOf,
} from "#models/time-stamp/log-book.ts";
import { shiftsOf, toQuarterHours, workedIn } from "#models/time-stamp/timesheet.ts";
import type { Result } from "../kit/result.ts";

/** `08:05`. */
export function clockText(time: Seconds) {
  const minutes = Math.floor((time % day) / minute);
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** `Fri 26`; 1 is the first of the month. */
export function dayText(date: number) {
  return formatWeekdayAndDay(new Date(Date.UTC(month.year, month.month - 1, date)));
}

/** `Fri 26, 08:05`. */
export function momentText(time: Seconds) {
  return `${dayText(Math.floor(time / day) + 1)}, ${clockText(time)}`;
}

export function hoursText(worked: Seconds) {
  return formatNumber(worked / hour, 2);
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
    case "clock runs backwards":
      return `The clock is before the last row of the log, of ${momentText(refusal.lastWritten)}. Times never run backwards; move the clock on.`;
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

/** The figures of the strip: this person's day and month, and what has to be settled before payroll. */
export function headlines(rows: readonly LogRow[], person: string, now: Seconds): Result[] {
  const shifts = shiftsOf(rows, person);
  const today = Math.floor(now / day) + 1;
  const worked = workedIn(shifts);
  const contract = team.find(({ name }) => name === person)?.contract ?? 0;
  const ahead = toQuarterHours(worked) - contract;
  const statuses = team.map(({ name }) => statusOf(rows, name).kind);
  const open = statuses.filter((kind) => kind !== "out").length;
  const present = statuses.filter((kind) => kind === "in").length;
  return [
    {
      id: "hoursToday",
      label: `Hours on ${dayText(today)}`,
      value: hoursText(workedIn(shifts.filter((shift) => shift.day === today))),
      note: person,
    },
    {
      id: "hoursMonth",
      label: "Hours this month",
      value: formatNumber(toQuarterHours(worked), 2),
      note: `${hoursText(worked)} before rounding`,
    },
    {
      id: "balance",
      label: "Against contract",
      value: `${ahead < 0 ? "−" : "+"}${formatNumber(Math.abs(ahead), 2)}`,
      note: `of ${contract} hours in ${month.name}`,
    },
    {
      id: "openShifts",
      label: "Open shifts",
      value: String(open),
      note: `${present} in, ${open - present} on break`,
    },
  ];
}

/** The month as cells, for a file: one row for each person and day, and one for the month. */
export function monthCells(rows: readonly LogRow[]): (string | number)[][] {
  const cells: (string | number)[][] = [["person", "date", "in", "out", "break", "hours", "open"]];
  for (const { name } of team) {
    const shifts = shiftsOf(rows, name);
    for (const { day: date, began, ended, worked, paused } of shifts) {
      const iso = `${month.year}-${String(month.month).padStart(2, "0")}-${String(date).padStart(2, "0")}`;
      const out = ended === null ? "" : clockText(ended);
      const numbers = [paused, worked].map((seconds) => (seconds / hour).toFixed(4));
      cells.push([name, iso, clockText(began), out, ...numbers, ended === null ? "open" : ""]);
    }
    const total = toQuarterHours(workedIn(shifts)).toFixed(2);
    cells.push([name, "month, to the quarter hour", "", "", "", total, ""]);
  }
  return cells;
}
