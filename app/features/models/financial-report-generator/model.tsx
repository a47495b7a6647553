import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { AwaitUrlState } from "#app/boot/inline-script.tsx";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import { fileInputs } from "#models/report/file-inputs.ts";
import { sheet } from "#models/report/sheet.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { Field, FieldGroups } from "../kit/field-groups.tsx";
import type { ModelHandle } from "../kit/model-handle.tsx";
import { modelOf } from "../kit/model-of.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { resultsOf, spoken } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { useSessionText } from "../kit/use-session-text.ts";
import { demoText, mappingState, ownTextKey, readFile } from "./case-file.ts";
import { Problems } from "./control-page.tsx";
import { Accounts, type MoveAccount } from "./mapping-table.tsx";
import { ProfitBridge } from "./profit-bridge.tsx";
import { Source } from "./source.tsx";
import { IncomeStatementTable } from "./statement-tables.tsx";
import { Statements } from "./statements.tsx";
import { fileText } from "./words.ts";

const reportModel = modelOf(sheet);
const vatFields = sheet.groups.filter(({ title }) => title === "VAT");

/** The visitor's trial balance, or a demo, as a report. */
function ReportGenerator() {
  const state = useModel(reportModel);
  const mapping = useUrlState(mappingState);
  const own = useSessionText(ownTextKey);
  const { preset: source, inputs, set, choosePreset } = state;
  const demo = useMemo(() => (source === "own" ? "" : demoText(source)), [source]);
  const text = source === "own" ? own.text : demo;
  const current = useMemo(
    () => ({ text, decimalMark: inputs.decimalMark, mapping: mapping.value }),
    [text, inputs.decimalMark, mapping.value],
  );
  // Typing into a long file must not wait for its report. Text and format change together: read with each
  // other's, both would be full of errors.
  const read = useDeferredValue(current);
  const trial = useMemo(() => readFile(read.text, read), [read]);
  const file = useMemo(() => fileInputs(trial, trial.openQuote), [trial]);
  // No headline depends on days and VAT, and the ratios follow the sliders when the browser has time.
  const later = useDeferredValue(inputs);
  const figures = useMemo(
    () => shownFigures(sheet.calculate({ ...later, decimalMark: read.decimalMark, ...file })),
    [read.decimalMark, later, file],
  );
  const results = useMemo(
    () =>
      resultsOf(sheet, figures).map((result) =>
        result.id === "checks" ? { ...result, note: fileText(trial) } : result,
      ),
    [figures, trial],
  );
  const hasReport = file.problemsInFile === 0;

  const { change } = mapping;
  const move: MoveAccount = useCallback(
    (account, line) => change((before) => new Map(before).set(account, line)),
    [change],
  );
  const decimals = reportModel.slotOf("decimalMark");
  const vat = (["vatInReceivables", "vatInPayables"] as const).map((name) => ({
    ...{ slot: reportModel.slotOf(name), value: inputs[name] },
  }));
  const outcome = useRef<HTMLDivElement>(null);

  /** Makes a text the visitor's own, in the format and with the VAT with which it was shown. */
  function adopt(adopted: string) {
    own.replace(adopted);
    choosePreset("own");
    for (const { slot, value } of [{ slot: decimals, value: inputs.decimalMark }, ...vat]) {
      if (slot) set(slot, value);
    }
  }

  /** A moved account is part of the case. */
  const actions = {
    ...state,
    changed: state.changed || mapping.value.size > 0,
    reset: () => {
      state.reset();
      change(() => new Map());
    },
    query: queryWith(mappingState, state.query, mapping.value),
  };

  return (
    <ModelShell label={sheet.page?.label ?? sheet.title} state={actions} results={results}>
      <AwaitUrlState keys={mappingState.keys} />
      <div className="mt-3 lg:mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label={sheet.page?.presetLabel ?? ""} state={state} />
        </div>
        <div
          ref={outcome}
          tabIndex={-1}
          className="flex flex-col gap-8 outline-none lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {hasReport ? (
            <>
              <ProfitBridge figures={figures} spokenResult={spoken(results)} />
              <IncomeStatementTable figures={figures} />
            </>
          ) : (
            <Problems
              trial={trial}
              decimalMark={read.decimalMark}
              text={read.text}
              mapping={read.mapping}
              move={(account, line) => {
                move(account, line);
                // The control that was used is gone with its problem, so the focus goes to the outcome.
                outcome.current?.focus();
              }}
              chooseDecimals={(mark) => {
                if (decimals) set(decimals, mark);
                outcome.current?.focus();
              }}
            />
          )}
        </div>
        <div className="flex flex-col gap-5 pb-5 print:pb-0">
          <h2 className="sr-only">Trial balance</h2>
          <div className="needs-script no-print flex flex-col gap-5">
            <Source
              source={source}
              // The text of a demo arrives with its report; what the visitor types is there at once.
              text={source === "own" ? text : read.text}
              replaced={own.replaced}
              adopt={adopt}
              edit={own.edit}
              restore={own.restore}
            />
            <div>
              <p className="mb-1.5 text-base leading-snug">{sheet.inputs.decimalMark.label}</p>
              <Field state={state} name="decimalMark" look="box" />
            </div>
            <Field state={state} name="daysInPeriod" look="slider" />
            <FieldGroups state={state} groups={vatFields} />
            <CaseActions state={actions} />
          </div>
          <StaticInputs model={reportModel} inputs={inputs} />
        </div>
      </div>
      {hasReport && <Statements figures={figures} />}
      {trial.accounts.length > 0 && (
        <Accounts accounts={trial.accounts} isReported={hasReport} idOf={figures.id} move={move} />
      )}
    </ModelShell>
  );
}

export const handle = {
  Model: ReportGenerator,
  loadWorkings: () => import("./workings.ts"),
} satisfies ModelHandle;
