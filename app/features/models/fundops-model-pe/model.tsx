import { memo, useDeferredValue, useMemo } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { type FundInputs, fundLimits } from "#models/fund/inputs.ts";
import { type FundQuarter, fundLedger } from "#models/fund/ledger.ts";
import { reconcile } from "#models/fund/lp-accounts.ts";
import { fundResults } from "#models/fund/results.ts";
import type { ScenarioName } from "#models/waterfall/scenarios.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { Field, FieldGroups } from "../kit/field-groups.tsx";
import { ListFields } from "../kit/list-fields.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { type PeriodColumn, PeriodTable } from "../kit/period-table.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { type ModelState, useModel } from "../kit/use-model.ts";
import { feeGroups, fundOperations, reportGroups, waterfallQuery } from "./fields.ts";
import { JCurve } from "./j-curve.tsx";
import { LpTable } from "./lp-table.tsx";
import { headlines, quarterName } from "./results.ts";

/** A fund by quarter: calls, fees, distributions, LP accounts and performance. */
function FundOperations() {
  const state = useModel(fundOperations);
  const { inputs } = state;
  const currentLedger = useLedger(inputs);
  const current = useMemo(
    () => ({ inputs, ...fundResults(inputs, currentLedger) }),
    [inputs, currentLedger],
  );
  const results = useMemo(() => headlines(current), [current]);
  // Slider and strip answer at once; chart and tables follow as soon as there is time.
  const { inputs: later, ledger, reported, paidIn } = useDeferredValue(current);
  const accounts = useMemo(() => reconcile(ledger, later), [ledger, later]);
  const over = paidIn - later.committedCapital;
  return (
    <ModelShell label="Fund operations model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="needs-script no-print space-y-4">
          <PresetSwitch label="Scenario to start from" state={state} />
          <FieldGroups state={state} groups={reportGroups} />
        </div>
        <div className="space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <JCurve ledger={ledger} reported={reported} />
          <section aria-labelledby="lp-accounts">
            <h2 id="lp-accounts" className="text-h2">
              LP accounts
            </h2>
            <p className="mt-1 mb-2 max-w-reading text-muted">
              {quarterName(reported)}. The LPs have paid in {formatMillionEuro(paidIn)} of{" "}
              {formatMillionEuro(later.committedCapital)} committed
              {over > 0 && (
                <strong className="font-medium text-loss">
                  , {formatMillionEuro(over)} too much
                </strong>
              )}
              . Every amount is divided to the cent; the table shows thousands, and differences in
              cents.
            </p>
            <LpTable {...accounts} />
          </section>
        </div>
        <div>
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print space-y-5">
            <FieldGroups state={state} groups={feeGroups} />
            <Field state={state} name="committedCapital" look="box" />
            <FundLists state={state} />
            <CaseActions state={state} />
            <ButtonLink
              look="quiet"
              to={`/projects/pe-waterfall-structure${waterfallQuery(state.query)}`}
            >
              This fund on the waterfall page
            </ButtonLink>
          </div>
          <CompactStrip results={results.filter(({ id }) => id === "irr" || id === "tvpi")} />
          <StaticInputs model={fundOperations} inputs={later} />
        </div>
      </div>
      <div className="mt-12">
        <PeriodTable
          title="Quarter by quarter"
          caption="Capital calls, distributions and value by quarter, in €k"
          period="Quarter"
          columns={quarterColumns}
          rows={ledger}
          nameOf={nameOfQuarter}
        />
      </div>
    </ModelShell>
  );
}

type FundState = ModelState<FundInputs, ScenarioName>;

/** Two dozen boxes, which render only when one of them changes and not at every step of a slider. */
const FundLists = memo(
  function FundLists({ state }: { state: FundState }) {
    return (
      <>
        <ListFields
          state={state}
          list="years"
          rowTitle="Year"
          caption={
            <>
              Every year, <span className="text-muted">in €m, in four equal parts</span>
            </>
          }
          hint="From 0 to 500, to one decimal place. Enter moves down, the arrow keys change by one."
        />
        <ListFields
          state={state}
          list="lps"
          rowTitle="Partner"
          caption={
            <>
              Limited partners, <span className="text-muted">in parts of the commitment</span>
            </>
          }
          hint={`From ${fundLimits.lps.min} to ${fundLimits.lps.max} partners, with 1 to 100 parts each.`}
        />
      </>
    );
  },
  ({ state: before }, { state: now }) =>
    before.inputs.years === now.inputs.years &&
    before.inputs.lps === now.inputs.lps &&
    before.set === now.set &&
    JSON.stringify(before.notes) === JSON.stringify(now.notes),
);

/** The same ledger while only the report changes, so that the table of all quarters need not render. */
function useLedger({ years, committedCapital, feeRate, investmentYears, valuedAt }: FundInputs) {
  return useMemo(
    () => fundLedger({ years, committedCapital, feeRate, investmentYears, valuedAt }),
    [years, committedCapital, feeRate, investmentYears, valuedAt],
  );
}

/** The same function at each render, so that the table renders only when its ledger changes. */
function nameOfQuarter({ quarter }: FundQuarter) {
  return String(quarter);
}

const thousand = (id: string, title: string, amountOf: (row: FundQuarter) => number, adds = true) =>
  ({
    id,
    title,
    unit: "€k",
    adds,
    textOf: (amount) => formatNumber(amount / 1_000),
    value: amountOf,
  }) satisfies PeriodColumn<FundQuarter>;

const quarterColumns: readonly PeriodColumn<FundQuarter>[] = [
  thousand("quarterInvested", "Invested", ({ invested }) => invested),
  thousand("feeBase", "Fee base", ({ feeBase }) => feeBase, false),
  thousand("fee", "Fee", ({ fee }) => fee),
  thousand("called", "Called", ({ called }) => called),
  thousand("quarterDistributed", "Distributed", ({ distributed }) => distributed),
  thousand("toLps", "To LPs", ({ toLps }) => toLps),
  thousand("carryPaid", "Carry", ({ carryPaid }) => carryPaid),
  thousand("netAssetValue", "Net asset value", ({ netAssetValue }) => netAssetValue, false),
  thousand("netCash", "Net cash to date", ({ netCash }) => netCash, false),
];

export const handle = {
  Model: FundOperations,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
