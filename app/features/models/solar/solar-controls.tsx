import { memo } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { SegmentedControl } from "#app/components/ui/segmented-control.tsx";
import { SliderField } from "#app/components/ui/slider-field.tsx";
import type { SolarInputName } from "#models/solar/inputs.ts";
import { CopyCaseLink } from "../copy-case-link.tsx";
import { writeCase } from "./case-address.ts";
import { type SolarCase, startingCase, withInput } from "./solar-case.ts";
import { fieldGroups, formatShown, fromShown, solarField, toShown } from "./solar-fields.ts";

type ControlsProps = {
  solarCase: SolarCase;
  onChange: (next: (solarCase: SolarCase) => SolarCase) => void;
};

const waysOfPaying = [
  { value: "cash", label: "Cash" },
  { value: "loan", label: "Loan" },
] as const;

export function SolarControls({ solarCase, onChange }: ControlsProps) {
  return (
    <div className="needs-script no-print">
      <SegmentedControl
        label="Paid in cash or by loan"
        options={waysOfPaying}
        value={solarCase.financing}
        onChange={(financing) => onChange((before) => ({ ...before, financing }))}
      />
      <div className="mt-5 gap-x-12 md:max-lg:columns-2">
        {fieldGroups.map(({ title, names }) => (
          <fieldset key={title} className="break-inside-avoid border-t border-rule pt-2 pb-3">
            <legend className="float-left w-full pb-2 font-mono text-label text-muted">
              {title}
            </legend>
            <div className="clear-both">
              {names.map((name) => (
                <InputSlider
                  key={name}
                  name={name}
                  value={solarCase.inputs[name]}
                  onChange={onChange}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-2.5">
        <Button
          look="quiet"
          disabled={writeCase(solarCase) === ""}
          onClick={() => onChange(() => startingCase)}
        >
          Reset
        </Button>
        <CopyCaseLink query={writeCase(solarCase)} />
      </div>
    </div>
  );
}

const InputSlider = memo(function InputSlider({
  name,
  value,
  onChange,
}: {
  name: SolarInputName;
  value: number;
  onChange: ControlsProps["onChange"];
}) {
  const { label, unit, min, max, step } = solarField(name);
  return (
    <SliderField
      label={label}
      unit={unit}
      value={toShown(name, value)}
      min={min}
      max={max}
      step={step}
      format={(shown) => formatShown(name, shown)}
      onChange={(shown) => {
        const value = fromShown(name, shown);
        if (value !== null) onChange((before) => withInput(before, name, value));
      }}
    />
  );
});
