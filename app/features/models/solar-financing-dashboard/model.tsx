import { useDeferredValue, useMemo } from "react";
import { Field } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { CashFlowChart, SolarCharts } from "./charts.tsx";
import { solarGroups, solarModel } from "./fields.ts";
import { headlines } from "./results.ts";

function SolarDashboard() {
  const state = useModel(solarModel);
  const results = useMemo(() => headlines(state.inputs), [state.inputs]);
  // Slider and strip update immediately; charts and tables follow when the browser has time.
  const shownLater = useDeferredValue(state.inputs);
  return (
    <ModelShell label="Solar model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={solarGroups}
        results={results}
        keepsInSight={["npv", "payback"]}
        inputsLater={shownLater}
        start={
          <div className="space-y-3">
            <PresetSwitch label="Household to start from" state={state} />
            <Field state={state} name="financing" look="box" />
          </div>
        }
        chart={<CashFlowChart solarCase={shownLater} />}
      >
        <SolarCharts solarCase={shownLater} />
      </ModelColumns>
    </ModelShell>
  );
}

export const handle = {
  Model: SolarDashboard,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
