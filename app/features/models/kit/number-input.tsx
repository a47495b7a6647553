import { type ComponentProps, memo, useState } from "react";
import type { NumberField, Slot } from "./fields.ts";
import { settle, shownLimits } from "./settle.ts";
import { toShown } from "./units.ts";
import type { SetInput } from "./use-model.ts";

export type NumberSlot = Slot & { field: NumberField };

export function isNumberSlot(slot: Slot): slot is NumberSlot {
  return slot.field.kind === "number";
}

/**
 * A number that may be half-typed without disturbing the model: a value within the limits applies
 * immediately; any other waits until the field loses focus, then moves to the nearest limit, with a note.
 * Rendered only when its own number changes.
 */
export const NumberInput = memo(function NumberInput({
  slot,
  value,
  note,
  set,
  ...rest
}: {
  slot: NumberSlot;
  /** In the model's terms. */
  value: number;
  note: string | undefined;
  set: SetInput;
} & Pick<
  ComponentProps<"input">,
  "id" | "aria-label" | "aria-describedby" | "className" | "step"
>) {
  const [typed, setTyped] = useState<string | null>(null);
  const asked = readTyped(slot.field, typed);
  const { min, max, step } = shownLimits(slot.field);

  function type(text: string) {
    setTyped(text);
    const next = readTyped(slot.field, text);
    if (!next || next.note) return;
    if (next.value !== value || note) set(slot, next.value);
  }

  function leave() {
    if (asked?.note) set(slot, asked.value, asked.note);
    setTyped(null);
  }

  return (
    <input
      type="number"
      inputMode={min < 0 ? "text" : "decimal"}
      autoComplete="off"
      aria-invalid={(typed !== null && (!asked || asked.note !== undefined)) || undefined}
      min={min}
      max={max}
      step={step}
      value={typed ?? toShown(slot.field.unit, value)}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === "Enter") leave();
      }}
      {...rest}
    />
  );
});

/** The browser reports an empty string for anything that is not a number. */
function readTyped(field: NumberField, text: string | null) {
  const number = Number(text);
  return text === null || text.trim() === "" || !Number.isFinite(number)
    ? null
    : settle(field, number);
}
