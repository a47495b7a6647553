import { useMemo, useState } from "react";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import type { Seconds, StampKind } from "#models/time-stamp/log-book.ts";
import { type Entry, entriesState, logAt, logWith, mostEntries, outcomeOf } from "./log-entries.ts";
import { refusalText, writtenText } from "./words.ts";

/** What the form said last: until it has said something, where the person is. */
type Said =
  | { kind: "nothing" }
  | { kind: "written" | "refused"; text: string }
  /** Asked until there is an answer that can be: one that cannot is said beside the question. */
  | { kind: "asks"; person: string; stamp: StampKind; since: Seconds; refused?: string };

/** The log with the visitor's own rows, which the url keeps, and what the form answered to the last of them. */
export function useStamping({
  preset,
  person,
  at,
}: {
  preset: Parameters<typeof logAt>[0];
  person: string;
  at: number;
}) {
  const entries = useUrlState(entriesState);
  const [said, setSaid] = useState<Said>({ kind: "nothing" });
  const rows = useMemo(() => logWith(logAt(preset), entries.value), [preset, entries.value]);

  /** Whether the entries became rows. */
  function enter(
    added: readonly Entry[],
    refuse = (text: string) => setSaid({ kind: "refused", text }),
  ): boolean {
    if (entries.value.length + added.length > mostEntries) {
      const text = `Nothing written: the address of this page holds ${mostEntries} rows of yours. Save the month as CSV, or reset.`;
      refuse(text);
      return false;
    }
    let after = rows;
    for (const entry of added) {
      const outcome = outcomeOf(after, entry);
      if (outcome.kind === "asks" && entry.kind === "press") {
        setSaid({ kind: "asks", person, stamp: entry.stamp, since: outcome.since });
        return false;
      }
      if (outcome.kind !== "written") {
        refuse(outcome.kind === "refused" ? refusalText(person, outcome.refusal) : "");
        return false;
      }
      after = outcome.rows;
    }
    entries.change((before) => [...before, ...added]);
    setSaid({ kind: "written", text: writtenText(after) });
    return true;
  }

  /** Whether the answer to a question became a row. */
  function answer(question: Extract<Said, { kind: "asks" }>, leftAt: number): boolean {
    const told: Entry = { kind: "answer", person, leftAt, at };
    const { stamp } = question;
    // Somebody who came in is now in; somebody who pressed Out has said all there is.
    const added: Entry[] = stamp === "In" ? [told, { kind: "press", person, stamp, at }] : [told];
    return enter(added, (refused) => setSaid({ ...question, refused }));
  }

  function sayNothing() {
    setSaid({ kind: "nothing" });
  }

  function startAgain() {
    entries.change(() => []);
    sayNothing();
  }

  return { entries: entries.value, rows, said, enter, answer, sayNothing, startAgain };
}
