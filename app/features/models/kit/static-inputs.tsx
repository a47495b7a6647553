import { memo } from "react";
import { formatLongDate } from "#app/lib/format/date.ts";
import type { Scalar } from "#workings/sheet-spec.ts";
import type { Model } from "./define-model.ts";
import { type Inputs, type ScalarField, valueAt } from "./fields.ts";
import { formatShown, toShown } from "./units.ts";

/**
 * The inputs as plain values, on paper and where there is no script to change them. A model with dozens of
 * inputs need not wait for this list at each step.
 */
export const StaticInputs = memo(InputList) as typeof InputList;

function InputList<In extends Inputs, Preset extends string>({
  model,
  inputs,
}: {
  model: Model<In, Preset>;
  inputs: In;
}) {
  return (
    <dl className="hidden border-t border-ink text-small print:columns-2 print:gap-x-10 print:block print:break-inside-auto! noscript:block">
      {model.slotsOf(inputs).map(({ key, label, field, place }) => (
        <div
          key={key}
          className="flex justify-between gap-4 border-b border-rule py-2 print:py-0.5"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="figures font-mono">{textOf(field, valueAt(inputs, place))}</dd>
        </div>
      ))}
    </dl>
  );
}

function textOf(field: ScalarField, value: Scalar | undefined) {
  if (field.kind === "date") return formatLongDate(String(value));
  if (field.kind === "choice") return field.options.find((option) => option.value === value)?.label;
  return formatShown(field.unit, toShown(field.unit, Number(value)));
}
