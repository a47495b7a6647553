import { type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { AwaitUrlState } from "#app/boot/inline-script.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { minute, statusOf } from "#models/time-stamp/log-book.ts";
import { sheet } from "#models/time-stamp/sheet.ts";
import { stampsOf } from "#models/time-stamp/stamps.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { Field } from "../kit/field-groups.tsx";
import type { ModelHandle } from "../kit/model-handle.tsx";
import { modelOf } from "../kit/model-of.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { useModel } from "../kit/use-model.ts";
import { type Correction, CorrectionForm } from "./correction-form.tsx";
import { DayTable, LegalTable, TeamTable, WeekChart } from "./hours-tables.tsx";
import { entriesState, maxEntries, secondsAt } from "./log-entries.ts";
import { LogTable } from "./log-table.tsx";
import { Clock, LeavingTimeForm, StampForm } from "./stamp-form.tsx";
import { useStamping } from "./use-stamping.ts";
import { dayText, momentText, statusText } from "./words.ts";

const doorModel = modelOf(sheet);

/** The form and the strip answer at once; chart and tables follow as soon as there is time. */
function Deferred<Figures>(props: { figures: Figures; children: (later: Figures) => ReactNode }) {
  return props.children(useDeferredValue(props.figures));
}

/** The form by the door, its log and the hours in it. */
function TimeStamp() {
  const state = useModel(doorModel);
  const replyLine = useRef<HTMLParagraphElement>(null);
  const { preset, inputs, set } = state;
  const { person } = inputs;
  const now = secondsAt(inputs);
  const at = now / minute;
  const { entries, rows, reply, addEntries, answer, clearReply, restart } = useStamping({
    preset,
    person,
    at,
  });
  const stamps = useMemo(() => stampsOf(rows), [rows]);
  const figures = useMemo(
    () => shownFigures(sheet.calculate({ ...inputs, stamps })),
    [inputs, stamps],
  );
  const results = useMemo(
    () =>
      resultsOf(sheet, figures).map((result) =>
        result.id === "hoursToday"
          ? { ...result, label: `Hours on ${dayText(figures.number("day"))}` }
          : result,
      ),
    [figures],
  );
  const slots = {
    person: doorModel.slotOf("person"),
    minuteOfDay: doorModel.slotOf("minuteOfDay"),
  };

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
    changed: state.changed || entries.length > 0,
    reset: () => {
      state.reset();
      restart();
    },
    query: queryWith(entriesState, state.query, entries),
  };

  return (
    <ModelShell label={sheet.page?.label ?? sheet.title} state={actions} results={results}>
      <AwaitUrlState keys={entriesState.keys} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5 pb-5 print:pb-0">
          <h2 className="sr-only">The form by the door</h2>
          <div className="needs-script no-print flex flex-col gap-5">
            <PresetSwitch
              label={sheet.page?.presetLabel ?? ""}
              state={{
                ...state,
                choosePreset: (name) => {
                  state.choosePreset(name);
                  restart();
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
                clearReply();
              }}
              pressed={(stamp) => addEntries([{ kind: "press", person, stamp, at }])}
            />
            <div>
              <p
                ref={replyLine}
                tabIndex={-1}
                role="status"
                className={`min-h-[2lh] outline-none text-small ${reply.kind === "refused" ? "text-loss" : "text-muted"}`}
              >
                {reply.kind === "nothing" || reply.kind === "asks"
                  ? statusText(person, statusOf(rows, person))
                  : reply.text}
              </p>
              {reply.kind === "asks" && reply.person === person && (
                <LeavingTimeForm
                  person={person}
                  since={reply.since}
                  refused={reply.refused}
                  answered={(leftAt) => {
                    // The question is gone, and the reply is here.
                    if (answer(reply, leftAt)) replyLine.current?.focus();
                  }}
                />
              )}
            </div>
          </div>
          <p className="hidden text-small print:block noscript:block">
            At the door: {person}, {momentText(now)}.
          </p>
        </div>
        <div className="flex flex-col gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Deferred figures={figures}>
            {(later) => <WeekChart figures={later} date={later.number("day")} />}
          </Deferred>
          <LogTable rows={rows} />
          <Fold
            title={`Correct a row of ${person}`}
            className="needs-script no-print border-y border-rule text-small"
          >
            <CorrectionForm
              key={person}
              rows={own}
              write={(correction: Correction) =>
                addEntries([{ kind: "correct", ...correction, at }])
              }
            />
          </Fold>
        </div>
        <div className="needs-script no-print flex flex-col gap-5">
          <CaseActions state={actions} />
          <p className="text-small text-muted">
            The link keeps up to {formatNumber(maxEntries)} rows of yours. Days are those of
            February 2021, from 1 to 28.
          </p>
        </div>
      </div>
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        <Deferred figures={figures}>
          {(later) => (
            <>
              <div className="flex flex-col gap-8">
                <DayTable figures={later} />
                <LegalTable figures={later} />
              </div>
              <TeamTable figures={later} />
            </>
          )}
        </Deferred>
      </div>
    </ModelShell>
  );
}

export const handle = {
  Model: TimeStamp,
  loadWorkings: () => import("./workings.ts"),
} satisfies ModelHandle;
