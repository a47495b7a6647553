import { useDeferredValue } from "react";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { Field, FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { CashFlowChart, SolarCharts } from "./charts.tsx";
import { solarGroups, solarModel } from "./fields.ts";
import { headlines } from "./results.ts";

function SolarDashboard() {
  const state = useModel(solarModel);
  const results = headlines(state.inputs);
  // Slider and strip update immediately; charts and tables follow when the browser has time.
  const shownLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Solar model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <Field state={state} name="financing" look="box" />
        </div>
        <CashFlowChart solarCase={shownLater} />
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={solarGroups} />
            <div className="mt-2">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip results={results.filter(({ id }) => id === "npv" || id === "payback")} />
          <StaticInputs model={solarModel} inputs={shownLater} />
        </div>
        <SolarCharts solarCase={shownLater} />
      </div>
    </ModelShell>
  );
}

export const handle = {
  Model: SolarDashboard,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
