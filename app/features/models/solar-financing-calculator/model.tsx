import { useDeferredValue, useMemo } from "react";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { formatEuro } from "#app/format/money.ts";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { useModel } from "../kit/use-model.ts";
import { onDashboard, solarLoanGroups, solarLoanModel } from "./fields.ts";
import { headlines } from "./results.ts";
import { MonthSection, SolarLoanTables } from "./tables.tsx";

function SolarLoanModel() {
  const state = useModel(solarLoanModel);
  const results = useMemo(() => headlines(state.inputs), [state.inputs]);
  // Slider and strip answer at once; chart and tables follow as soon as there is time.
  const shownLater = useDeferredValue(state.inputs);
  const dashboard = onDashboard(shownLater);
  return (
    <ModelShell label="Solar loan model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={solarLoanGroups}
        results={results}
        keepsInSight={["monthlyPayment", "monthsCovered"]}
        inputsLater={shownLater}
        start={<PresetSwitch label="Household to start from" state={state} />}
        chart={<MonthSection inputs={shownLater} />}
        belowInputs={
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
        }
      >
        <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
          <SolarLoanTables inputs={shownLater} />
        </div>
      </ModelColumns>
    </ModelShell>
  );
}

export const handle = {
  Model: SolarLoanModel,
  loadWorkings: () => import("./workings.ts"),
} satisfies LivingHandle;
