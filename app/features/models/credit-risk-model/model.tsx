import { memo } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { formatNumber } from "#app/lib/format/number.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { sheet } from "#models/credit-risk/sheet.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { ChartPair, PairedChart } from "../kit/chart-pair.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { CalibrationChart, CostChart, RocChart } from "./charts.tsx";
import { ConfusionTable, CutOffTable } from "./cutoff-tables.tsx";
import { Reasons } from "./reasons.tsx";
import { CalibrationTable, ScorecardTable } from "./scorecard-tables.tsx";
import { type CreditFigures, type CreditInputs, declinedTitle } from "./words.ts";

const [lenderGroups, applicationGroups] = [sheet.groups.slice(0, 2), sheet.groups.slice(2)];

/** Stays below the bar of the page while the other column scrolls. */
const inView = "lg:sticky lg:top-[calc(var(--bar-height)+1.5rem)] lg:self-start";

export const handle = modelHandle(sheet, function CreditModel({ state, inputs, figures }) {
  return (
    <>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:mt-8 lg:grid-cols-[18.75rem_minmax(0,1fr)]">
        {/* Stays in view next to everything the cutoff changes. */}
        <div className={inView}>
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={lenderGroups} />
            <div className="mt-4">
              <CaseActions state={state} />
            </div>
          </div>
          <StaticInputs model={state.model} inputs={inputs} />
        </div>
        <CutOffSections figures={figures} />
      </div>
      <div
        id="applicant"
        className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[35rem_minmax(0,1fr)]"
      >
        <section aria-labelledby="application" className="needs-script no-print">
          <h2 id="application" className="mb-3 text-h2">
            An application
          </h2>
          <PresetSwitch label="Applicant to start from" state={state} />
          <div className="mt-5 lg:[&>div]:columns-2">
            <FieldGroups state={state} groups={applicationGroups} />
          </div>
        </section>
        <ReasonsSection figures={figures} inputs={inputs} />
      </div>
      <CalibrationSection figures={figures} />
      <div className="mt-10">
        <ScorecardFold figures={figures} />
      </div>
    </>
  );
});

type SectionProps = { figures: CreditFigures };

// Memoized, so that a slider need not wait for charts and tables at each step.

const CutOffSections = memo(function CutOffSections({ figures }: SectionProps) {
  const cutOffText = (name: "trainedCutOff" | "cheapestCutOff") =>
    figures.write("cutOff", figures.number(name));
  return (
    <div>
      <ChartPair>
        <PairedChart id="cutoff" title={declinedTitle(figures)}>
          <RocChart figures={figures} />
        </PairedChart>
        <PairedChart
          id="cost-of-errors"
          title={`Errors cost ${figures.text("cost")}; approving all costs ${figures.text("costAt", "All")}`}
        >
          <CostChart figures={figures} />
        </PairedChart>
      </ChartPair>
      <p className="mt-4 max-w-prose text-small text-muted">
        On the {formatNumber(scorecard.train.loans)} training loans errors cost least at a cutoff of{" "}
        {cutOffText("trainedCutOff")}; on the test loans that costs {figures.text("trainedCost")}.
        Their own lowest, {figures.text("cheapestCost")} at {cutOffText("cheapestCutOff")}, is known
        only afterward. In theory, a loan breaks even at a probability of{" "}
        {figures.text("breakEven")}.
      </p>
      <div className="mt-6">
        <Fold
          title="Right and wrong decisions"
          size="6 rows"
          onPhonesOnly
          className="max-md:border-y max-md:border-rule max-md:text-small"
        >
          <ConfusionTable figures={figures} />
        </Fold>
        <div className="md:mt-5">
          <Fold title="Cutoff by cutoff" size="7 rows">
            <CutOffTable figures={figures} />
          </Fold>
        </div>
      </div>
    </div>
  );
});

const ReasonsSection = memo(function ReasonsSection({
  figures,
  inputs,
}: SectionProps & { inputs: CreditInputs }) {
  return (
    // Stays in view next to the answers that decide.
    <section aria-labelledby="reasons" className={inView}>
      <h2 id="reasons" className="text-h2">
        The decision and its reasons
      </h2>
      <Reasons figures={figures} inputs={inputs} />
    </section>
  );
});

const bins = scorecard.fields.reduce((sum, field) => sum + field.bins.length, 0);

const ScorecardFold = memo(function ScorecardFold({ figures }: SectionProps) {
  const { fields } = scorecard;
  return (
    <Fold title="The whole scorecard" size={`${fields.length} fields, ${bins} bins`}>
      <p className="mt-1 text-small text-muted">
        Default rates are those of the training loans. The bins of this application are shaded.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <ScorecardTable
          figures={figures}
          fields={fields.slice(0, 4)}
          caption="Scorecard, first half"
        />
        <ScorecardTable
          figures={figures}
          fields={fields.slice(4)}
          caption="Scorecard, second half"
        />
      </div>
    </Fold>
  );
});

const CalibrationSection = memo(function CalibrationSection({ figures }: SectionProps) {
  const { text } = figures;
  return (
    <section aria-labelledby="calibration" className="mt-10 border-t border-ink pt-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 lg:grid-cols-2">
        <div>
          <h2 id="calibration" className="text-h2">
            In the second riskiest group {text("observed", 9)} defaulted; {text("predicted", 9)} was
            predicted
          </h2>
          <CalibrationChart figures={figures} />
        </div>
        <div className="flex flex-col gap-3 text-small">
          <p>
            Overall {text("observedRate")} defaulted and {text("expectedRate")} was predicted, which
            is {text("overallDeviation")} standard deviations; chance alone goes as far in{" "}
            {text("overallChance")} of samples. The Hosmer–Lemeshow test of the ten groups gives{" "}
            {text("hosmerLemeshow")} with ten degrees of freedom, as large by chance in{" "}
            {text("hosmerLemeshowChance")} of samples. Neither test rejects the calibration.
          </p>
          <Fold
            title="One group stands out"
            onPhonesOnly
            className="max-md:border-t max-md:border-rule"
          >
            <div className="flex flex-col gap-3 max-md:pb-4">
              <p>
                Group 9 stands out: {text("predicted", 9)} predicted, {text("observed", 9)}{" "}
                observed. For one group, chance alone goes that far in {text("byChance", 9)} of
                samples; among ten groups, one will in about one sample of seven. Here the truth is
                known: {text("truth", 9)}. The scorecard was right and the year unlucky. A lender
                who cannot know that watches the group for another year before refitting.
              </p>
              <p className="text-muted">
                Brier score {formatNumber(figures.number("brier"), 3)}; a lender who gives every
                loan the default rate of the training loans scores{" "}
                {formatNumber(figures.number("brierOfRate"), 3)}. Zero is perfect.
              </p>
            </div>
          </Fold>
          <Fold title="Predicted and observed, group by group" size="10 rows">
            <CalibrationTable figures={figures} />
          </Fold>
        </div>
      </div>
    </section>
  );
});
