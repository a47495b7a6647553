import { memo, useDeferredValue, useMemo } from "react";
import { mostBonds } from "#models/bonds/limits.ts";
import {
  type PortfolioInputs,
  type PortfolioResults,
  portfolioResults,
} from "#models/bonds/portfolio.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { RowFields } from "../kit/row-fields.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { BondTable } from "./bond-table.tsx";
import { ChangeChart, CurveChart } from "./charts.tsx";
import { KeyRateTable, ShiftTable } from "./curve-tables.tsx";
import { bondModel, curveGroups } from "./fields.ts";
import { headlines } from "./results.ts";

function BondDashboard() {
  const state = useModel(bondModel);
  const { inputs } = state;
  const current = useMemo(
    (): SectionProps => ({ shown: inputs, results: portfolioResults(inputs) }),
    [inputs],
  );
  const results = useMemo(() => headlines(current.results), [current]);
  // Controls and strip answer at once; charts and tables follow as soon as there is time.
  const later = useDeferredValue(current);
  return (
    <ModelShell label="Bond model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Portfolio to start from" state={state} />
        </div>
        <LossSection {...later} />
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={curveGroups} />
            <div className="mt-4">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip
            results={results.filter(({ id }) => id === "repriced" || id === "modifiedDuration")}
          />
          <StaticInputs model={bondModel} inputs={later.shown} />
        </div>
        <CurveSections {...later} />
      </div>
      <section aria-labelledby="the-bonds" className="needs-script no-print mt-14">
        <h2 id="the-bonds" className="mb-2 text-h2">
          The bonds
        </h2>
        <RowFields
          state={state}
          list="bonds"
          title={`Up to ${mostBonds} bonds`}
          rowTitle="Bond"
          layout="page"
          hint="Nominal €1k to €100m, coupon 0 to 15%, yield −2 to 25%, clean price 1 to 250, maturity up to 2080. Enter the yield or the price; the table below has the other."
        />
      </section>
      <BondSection {...later} />
    </ModelShell>
  );
}

type SectionProps = { shown: PortfolioInputs; results: PortfolioResults };

// Memoised, so that a slider need not wait for charts and tables at each step.

const LossSection = memo(function LossSection({ shown, results }: SectionProps) {
  return (
    <section
      aria-labelledby="change-in-value"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="change-in-value" className="text-h2">
        What the portfolio loses
      </h2>
      <ChangeChart shown={shown} results={results} />
    </section>
  );
});

const CurveSections = memo(function CurveSections({ shown, results }: SectionProps) {
  return (
    <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
      <section aria-labelledby="key-rates">
        <h2 id="key-rates" className="text-h2">
          Where on the curve it comes from
        </h2>
        <div className="mb-5">
          <CurveChart shown={shown} results={results} />
        </div>
        <KeyRateTable shown={shown} results={results} />
      </section>
      <section aria-labelledby="shift-by-shift">
        <h2 id="shift-by-shift" className="text-h2">
          Shift by shift
        </h2>
        <ShiftTable shown={shown} results={results} />
      </section>
    </div>
  );
});

const BondSection = memo(function BondSection({ shown, results }: SectionProps) {
  return (
    <section aria-labelledby="bond-by-bond" className="mt-14">
      <h2 id="bond-by-bond" className="text-h2">
        Bond by bond
      </h2>
      <BondTable shown={shown} results={results} />
    </section>
  );
});

export const handle = {
  Model: BondDashboard,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
