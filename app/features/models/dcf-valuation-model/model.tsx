import { useDeferredValue, useMemo } from "react";
import { sheet } from "#models/valuation/sheet.ts";
import type { LivingHandle } from "../kit/living-handle.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { modelOf } from "../kit/model-of.ts";
import { ModelShell } from "../kit/model-shell.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { resultsOf } from "../kit/results-of.ts";
import { sheetWorkings } from "../kit/sheet-workings.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { useModel } from "../kit/use-model.ts";
import { groupsAsking } from "./groups-asking.ts";
import { Peers } from "./peers.tsx";
import { BridgeSection, DcfTables } from "./sections.tsx";

const model = modelOf(sheet);

function DcfModel() {
  const state = useModel(model);
  const { inputs } = state;
  const { waccSource, terminalBy, terminalReinvestment } = inputs;
  const groups = useMemo(
    () => groupsAsking({ waccSource, terminalBy, terminalReinvestment }),
    [waccSource, terminalBy, terminalReinvestment],
  );
  const figures = useMemo(() => shownFigures(sheet.calculate(inputs)), [inputs]);
  const results = useMemo(() => resultsOf(sheet, figures), [figures]);
  // Slider and strip answer at once; charts and tables follow as soon as there is time.
  const inputsLater = useDeferredValue(inputs);
  const later = useMemo(() => shownFigures(sheet.calculate(inputsLater)), [inputsLater]);
  return (
    <ModelShell label="DCF model" state={state} results={results}>
      <ModelColumns
        state={state}
        groups={groups}
        inputsLater={inputsLater}
        start={<PresetSwitch label="Company to start from" state={state} />}
        chart={<BridgeSection figures={later} />}
        belowFields={
          <>
            {waccSource === "parts" && (
              <p className="mb-3 text-small text-muted">
                Equity costs {figures.text("costOfEquity")}, debt after tax{" "}
                {figures.text("costOfDebtAfterTax")}: together a WACC of {figures.text("wacc")}.
              </p>
            )}
            <Peers state={state} />
          </>
        }
      >
        <DcfTables figures={later} set={state.set} />
      </ModelColumns>
    </ModelShell>
  );
}

export const handle = {
  Model: DcfModel,
  loadWorkings: async () => ({ workings: sheetWorkings(sheet) }),
} satisfies LivingHandle;
