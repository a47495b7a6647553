import { useMemo } from "react";
import { sheet } from "#models/valuation/sheet.ts";
import { ModelColumns } from "../kit/model-columns.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import { groupsAsking } from "./groups-asking.ts";
import { Peers } from "./peers.tsx";
import { BridgeSection, DcfTables } from "./sections.tsx";

export const handle = modelHandle(sheet, ({ state, inputs, figures }) => {
  const { waccSource, terminalBy, terminalReinvestment } = state.inputs;
  const groups = useMemo(
    () => groupsAsking({ waccSource, terminalBy, terminalReinvestment }),
    [waccSource, terminalBy, terminalReinvestment],
  );
  return (
    <ModelColumns
      state={state}
      groups={groups}
      inputsLater={inputs}
      start={<PresetSwitch label="Company to start from" state={state} />}
      chart={<BridgeSection figures={figures} />}
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
      <DcfTables figures={figures} set={state.set} />
    </ModelColumns>
  );
});
