import type { ChoiceField } from "./fields.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/** A choice among sliders, labeled as they are. */
export function TitledChoice({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: ChoiceField["options"];
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <div className="mt-1 mb-4">
      {/* The control itself bears the name for those who hear it. */}
      <p aria-hidden="true" className="mb-1.5 text-base leading-snug">
        {label}
      </p>
      <SegmentedControl label={label} options={options} value={value} onChange={onChange} />
    </div>
  );
}
