import { useMemo, useState } from "react";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import type { Seconds, StampKind } from "#models/time-stamp/log-book.ts";
import { type Entry, entriesState, logAt, logWith, maxEntries, outcomeOf } from "./log-entries.ts";
import { refusalText, writtenText } from "./words.ts";

/** The last reply of the form; until there is one, the page shows the status of the person. */
type Reply =
  | { kind: "nothing" }
  | { kind: "written" | "refused"; text: string }
  /** Asked until the answer is possible; an impossible one is refused beside the question. */
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
  const [reply, setReply] = useState<Reply>({ kind: "nothing" });
  const rows = useMemo(() => logWith(logAt(preset), entries.value), [preset, entries.value]);

  /** Whether the entries became rows. */
  function addEntries(
    added: readonly Entry[],
    refuse = (text: string) => setReply({ kind: "refused", text }),
  ): boolean {
    if (entries.value.length + added.length > maxEntries) {
      const text = `Nothing written: the address of this page holds ${maxEntries} rows of yours. Download the numbers, or reset.`;
      refuse(text);
      return false;
    }
    let after = rows;
    for (const entry of added) {
      const outcome = outcomeOf(after, entry);
      if (outcome.kind === "asks" && entry.kind === "press") {
        setReply({ kind: "asks", person, stamp: entry.stamp, since: outcome.since });
        return false;
      }
      if (outcome.kind !== "written") {
        refuse(outcome.kind === "refused" ? refusalText(person, outcome.refusal) : "");
        return false;
      }
      after = outcome.rows;
    }
    entries.change((before) => [...before, ...added]);
    setReply({ kind: "written", text: writtenText(after) });
    return true;
  }

  /** Whether the answer to a question became a row. */
  function answer(question: Extract<Reply, { kind: "asks" }>, leftAt: number): boolean {
    const answered: Entry = { kind: "answer", person, leftAt, at };
    const { stamp } = question;
    // Who pressed In is now clocked in; who pressed Out has just been clocked out by the answer.
    const added: Entry[] =
      stamp === "In" ? [answered, { kind: "press", person, stamp, at }] : [answered];
    return addEntries(added, (refused) => setReply({ ...question, refused }));
  }

  function clearReply() {
    setReply({ kind: "nothing" });
  }

  function restart() {
    entries.change(() => []);
    clearReply();
  }

  return { entries: entries.value, rows, reply, addEntries, answer, clearReply, restart };
}
