import { memo, useDeferredValue, useMemo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { scoredCustomers } from "#models/segmentation/scored-customers.ts";
import { type SegmentationResults, segmentationResults } from "#models/segmentation/worth.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { segmentationGroups, segmentationModel } from "./fields.ts";
import { headlines, segmentRows } from "./results.ts";
import { MovementTable, SegmentTable } from "./tables.tsx";
import { WorthChart } from "./worth-chart.tsx";

/** Eight segments of simulated customers, what each contributes, and whether winning some back pays. */
function SegmentationModel() {
  const state = useModel(segmentationModel);
  const found = useMemo(() => segmentationResults(scoredCustomers, state.inputs), [state.inputs]);
  const results = headlines(found, state.inputs);
  // Slider and strip answer at once; chart and tables follow as soon as there is time.
  const shownLater = useDeferredValue(found);
  const inputsLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Segmentation model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Case to start from" state={state} />
        </div>
        <WorthSection found={shownLater} />
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={segmentationGroups} />
            <div className="mt-2">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip
            results={results.filter(({ id }) => id === "at-risk" || id === "campaign")}
          />
          <StaticInputs model={segmentationModel} inputs={inputsLater} />
        </div>
        <SegmentTables found={shownLater} />
      </div>
    </ModelShell>
  );
}

const WorthSection = memo(function WorthSection({ found }: { found: SegmentationResults }) {
  return (
    <section
      aria-labelledby="what-is-it-worth"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="what-is-it-worth" className="text-h2">
        What is each segment worth?
      </h2>
      <Figure caption="Fig. 1 – contribution in euros a year, with the number of customers after each name">
        <WorthChart rows={segmentRows(found).slice(0, -1)} />
      </Figure>
    </section>
  );
});

const SegmentTables = memo(function SegmentTables({ found }: { found: SegmentationResults }) {
  return (
    <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
      <SegmentTable rows={segmentRows(found)} />
      <MovementTable movements={found.movements} />
    </div>
  );
});

export const handle = { Model: SegmentationModel } satisfies LivingHandle;
