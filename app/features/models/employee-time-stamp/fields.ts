import { escapeSeparators, unescapeSeparators } from "#app/url-state/separators.ts";
import type { UrlState } from "#app/url-state/url-state.ts";
import { demoLog } from "#models/time-stamp/demo-log.ts";
import { month } from "#models/time-stamp/demo-month/shifts.ts";
import { team } from "#models/time-stamp/demo-month/team.ts";
import {
  answer,
  correct,
  day,
  type LogRow,
  minute,
  type Outcome,
  press,
  type StampKind,
  stampKinds,
} from "#models/time-stamp/log-book.ts";
import { defineModel } from "../kit/define-model.ts";
import { plain } from "../kit/units.ts";

/** Who is at the form, and what its clock shows. */
export type DoorInputs = { person: string; day: number; minuteOfDay: number };

export type MomentName = "evening" | "forgotten" | "night";

/** The log up to each moment; after it, it is the visitor's. */
const moments: Record<MomentName, { day: number; clock: string }> = {
  evening: { day: 26, clock: "18:30" },
  forgotten: { day: 26, clock: "07:40" },
  night: { day: 25, clock: "21:50" },
};

/** `?case=night&day=26&time=120`: the time in minutes since midnight. */
export const doorModel = defineModel<DoorInputs, MomentName>({
  fields: {
    person: {
      kind: "choice",
      label: "Who is at the door",
      key: "who",
      options: team.map(({ name }) => ({ value: name, label: name })),
    },
    day: {
      kind: "number",
      label: "Day of February",
      key: "day",
      unit: plain,
      limits: { min: 1, max: month.days, step: 1 },
    },
    minuteOfDay: {
      kind: "number",
      label: "Time",
      key: "time",
      unit: plain,
      limits: { min: 0, max: 24 * 60 - 1, step: 1 },
    },
  },
  presets: {
    evening: { title: "Evening", inputs: inputsAt("evening", "Lena Hoffmann") },
    forgotten: { title: "Forgotten", inputs: inputsAt("forgotten", "Karim Nasser") },
    night: { title: "Night", inputs: inputsAt("night", "Felix Brandt") },
  },
  opensWith: "evening",
  presetKey: "case",
});

function inputsAt(name: MomentName, person: string): DoorInputs {
  const { day, clock } = moments[name];
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return { person, day, minuteOfDay: hours * 60 + minutes };
}

export function secondsAt({ day: date, minuteOfDay }: Pick<DoorInputs, "day" | "minuteOfDay">) {
  return (date - 1) * day + minuteOfDay * minute;
}

const demoLogs = new Map<MomentName, LogRow[]>();

export function logAt(name: MomentName): LogRow[] {
  const known = demoLogs.get(name);
  if (known) return known;
  const made = demoLog(moments[name].day, moments[name].clock);
  demoLogs.set(name, made);
  return made;
}

/** What the visitor did. Times are in minutes since the start of the month. */
export type Entry =
  | { kind: "press"; person: string; stamp: StampKind; at: number }
  | { kind: "answer"; person: string; leftAt: number; at: number }
  | { kind: "correct"; row: number; stamp: StampKind; time: number; at: number; reason: string };

/** So that a case fits into an address. */
export const mostEntries = 60;

export function outcomeOf(rows: readonly LogRow[], entry: Entry): Outcome {
  const now = entry.at * minute;
  if (entry.kind === "press") return press(rows, entry.person, entry.stamp, now);
  if (entry.kind === "answer") return answer(rows, entry.person, entry.leftAt * minute, now);
  const { row: replaces, stamp: kind, time, reason } = entry;
  return correct(rows, { replaces, kind, time: time * minute, reason }, now);
}

/** The log with the visitor's entries; those that a url invented and the rules refuse are left out. */
export function logWith(start: readonly LogRow[], entries: readonly Entry[]): readonly LogRow[] {
  return entries.reduce((rows, entry) => {
    const outcome = outcomeOf(rows, entry);
    return outcome.kind === "written" ? outcome.rows : rows;
  }, start);
}

/** `?log=11.In.37590_11.Out.37650`: entries in the order in which they were made. */
export const entriesState: UrlState<readonly Entry[]> = {
  keys: ["log"],
  read: (query) =>
    (query.get("log") ?? "")
      .split("_")
      .slice(0, mostEntries)
      .flatMap((written) => readEntry(written) ?? []),
  write: function* (entries) {
    if (entries.length > 0) yield ["log", entries.map(writeEntry).join("_")];
  },
};

function writeEntry(entry: Entry) {
  if (entry.kind === "press") return [indexOf(entry.person), entry.stamp, entry.at].join(".");
  if (entry.kind === "answer")
    return [indexOf(entry.person), "Left", entry.at, entry.leftAt].join(".");
  const { row, stamp, time, at, reason } = entry;
  return [`r${row}`, stamp, at, time, escapeSeparators(reason)].join(".");
}

function readEntry(written: string): Entry | null {
  const [who = "", what = "", ...rest] = written.split(".");
  const [at, second] = rest.map((text) => (/^\d{1,5}$/.test(text) ? Number(text) : undefined));
  const stamp = stampKinds.find((kind) => kind === what);
  if (at === undefined) return null;
  if (who.startsWith("r")) {
    const row = Number(who.slice(1));
    if (!stamp || second === undefined || !Number.isInteger(row)) return null;
    return {
      kind: "correct",
      row,
      stamp,
      at,
      time: second,
      reason: unescapeSeparators(rest[2] ?? ""),
    };
  }
  const person = /^\d{1,2}$/.test(who) ? team[Number(who)]?.name : undefined;
  if (!person) return null;
  if (stamp) return { kind: "press", person, stamp, at };
  return what === "Left" && second !== undefined
    ? { kind: "answer", person, leftAt: second, at }
    : null;
}

function indexOf(person: string) {
  return team.findIndex(({ name }) => name === person);
}
