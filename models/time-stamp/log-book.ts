/** Whole seconds since midnight at the start of the month. */
export type Seconds = number;

export const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

export type StampKind = "In" | "Break" | "Out";

export const stampKinds = ["In", "Break", "Out"] as const satisfies readonly StampKind[];

/** One row of the log. Its number is its place, from 1; no row is ever changed or removed. */
export type LogRow = {
  person: string;
  kind: StampKind;
  /** When it happened, and when it was written. */
  time: Seconds;
  written: Seconds;
  source: "Stamp" | "Correction";
  reason: string;
  /** Number of the row that this one takes the place of. */
  replaces: number | null;
};

/** Longer than this without a clock-out, and it was forgotten. */
export const longestShift = 16 * hour;

export type Status =
  | { kind: "out"; since: Seconds | null }
  | { kind: "in" | "break"; since: Seconds };

export type Refusal =
  | { kind: "clock runs backward"; lastWritten: Seconds }
  | { kind: "already"; status: Status }
  | { kind: "not in" }
  | { kind: "too late"; since: Seconds }
  | { kind: "too early"; since: Seconds }
  | { kind: "in the future" }
  | { kind: "no such row" }
  | { kind: "replaced before" }
  | { kind: "no reason" }
  | { kind: "out of order" };

/** What a press or a correction leads to. */
export type Outcome =
  | { kind: "written"; rows: readonly LogRow[] }
  /** The shift before was never closed: the form asks when it ended. */
  | { kind: "asks"; since: Seconds }
  | { kind: "refused"; refusal: Refusal };

/** The rows that count, by the time they happened: those that were replaced do not. */
export function countingRows(rows: readonly LogRow[]): LogRow[] {
  const replaced = rows.flatMap((row) => row.replaces ?? []);
  return rows
    .filter((_, index) => !replaced.includes(index + 1))
    .toSorted((a, b) => a.time - b.time);
}

export function rowsThatCount(rows: readonly LogRow[], person: string): LogRow[] {
  return countingRows(rows).filter((row) => row.person === person);
}

export function statusOf(rows: readonly LogRow[], person: string): Status {
  const last = rowsThatCount(rows, person).at(-1);
  if (!last) return { kind: "out", since: null };
  const kinds = { In: "in", Break: "break", Out: "out" } as const;
  return { kind: kinds[last.kind], since: last.time };
}

/** A press on In, Break or Out. */
export function press(
  rows: readonly LogRow[],
  person: string,
  kind: StampKind,
  now: Seconds,
): Outcome {
  const lastWritten = rows.at(-1)?.written ?? 0;
  if (now < lastWritten) return refused({ kind: "clock runs backward", lastWritten });
  const status = statusOf(rows, person);
  if (status.kind === "out") {
    if (kind === "In") return write(rows, stamp(person, kind, now));
    return refused(kind === "Out" ? { kind: "already", status } : { kind: "not in" });
  }
  if (now - status.since > longestShift) return { kind: "asks", since: status.since };
  const isThere = status.kind === "in" ? "In" : "Break";
  if (kind === isThere) return refused({ kind: "already", status });
  return write(rows, stamp(person, kind, now));
}

/** The answer to a forgotten clock-out, kept as a correction. */
export function answer(
  rows: readonly LogRow[],
  person: string,
  leftAt: Seconds,
  now: Seconds,
): Outcome {
  const lastWritten = rows.at(-1)?.written ?? 0;
  if (now < lastWritten) return refused({ kind: "clock runs backward", lastWritten });
  const status = statusOf(rows, person);
  if (status.kind === "out") return refused({ kind: "already", status });
  if (leftAt <= status.since) return refused({ kind: "too early", since: status.since });
  if (leftAt > now) return refused({ kind: "in the future" });
  if (leftAt - status.since > longestShift)
    return refused({ kind: "too late", since: status.since });
  return write(rows, {
    ...stamp(person, "Out", leftAt),
    written: now,
    source: "Correction",
    reason: "Forgot to clock out",
  });
}

/** A new row in the place of an earlier one, which stays. */
export function correct(
  rows: readonly LogRow[],
  { replaces, kind, time, reason }: Pick<LogRow, "kind" | "time" | "reason"> & { replaces: number },
  now: Seconds,
): Outcome {
  const lastWritten = rows.at(-1)?.written ?? 0;
  const wrong = rows[replaces - 1];
  if (now < lastWritten) return refused({ kind: "clock runs backward", lastWritten });
  if (!wrong) return refused({ kind: "no such row" });
  if (rows.some((row) => row.replaces === replaces)) return refused({ kind: "replaced before" });
  if (reason.trim() === "") return refused({ kind: "no reason" });
  if (time > now) return refused({ kind: "in the future" });
  const correction: LogRow = {
    ...stamp(wrong.person, kind, time),
    written: now,
    source: "Correction",
    reason: reason.trim(),
    replaces,
  };
  const after = [...rows, correction];
  if (!isInOrder(rowsThatCount(after, wrong.person))) return refused({ kind: "out of order" });
  return { kind: "written", rows: after };
}

const followers: Record<StampKind, readonly StampKind[]> = {
  In: ["Break", "Out"],
  Break: ["In", "Out"],
  Out: ["In"],
};

/** In, then breaks and returns, then Out, each later than the one before. */
function isInOrder(counted: readonly LogRow[]) {
  return counted.every((row, index) => {
    const before = counted[index - 1];
    if (!before) return row.kind === "In";
    return row.time > before.time && followers[before.kind].includes(row.kind);
  });
}

function stamp(person: string, kind: StampKind, now: Seconds): LogRow {
  return { person, kind, time: now, written: now, source: "Stamp", reason: "", replaces: null };
}

function write(rows: readonly LogRow[], row: LogRow): Outcome {
  return { kind: "written", rows: [...rows, row] };
}

function refused(refusal: Refusal): Outcome {
  return { kind: "refused", refusal };
}
