import { useDeferredValue, useMemo } from "react";
import { formatPercent } from "#app/format/percent.ts";
import { dcfResults } from "#models/valuation/results.ts";
import { costOfEquity } from "#models/valuation/wacc.ts";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { BridgeSection, DcfTables } from "./charts.tsx";
import { dcfGroups, dcfModel } from "./fields.ts";
import { headlines } from "./results.ts";

function DcfModel() {
  const state = useModel(dcfModel);
  const { inputs } = state;
  const { calculated, results, groups } = useMemo(() => {
    const calculated = dcfResults(inputs);
    return { calculated, results: headlines(inputs, calculated), groups: dcfGroups(inputs) };
  }, [inputs]);
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(inputs);
  return (
    <ModelShell label="DCF model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={groups}
        results={results}
        keepsInSight={["enterprise", "perShare"]}
        inputsLater={shownLater}
        start={<PresetSwitch label="Company to start from" state={state} />}
        chart={<BridgeSection inputs={shownLater} />}
        belowFields={
          inputs.waccSource === "parts" && (
            <p className="mb-3 text-small text-muted">
              Equity costs {formatPercent(costOfEquity(inputs))}, debt after tax{" "}
              {formatPercent(inputs.costOfDebt * (1 - inputs.taxRate))}: together a WACC of{" "}
              {formatPercent(calculated.wacc)}.
            </p>
          )
        }
      >
        <DcfTables inputs={shownLater} set={state.set} />
      </ModelColumns>
    </ModelShell>
  );
}

export const handle = {
  Model: DcfModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
