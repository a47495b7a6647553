import type { SolarInputs as Inputs } from "#models/solar/inputs.ts";
import { fieldGroups, formatShown, solarField, toShown } from "./solar-fields.ts";

/** The inputs as plain values, where there is no script to change them and on paper. */
export function SolarInputs({ inputs }: { inputs: Inputs }) {
  const names = fieldGroups.flatMap((group) => group.names);
  return (
    <dl className="border-t border-ink text-small">
      {names.map((name) => (
        <div key={name} className="flex justify-between gap-4 border-b border-rule py-2">
          <dt className="text-muted">{solarField(name).label}</dt>
          <dd className="figures font-mono">{formatShown(name, toShown(name, inputs[name]))}</dd>
        </div>
      ))}
    </dl>
  );
}
