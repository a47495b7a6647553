import { type ComponentProps, useDeferredValue, useMemo, useRef, useState } from "react";
import { formatNumber } from "#app/format/number.ts";
import { AwaitUrlState } from "#app/url-state/await-url-state.tsx";
import { queryWith } from "#app/url-state/url-state.ts";
import { useUrlState } from "#app/url-state/use-url-state.ts";
import { minute, type Seconds, type StampKind, statusOf } from "#models/time-stamp/log-book.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { writeCsv } from "../kit/csv.ts";
import { DownloadButton } from "../kit/download-button.tsx";
import { Field } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { type Correction, CorrectionForm } from "./correction-form.tsx";
import {
  doorModel,
  type Entry,
  entriesState,
  logAt,
  logWith,
  mostEntries,
  outcomeOf,
  secondsAt,
} from "./fields.ts";
import { Clock, LeftWhen, StampForm } from "./stamp-form.tsx";
import { DayTable, LogTable, TeamTable, WeekChart } from "./tables.tsx";
import {
  headlines,
  momentText,
  monthCells,
  refusalText,
  statusText,
  writtenText,
} from "./words.ts";

/** What the form said last: until it has said something, where the person is. */
type Said =
  | { kind: "nothing" }
  | { kind: "written" | "refused"; text: string }
  /** Asked until there is an answer that can be: one that cannot is said beside the question. */
  | { kind: "asks"; person: string; stamp: StampKind; since: Seconds; refused?: string };

/** The form by the door, its log and the hours in it. */
function TimeStamp() {
  const state = useModel(doorModel);
  const entries = useUrlState(entriesState);
  const [said, setSaid] = useState<Said>({ kind: "nothing" });
  const answerPlace = useRef<HTMLParagraphElement>(null);
  const { preset, inputs, set } = state;
  const { person } = inputs;
  const rows = useMemo(() => logWith(logAt(preset), entries.value), [preset, entries.value]);
  const now = secondsAt(inputs);
  const at = now / minute;
  const results = useMemo(() => headlines(rows, person, now), [rows, person, now]);
  const slots = {
    person: doorModel.slotOf("person"),
    minuteOfDay: doorModel.slotOf("minuteOfDay"),
  };

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

  function left(question: Extract<Said, { kind: "asks" }>, leftAt: number) {
    const told: Entry = { kind: "answer", person, leftAt, at };
    const { stamp } = question;
    // Somebody who came in is now in; somebody who pressed Out has said all there is.
    const added: Entry[] = stamp === "In" ? [told, { kind: "press", person, stamp, at }] : [told];
    const isWritten = enter(added, (refused) => setSaid({ ...question, refused }));
    // The question is gone, and what was written is said here.
    if (isWritten) answerPlace.current?.focus();
  }

  const own = useMemo(() => {
    const replaced = new Set(rows.map(({ replaces }) => replaces));
    return rows
      .map((row, index) => ({ row, number: index + 1 }))
      .filter(({ row, number }) => row.person === person && !replaced.has(number))
      .slice(-8)
      .toReversed();
  }, [rows, person]);
  const actions = {
    ...state,
    changed: state.changed || entries.value.length > 0,
    reset: () => {
      state.reset();
      entries.change(() => []);
      setSaid({ kind: "nothing" });
    },
    query: queryWith(entriesState, state.query, entries.value),
  };

  return (
    <ModelShell label="Time stamp form" state={actions} results={results}>
      <AwaitUrlState keys={entriesState.keys} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="space-y-5">
          <h2 className="sr-only">The form by the door</h2>
          <div className="needs-script no-print space-y-5">
            <PresetSwitch
              label="Moment to start from"
              state={{
                ...state,
                choosePreset: (name) => {
                  state.choosePreset(name);
                  entries.change(() => []);
                  setSaid({ kind: "nothing" });
                },
              }}
            />
            <div>
              <Field state={state} name="day" look="slider" />
              <Clock
                minuteOfDay={inputs.minuteOfDay}
                setMinute={(value) => slots.minuteOfDay && set(slots.minuteOfDay, value)}
              />
            </div>
            <StampForm
              person={person}
              choose={(name) => {
                if (slots.person) set(slots.person, name);
                setSaid({ kind: "nothing" });
              }}
              pressed={(stamp) => enter([{ kind: "press", person, stamp, at }])}
            />
            <div>
              <p
                ref={answerPlace}
                tabIndex={-1}
                role="status"
                className={`min-h-[2lh] outline-none text-small ${said.kind === "refused" ? "text-loss" : "text-muted"}`}
              >
                {said.kind === "nothing" || said.kind === "asks"
                  ? statusText(person, statusOf(rows, person))
                  : said.text}
              </p>
              {said.kind === "asks" && said.person === person && (
                <LeftWhen
                  person={person}
                  since={said.since}
                  refused={said.refused}
                  left={(leftAt) => left(said, leftAt)}
                />
              )}
            </div>
            <div className="flex flex-wrap gap-2.5">
              <CaseActions state={actions} />
              <DownloadButton fileName="february-2021.csv" text={() => writeCsv(monthCells(rows))}>
                Month as CSV
              </DownloadButton>
            </div>
            <p className="text-small text-muted">
              The link keeps up to {formatNumber(mostEntries)} rows of yours. Days are those of
              February 2021, from 1 to 28.
            </p>
          </div>
          <p className="hidden text-small print:block noscript:block">
            At the door: {person}, {momentText(now)}.
          </p>
        </div>
        <div className="space-y-8">
          <WeekLater rows={rows} person={person} date={inputs.day} />
          <LogTable rows={rows} />
          <details className="needs-script no-print group border-b border-ink">
            <summary className="flex min-h-11 cursor-pointer items-center justify-between">
              Correct a row of {person}
              <span aria-hidden="true" className="group-open:rotate-45">
                +
              </span>
            </summary>
            <CorrectionForm
              key={person}
              rows={own}
              write={(correction: Correction) => enter([{ kind: "correct", ...correction, at }])}
            />
          </details>
        </div>
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        <DayTable rows={rows} person={person} />
        <div className="border-t border-ink pt-2">
          <TeamTable rows={rows} />
        </div>
      </div>
    </ModelShell>
  );
}

/** The clock answers at once; the chart of the week follows as soon as there is time. */
function WeekLater({ date, ...log }: ComponentProps<typeof WeekChart>) {
  return <WeekChart {...log} date={useDeferredValue(date)} />;
}

export const handle = {
  Model: TimeStamp,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
