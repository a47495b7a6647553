import { memo } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fold, FoldedSection } from "#app/components/ui/fold.tsx";
import { formatMillionEuro } from "#app/lib/format/money.ts";
import { sheet } from "#models/fund/sheet.ts";
import { Field, foldedFields } from "../kit/field-groups.tsx";
import { ListFields, limitsInWords } from "../kit/list-fields.tsx";
import { ModelColumns } from "../kit/model-columns.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import type { ModelState } from "../kit/use-model.ts";
import { JCurve } from "./j-curve.tsx";
import { LpTable, PerformanceTable, QuarterTable } from "./lp-table.tsx";
import { waterfallQuery } from "./waterfall-query.ts";

const groupsWithMarks = sheet.groups.map((group) => ({
  ...group,
  names: group.names.filter((name) => name !== "valuedAt"),
}));

/** A fund by quarter: calls, fees, distributions, LP accounts and performance. */
export const handle = modelHandle(sheet, ({ state, inputs, figures }) => {
  const over = figures.number("paidIn") - inputs.committedCapital;
  return (
    <>
      <ModelColumns
        state={state}
        groups={state.inputs.valuation === "marks" ? groupsWithMarks : sheet.groups}
        deferredInputs={inputs}
        start={<PresetSwitch label="Scenario to start from" state={state} />}
        chart={<JCurve figures={figures} />}
        belowFields={<FundLists state={state} />}
        belowInputs={
          <ButtonLink
            look="quiet"
            to={`/projects/pe-waterfall-structure${waterfallQuery(state.query)}`}
            className="mt-3"
          >
            Open this case in the waterfall
          </ButtonLink>
        }
      >
        <div className="mt-3 flex flex-col gap-8 lg:col-start-2 lg:row-start-3">
          <section aria-labelledby="performance">
            <h2 id="performance" className="sr-only">
              Gross and net
            </h2>
            <PerformanceTable figures={figures} />
          </section>
          <FoldedSection id="lp-accounts" title="LP accounts" size="15 rows" onPhonesOnly>
            <p className="mt-1 mb-2 max-w-reading text-small text-muted">
              Quarter {inputs.quarter}, {figures.text("reportedOn")}. The LPs have paid in{" "}
              {figures.text("paidIn")} of {figures.text("committedCapital")} committed
              {over > 0 && (
                <strong className="font-medium text-loss">
                  , {formatMillionEuro(over)} too much
                </strong>
              )}
              . Every amount is divided to the cent. The table shows thousands, so a sum may be off
              by one; differences are to the cent.
            </p>
            <LpTable figures={figures} lpCount={inputs.lps.length} />
          </FoldedSection>
        </div>
      </ModelColumns>
      <div className="mt-8">
        <QuarterTable figures={figures} inputs={inputs} />
      </div>
    </>
  );
});

type FundState = ModelState<FundInputs, keyof typeof sheet.presets>;
type FundInputs = Parameters<typeof sheet.calculate>[0];

/** Two dozen boxes, which render only when one of them changes and not at every step of a slider. */
const FundLists = memo(
  function FundLists({ state }: { state: FundState }) {
    const hasOpenMarks = state.inputs.valuation === "marks" || hasNote(state, /^(mark|index)\d/);
    return (
      <>
        <Fold
          title="Commitment and cash flows"
          size={`${state.inputs.years.length} years`}
          open={hasNote(state, /^(committed|(in|out)\d)/)}
          className={foldedFields}
        >
          <div data-fields className="pb-3">
            <Field state={state} name="committedCapital" look="box" />
          </div>
          <ListFields
            state={state}
            list="years"
            rowTitle="Year"
            title="In €m, a quarter of it each quarter"
            hint="From 0 to 500. Enter moves down, the arrow keys change by one."
          />
        </Fold>
        <Fold
          title="Fair values and index"
          size={`${state.inputs.marks.length} years`}
          open={hasOpenMarks}
          className={foldedFields}
        >
          <ListFields
            state={state}
            list="marks"
            rowTitle="Year"
            title={
              <>
                At year end, <span className="text-muted">in €m; return of the index in %</span>
              </>
            }
            hint={`${limitsInWords(state, "marks")} The fair values count where the holdings are valued by marks; the index is invented, like the fund.`}
          />
        </Fold>
        <Fold
          title="Limited partners"
          size={`${state.inputs.lps.length} LPs`}
          open={hasNote(state, /^(lps|lp\d)/)}
          className={foldedFields}
        >
          <ListFields
            state={state}
            list="lps"
            rowTitle="Partner"
            title="Parts of the commitment"
            hint="From 1 to 6 partners, with 1 to 100 parts each."
          />
        </Fold>
      </>
    );
  },
  ({ state: before }, { state: now }) =>
    before.inputs.committedCapital === now.inputs.committedCapital &&
    before.inputs.years === now.inputs.years &&
    before.inputs.lps === now.inputs.lps &&
    before.inputs.marks === now.inputs.marks &&
    before.inputs.valuation === now.inputs.valuation &&
    before.set === now.set &&
    JSON.stringify(before.notes) === JSON.stringify(now.notes),
);

/** A list with a note to read stays open. */
function hasNote({ notes }: FundState, keys: RegExp) {
  return Object.keys(notes).some((key) => keys.test(key));
}
