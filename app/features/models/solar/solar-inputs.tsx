import { memo } from "react";
import type { SolarCase } from "./solar-case.ts";
import { fieldGroups, formatShown, solarField, toShown } from "./solar-fields.ts";

const names = fieldGroups.flatMap((group) => group.names);

/** The inputs as plain values, where there is no script to change them and on paper. */
export const SolarInputs = memo(function SolarInputs({
  solarCase: { inputs, financing },
}: {
  solarCase: SolarCase;
}) {
  return (
    <dl className="hidden border-t border-ink text-small print:columns-2 print:gap-x-10 print:block noscript:block">
      <Input name="Paid" value={financing === "cash" ? "in cash" : "by loan"} />
      {names.map((name) => (
        <Input
          key={name}
          name={solarField(name).label}
          value={formatShown(name, toShown(name, inputs[name]))}
        />
      ))}
    </dl>
  );
});

function Input({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-rule py-2 print:py-1">
      <dt className="text-muted">{name}</dt>
      <dd className="figures font-mono">{value}</dd>
    </div>
  );
}
