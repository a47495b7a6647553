import { useDeferredValue } from "react";
import { formatPercent } from "#app/format/percent.ts";
import { dcfResults } from "#models/valuation/results.ts";
import { costOfEquity } from "#models/valuation/wacc.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { BridgeSection, DcfTables } from "./charts.tsx";
import { dcfGroups, dcfModel } from "./fields.ts";
import { headlines } from "./results.ts";

function DcfModel() {
  const state = useModel(dcfModel);
  const { inputs } = state;
  const calculated = dcfResults(inputs);
  const results = headlines(inputs, calculated);
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(inputs);
  return (
    <ModelShell label="DCF model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Company to start from" state={state} />
        </div>
        <BridgeSection inputs={shownLater} />
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={dcfGroups(inputs)} />
            {inputs.waccSource === "parts" && (
              <p className="mb-3 text-small text-muted">
                Equity costs {formatPercent(costOfEquity(inputs))}, debt after tax{" "}
                {formatPercent(inputs.costOfDebt * (1 - inputs.taxRate))}: together a WACC of{" "}
                {formatPercent(calculated.wacc)}.
              </p>
            )}
            <div className="mt-2">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip
            results={results.filter(({ id }) => id === "enterprise" || id === "perShare")}
          />
          <StaticInputs model={dcfModel} inputs={shownLater} />
        </div>
        <DcfTables inputs={shownLater} set={state.set} />
      </div>
    </ModelShell>
  );
}

export const handle = {
  Model: DcfModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
