import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { BridgeChart } from "#app/components/charts/bridge-chart.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { AwaitUrlState } from "#app/url-state/await-url-state.tsx";
import { queryWith } from "#app/url-state/url-state.ts";
import { useUrlState } from "#app/url-state/use-url-state.ts";
import { type Report, reportOf } from "#models/report/statements.ts";
import { readTrialBalance } from "#models/report/trial-balance.ts";
import { profitBridge } from "#models/report/variances.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { readCsv, writeCsv } from "../kit/csv.ts";
import { DownloadButton } from "../kit/download-button.tsx";
import { Field } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { spoken } from "../kit/result.ts";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { useSessionText } from "../kit/use-session-text.ts";
import { MappingTable, type MoveAccount, Problems } from "./control-page.tsx";
import { demoText, mappingState, reportModel } from "./fields.ts";
import { Source } from "./source.tsx";
import {
  BalanceSheetTable,
  CashFlowTable,
  IncomeStatementTable,
  RatioTable,
} from "./statements.tsx";
import { headlines, reportCells, shortUnit } from "./words.ts";

/** The visitor's trial balance, or a demo, as a report. */
function ReportGenerator() {
  const state = useModel(reportModel);
  const mapping = useUrlState(mappingState);
  const own = useSessionText("trial-balance");
  const { preset: source, inputs, set, choosePreset } = state;
  const text = source === "own" ? own.text : demoText(source);
  // Typing into a long file must not wait for its report.
  const readText = useDeferredValue(text);
  const trial = useMemo(() => {
    const { cells, openQuote } = readCsv(readText);
    const options = { decimalMark: inputs.decimalMark, mapping: mapping.value };
    return { ...readTrialBalance(cells, options), openQuote };
  }, [readText, inputs.decimalMark, mapping.value]);
  const isSound = trial.problems.length === 0 && !trial.openQuote;
  const report = useMemo(
    () => (isSound ? reportOf(trial.accounts) : null),
    [isSound, trial.accounts],
  );
  const results = headlines(trial, report, inputs.daysInPeriod);

  const { change } = mapping;
  const move: MoveAccount = useCallback(
    (account, line) => change((before) => new Map(before).set(account, line)),
    [change],
  );
  const decimals = reportModel.slotOf("decimalMark");
  const outcome = useRef<HTMLDivElement>(null);

  /** Makes a text the visitor's own, in the format in which it was shown. */
  function take(taken: string) {
    own.replace(taken);
    choosePreset("own");
    if (decimals) set(decimals, inputs.decimalMark);
  }

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
    <ModelShell label="Report generator" state={state} results={results}>
      <AwaitUrlState keys={mappingState.keys} />
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Trial balance to start from" state={state} />
        </div>
        <div
          ref={outcome}
          tabIndex={-1}
          className="space-y-8 outline-none lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          {report ? (
            <>
              <Bridge report={report} hasBudget={trial.hasBudget} spokenResult={spoken(results)} />
              <IncomeStatementTable report={report} hasBudget={trial.hasBudget} />
            </>
          ) : (
            <Problems
              trial={trial}
              decimalMark={inputs.decimalMark}
              text={readText}
              mapping={mapping.value}
              move={(account, line) => {
                move(account, line);
                // The control that was used is gone with its problem; what came of it is here.
                outcome.current?.focus();
              }}
              chooseDecimals={(mark) => {
                if (decimals) set(decimals, mark);
                outcome.current?.focus();
              }}
            />
          )}
        </div>
        <div className="space-y-5">
          <h2 className="sr-only">Trial balance</h2>
          <div className="needs-script no-print space-y-5">
            <Source
              source={source}
              text={text}
              replaced={own.replaced}
              take={take}
              edit={own.edit}
              bringBack={own.bringBack}
            />
            <div className="space-y-3">
              <p className="text-small">Amounts are written as</p>
              <Field state={state} name="decimalMark" look="box" />
            </div>
            <Field state={state} name="daysInPeriod" look="slider" />
            <CaseActions state={actions} />
          </div>
          <StaticInputs model={reportModel} inputs={inputs} />
        </div>
      </div>
      {report && (
        <Statements
          report={report}
          hasOpening={trial.hasOpening}
          days={inputs.daysInPeriod}
          fileText={() => writeCsv(reportCells(report, trial))}
        />
      )}
      {trial.accounts.length > 0 && (
        <details className="group mt-10 border-y border-ink">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between text-h3">
            <h3 className="text-h3">Accounts and their lines</h3>
            <span aria-hidden="true" className="group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-reading pb-2 text-small text-muted">
            The line is found by the account number, or by a column titled line. Moving an account
            changes every statement at once; the move is part of the link.
          </p>
          <MappingTable accounts={trial.accounts} move={move} />
        </details>
      )}
    </ModelShell>
  );
}

function Bridge({
  report: { income, budget },
  hasBudget,
  spokenResult,
}: {
  report: Report;
  hasBudget: boolean;
  spokenResult: string;
}) {
  const bridge = profitBridge(income, budget);
  const amounts = [bridge.budget, bridge.actual, ...bridge.changes.map(({ change }) => change)];
  const unit = shortUnit(Math.max(...amounts.map(Math.abs)) / 100);
  const inUnit = (cents: number) => cents / 100 / unit.euros;
  const changes = bridge.changes.map(({ name, change }) => ({ name, change: inUnit(change) }));
  const [first, ...rest] = changes;
  // Without a budget every line is a change from nothing, and sales are where it starts.
  const start = hasBudget
    ? { name: "budget", value: inUnit(bridge.budget) }
    : { name: "sales", value: first?.change ?? 0 };
  return (
    <section aria-labelledby="profit-bridge">
      <h2 id="profit-bridge" className="text-h2">
        {hasBudget ? "From budgeted to actual profit" : "From sales to profit"}
      </h2>
      <Figure caption={`Fig. 1 – ${unit.name}; the income statement below has every line`}>
        <BridgeChart
          label={`Bridge from ${start.name} to profit. ${spokenResult}`}
          start={start}
          changes={hasBudget ? changes : rest}
          endName={hasBudget ? "actual" : "profit"}
          formatTotal={(amount) => formatNumber(amount, { atMost: unit.atMost })}
          formatChange={(amount) => formatChange(amount, { atMost: unit.atMost })}
        />
      </Figure>
    </section>
  );
}

function Statements({
  report,
  hasOpening,
  days,
  fileText,
}: {
  report: Report;
  hasOpening: boolean;
  days: number;
  fileText: () => string;
}) {
  return (
    <section aria-labelledby="statements" className="mt-12 border-t border-ink pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="statements" className="text-h2">
          Balance sheet, cash flow and ratios
        </h2>
        <div className="needs-script no-print flex flex-wrap gap-2.5">
          <DownloadButton fileName="report.csv" text={fileText}>
            Download as CSV
          </DownloadButton>
          <Button look="quiet" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[5fr_4fr_3fr] print:grid-cols-2">
        <BalanceSheetTable report={report} hasOpening={hasOpening} />
        {hasOpening ? (
          <CashFlowTable report={report} />
        ) : (
          <p className="text-muted">
            The cash flow compares two balance sheets. Add a column titled opening to see it.
          </p>
        )}
        <RatioTable report={report} days={days} />
      </div>
    </section>
  );
}

export const handle = { Model: ReportGenerator } satisfies LivingHandle;
