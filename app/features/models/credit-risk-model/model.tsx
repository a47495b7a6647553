import { memo, useDeferredValue, useMemo } from "react";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { breakEvenProbability, cheapestCutOff } from "#models/credit-risk/cut-off.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { CalibrationChart, CostChart, RocChart } from "./charts.tsx";
import { ConfusionTable, CutOffTable } from "./cut-off-tables.tsx";
import { applicationGroups, creditModel, lenderGroups } from "./fields.ts";
import { Reasons } from "./reasons.tsx";
import { headlines } from "./results.ts";
import { CalibrationTable, ScorecardTable } from "./scorecard-tables.tsx";

const columns =
  "grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]";

/** Stays below the bar of the page while the other column scrolls. */
const inView = "lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] lg:self-start";

function CreditModel() {
  const state = useModel(creditModel);
  const results = useMemo(() => headlines(state.inputs), [state.inputs]);
  // Controls and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Credit risk model" state={state} results={results}>
      <div className={`mt-10 ${columns}`}>
        {/* Stays in view next to everything the cut-off changes. */}
        <div className={inView}>
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={lenderGroups} />
            <div className="mt-4">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip results={results.filter(({ id }) => id === "accuracy" || id === "cost")} />
          <StaticInputs model={creditModel} inputs={shownLater} />
        </div>
        <CutOffSections shown={shownLater} />
      </div>
      <div className={`mt-14 ${columns}`}>
        <section aria-labelledby="application" className="needs-script no-print">
          <h2 id="application" className="mb-3 text-h2">
            An application
          </h2>
          <PresetSwitch label="Applicant to start from" state={state} />
          <div className="mt-5">
            <FieldGroups state={state} groups={applicationGroups} />
          </div>
          <CompactStrip
            results={results.filter(({ id }) => id === "probability" || id === "accuracy")}
          />
        </section>
        <ReasonsSection shown={shownLater} />
      </div>
      <ScorecardSection shown={shownLater} />
      <CalibrationSection />
    </ModelShell>
  );
}

type SectionProps = { shown: CreditInputs };

// Memoised, so that a slider need not wait for charts and tables at each step.

const CutOffSections = memo(function CutOffSections({ shown }: SectionProps) {
  const cheapest = cheapestCutOff(shown);
  return (
    <div className="space-y-12">
      <section aria-labelledby="cut-off">
        <h2 id="cut-off" className="text-h2">
          What the cut-off catches
        </h2>
        <RocChart shown={shown} />
        <div className="mt-5">
          <ConfusionTable shown={shown} />
        </div>
      </section>
      <section aria-labelledby="cost-of-errors">
        <h2 id="cost-of-errors" className="text-h2">
          What errors cost
        </h2>
        <p className="mt-1 text-small text-muted">
          On these {formatNumber(scorecard.test.loans)} loans errors cost least,{" "}
          {formatEuro(cheapest.cost)}, at a cut-off of{" "}
          {formatPercent(cheapest.cutOff, { atMost: 1 })}. A loan breaks even at a probability of{" "}
          {formatPercent(breakEvenProbability(shown))}.
        </p>
        <CostChart shown={shown} />
        <h3 className="mt-6 mb-1 text-h3">Cut-off by cut-off</h3>
        <CutOffTable shown={shown} />
      </section>
    </div>
  );
});

const ReasonsSection = memo(function ReasonsSection({ shown }: SectionProps) {
  return (
    // Stays in view next to the answers that decide.
    <section aria-labelledby="reasons" className={inView}>
      <h2 id="reasons" className="text-h2">
        The decision and its reasons
      </h2>
      <Reasons shown={shown} />
    </section>
  );
});

const ScorecardSection = memo(function ScorecardSection({ shown }: SectionProps) {
  const { fields } = scorecard;
  return (
    <section aria-labelledby="scorecard" className="mt-14">
      <h2 id="scorecard" className="text-h2">
        The whole scorecard
      </h2>
      <p className="mt-1 text-small text-muted">
        Default rates are those of the training loans. The bins of this application are in bold.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <ScorecardTable shown={shown} fields={fields.slice(0, 4)} caption="Scorecard, first half" />
        <ScorecardTable shown={shown} fields={fields.slice(4)} caption="Scorecard, second half" />
      </div>
    </section>
  );
});

const CalibrationSection = memo(function CalibrationSection() {
  const { brier, brierOfDefaultRate } = scorecard.measured;
  return (
    <section aria-labelledby="calibration" className="mt-14">
      <h2 id="calibration" className="text-h2">
        Are the probabilities right?
      </h2>
      <p className="mt-1 text-small text-muted">
        Brier score {formatNumber(brier, 3)}; a lender who gives every loan the default rate of the
        training loans scores {formatNumber(brierOfDefaultRate, 3)}. Zero is perfect.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2">
        <CalibrationChart />
        <CalibrationTable />
      </div>
    </section>
  );
});

export const handle = {
  Model: CreditModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
