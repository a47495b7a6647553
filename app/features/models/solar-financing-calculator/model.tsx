import { useDeferredValue } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { formatEuro } from "#app/format/money.ts";
import { CaseActions } from "../kit/case-actions.tsx";
import { CompactStrip } from "../kit/compact-strip.tsx";
import { FieldGroups } from "../kit/field-groups.tsx";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { StaticInputs } from "../kit/static-inputs.tsx";
import { useModel } from "../kit/use-model.ts";
import { onDashboard, solarLoanGroups, solarLoanModel } from "./fields.ts";
import { headlines } from "./results.ts";
import { MonthSection, SolarLoanTables } from "./tables.tsx";

function SolarLoanModel() {
  const state = useModel(solarLoanModel);
  const results = headlines(state.inputs);
  // Slider and strip answer at once; chart and tables follow as soon as there is time.
  const shownLater = useDeferredValue(state.inputs);
  const dashboard = onDashboard(shownLater);
  return (
    <ModelShell label="Solar loan model" state={state} results={results}>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="needs-script no-print">
          <PresetSwitch label="Household to start from" state={state} />
        </div>
        <MonthSection inputs={shownLater} />
        <div className="max-lg:mt-4 lg:row-span-2 lg:row-start-2">
          <h2 className="sr-only">Inputs</h2>
          <div className="needs-script no-print">
            <FieldGroups state={state} groups={solarLoanGroups} />
            <div className="mt-2">
              <CaseActions state={state} />
            </div>
          </div>
          <CompactStrip
            results={results.filter(({ id }) => id === "monthlyPayment" || id === "monthsCovered")}
          />
          <StaticInputs model={solarLoanModel} inputs={shownLater} />
          <div className="no-print mt-7 border-t border-rule pt-4">
            <ButtonLink look="quiet" to={dashboard.to}>
              25 years of this case
            </ButtonLink>
            <p className="mt-2 text-small text-muted">
              The solar dashboard takes over roof and loan. It pays the loan once a year and has one
              price for all power: your average of {formatEuro(dashboard.averagePrice, 3)} per kWh
              becomes {formatEuro(dashboard.price, 2)} there.
            </p>
          </div>
        </div>
        <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
          <SolarLoanTables inputs={shownLater} />
        </div>
      </div>
    </ModelShell>
  );
}

export const handle = {
  Model: SolarLoanModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
