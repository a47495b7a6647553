import { memo } from "react";
import type { Scalar } from "#workings/sheet-spec.ts";
import { DateBox, isDateSlot } from "./date-input.tsx";
import { cellAt, type Slot } from "./fields.ts";
import { NumberBox } from "./number-box.tsx";
import { isNumberSlot } from "./number-input.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { SliderField } from "./slider-field.tsx";
import type { SetInput } from "./use-model.ts";

/**
 * The control of a single input: a switch for a choice, a slider or a box for a number. Rendered only when that
 * input changes.
 */
export const FieldControl = memo(function FieldControl({
  slot,
  value,
  note,
  set,
  look,
}: {
  slot: Slot;
  value: Scalar | undefined;
  note: string | undefined;
  set: SetInput;
  look: "slider" | "box";
}) {
  const cell = cellAt(slot.place);
  if (slot.field.kind === "choice") {
    return (
      <div data-cell={cell} className={look === "slider" ? "mt-1 mb-4" : undefined}>
        {/* Titled like the sliders; the control itself bears the name for those who hear it. */}
        {look === "slider" && (
          <p aria-hidden="true" className="mb-1.5 text-base leading-snug">
            {slot.label}
          </p>
        )}
        <SegmentedControl
          label={slot.label}
          options={slot.field.options}
          value={String(value)}
          look="input"
          onChange={(chosen) => set(slot, chosen)}
        />
      </div>
    );
  }
  if (isDateSlot(slot)) {
    return (
      <div data-cell={cell} className={look === "slider" ? "mt-1 mb-4" : undefined}>
        <DateBox slot={slot} value={String(value)} note={note} set={set} />
      </div>
    );
  }
  if (!isNumberSlot(slot) || typeof value !== "number") return null;
  const Control = look === "slider" ? SliderField : NumberBox;
  return (
    <div data-cell={cell}>
      <Control slot={slot} value={value} note={note} set={set} />
    </div>
  );
});
