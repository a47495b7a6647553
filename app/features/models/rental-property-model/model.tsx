import { useDeferredValue, useMemo } from "react";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { CashFlowSection } from "./charts.tsx";
import { inputsOf, rentalGroups, rentalModel } from "./fields.ts";
import { headlines } from "./results.ts";
import { RentalTables } from "./tables.tsx";

/** The workbook's case, with every input of it to change but the ten years that make the sale tax-free. */
function RentalModel() {
  const state = useModel(rentalModel);
  const results = useMemo(() => headlines(inputsOf(state.inputs)), [state.inputs]);
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(state.inputs);
  const inputs = useMemo(() => inputsOf(shownLater), [shownLater]);
  return (
    <ModelShell label="Rental model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={rentalGroups}
        results={results}
        keepsInSight={["irr", "cover"]}
        inputsLater={shownLater}
        start={<PresetSwitch label="Flat to start from" state={state} />}
        chart={<CashFlowSection inputs={inputs} />}
      >
        <RentalTables inputs={inputs} />
      </ModelColumns>
    </ModelShell>
  );
}

export const handle = {
  Model: RentalModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
