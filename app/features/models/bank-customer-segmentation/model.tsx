import { memo, useDeferredValue, useMemo } from "react";
import { Figure } from "#app/components/ui/figure.tsx";
import { scoredCustomers } from "#models/segmentation/scored-customers.ts";
import { type SegmentationResults, segmentationResults } from "#models/segmentation/worth.ts";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { segmentationGroups, segmentationModel } from "./fields.ts";
import { headlines, segmentRows } from "./results.ts";
import { MovementTable, SegmentTable } from "./tables.tsx";
import { WorthChart } from "./worth-chart.tsx";

/** Eight segments of simulated customers, what each contributes, and whether winning some back pays. */
function SegmentationModel() {
  const state = useModel(segmentationModel);
  const found = useMemo(() => segmentationResults(scoredCustomers, state.inputs), [state.inputs]);
  const results = useMemo(() => headlines(found, state.inputs), [found, state.inputs]);
  // Slider and strip answer at once; chart and tables follow as soon as there is time.
  const shownLater = useDeferredValue(found);
  const inputsLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Segmentation model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={segmentationGroups}
        results={results}
        keepsInSight={["atRisk", "campaign"]}
        inputsLater={inputsLater}
        start={<PresetSwitch label="Case to start from" state={state} />}
        chart={<WorthSection found={shownLater} />}
      >
        <SegmentTables found={shownLater} />
      </ModelColumns>
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

export const handle = {
  Model: SegmentationModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
