import { useMemo } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import { sheet } from "#models/valuation/sheet.ts";
import { ListFields } from "../kit/list-fields.tsx";
import { ModelColumns } from "../kit/model-columns.tsx";
import { modelHandle } from "../kit/model-handle.tsx";
import { PresetSwitch } from "../kit/preset-switch.tsx";
import type { ModelState } from "../kit/use-model.ts";
import { groupsInUse } from "./groups-in-use.ts";
import { BridgeSection, DcfTables } from "./sections.tsx";

export const handle = modelHandle(sheet, ({ state, inputs, figures }) => {
  const { waccSource, terminalBy, terminalReinvestment } = state.inputs;
  const groups = useMemo(
    () => groupsInUse({ waccSource, terminalBy, terminalReinvestment }),
    [waccSource, terminalBy, terminalReinvestment],
  );
  return (
    <ModelColumns
      state={state}
      groups={groups}
      deferredInputs={inputs}
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

type State = ModelState<(typeof sheet)["opening"], keyof (typeof sheet)["presets"]>;

/** The multiples of listed companies like this one, folded. */
function Peers({ state }: { state: State }) {
  return (
    <Fold title="Peers, five" className="border-t border-rule">
      <ListFields
        state={state}
        list="peers"
        rowTitle="Peer"
        title="Enterprise value to EBITDA of the year ahead"
        hint="From 1 to 40. The multiples are invented."
      />
    </Fold>
  );
}
