import { memo } from "react";
import type { Inputs } from "./fields.ts";
import { SegmentedControl } from "./segmented-control.tsx";
import type { ModelState } from "./use-model.ts";

/** The named cases to start from. Choosing one discards what was changed. */
export const PresetSwitch = memo(Switch) as typeof Switch;

function Switch<In extends Inputs, Preset extends string>({
  label,
  state: { model, preset, choosePreset },
}: {
  label: string;
  state: ModelState<In, Preset>;
}) {
  const options = model.presetNames.map((value) => ({ value, label: model.presets[value].title }));
  return (
    <SegmentedControl label={label} options={options} value={preset} onChange={choosePreset} />
  );
}
