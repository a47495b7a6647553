import { useDeferredValue, useMemo } from "react";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { CashFlowSection } from "./charts.tsx";
import { inputsOf, rentalGroups, rentalModel } from "./fields.ts";
import { headlines } from "./results.ts";
import { RentalTables } from "./tables.tsx";

/** The workbook's case, with every input of it to change but the ten years that make the sale tax-free. */
function RentalModel() {
  const state = useModel(rentalModel);
  const results = headlines(inputsOf(state.inputs));
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const shownLater = useDeferredValue(state.inputs);
  const inputs = useMemo(() => inputsOf(shownLater), [shownLater]);
  return (
    <ModelShell label="Rental model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Flat to start from" state={state} />
        </div>
        <CashFlowSection inputs={inputs} />
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={rentalGroups} />
            <div className="mt-2">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip results={results.filter(({ id }) => id === "irr" || id === "cover")} />
          <StaticInputs model={rentalModel} inputs={shownLater} />
        </div>
        <RentalTables inputs={inputs} />
      </div>
    </ModelShell>
  );
}

export const handle = {
  Model: RentalModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
