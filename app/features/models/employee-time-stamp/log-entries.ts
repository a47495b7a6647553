import {
  escapeSeparators,
  type UrlState,
  unescapeSeparators,
} from "#app/lib/url-state/url-state.ts";
import { demoLog } from "#models/time-stamp/demo-log.ts";
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
import { sheet } from "#models/time-stamp/sheet.ts";
import { clockText } from "./words.ts";

type MomentName = keyof typeof sheet.presets;

export function secondsAt({ day: date, minuteOfDay }: { day: number; minuteOfDay: number }) {
  return (date - 1) * day + minuteOfDay * minute;
}

const demoLogs = new Map<MomentName, LogRow[]>();

/** The log of a moment to start from. */
export function logAt(name: MomentName): LogRow[] {
  const known = demoLogs.get(name);
  if (known) return known;
  const { inputs } = sheet.presets[name];
  const made = demoLog(inputs.day, clockText(secondsAt(inputs)));
  demoLogs.set(name, made);
  return made;
}

/** What the visitor did. Times are in minutes since the start of the month. */
export type Entry =
  | { kind: "press"; person: string; stamp: StampKind; at: number }
  | { kind: "answer"; person: string; leftAt: number; at: number }
  | { kind: "correct"; row: number; stamp: StampKind; time: number; at: number; reason: string };

/** So that a case fits into an address. */
export const maxEntries = 60;

export function outcomeOf(rows: readonly LogRow[], entry: Entry): Outcome {
  const now = entry.at * minute;
  if (entry.kind === "press") return press(rows, entry.person, entry.stamp, now);
  if (entry.kind === "answer") return answer(rows, entry.person, entry.leftAt * minute, now);
  const { row: replaces, stamp: kind, time, reason } = entry;
  return correct(rows, { replaces, kind, time: time * minute, reason }, now);
}

/** The log with the visitor's entries; what a url holds and the rules refuse is left out. */
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
      .slice(0, maxEntries)
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
