import { memo, useId } from "react";
import type { Inputs } from "./fields.ts";
import { boxLook } from "./number-box.tsx";
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
    <SegmentedControl
      label={label}
      options={options}
      value={preset}
      look="case"
      onChange={choosePreset}
    />
  );
}

/** The named cases to start from, where they are too many for a switch. Choosing one discards what was changed. */
export const PresetSelect = memo(Select) as typeof Select;

function Select<In extends Inputs, Preset extends string>({
  label,
  state: { model, preset, choosePreset },
}: {
  label: string;
  state: ModelState<In, Preset>;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-base leading-snug">
        {label}
      </label>
      <select
        id={id}
        value={preset}
        onChange={({ target }) => {
          const chosen = model.presetNames.find((name) => name === target.value);
          if (chosen) choosePreset(chosen);
        }}
        autoComplete="off"
        className={`${boxLook} pl-1! text-left!`}
      >
        {model.presetNames.map((name) => (
          <option key={name} value={name}>
            {model.presets[name].title}
          </option>
        ))}
      </select>
    </div>
  );
}
