import { type ComponentProps, type KeyboardEvent, memo, useState } from "react";
import { formatNumber } from "#app/lib/format/number.ts";
import type { NumberField, Slot } from "./fields.ts";
import { settle, shownLimits } from "./settle.ts";
import { formatShown, toShown } from "./units.ts";
import type { SetInput } from "./use-model.ts";

export type NumberSlot = Slot & { field: NumberField };

export type NumberFieldProps = {
  slot: NumberSlot;
  /** In the model's terms. */
  value: number;
  note: string | undefined;
  set: SetInput;
};

export function isNumberSlot(slot: Slot): slot is NumberSlot {
  return slot.field.kind === "number";
}

/**
 * A number that may be half-typed without disturbing the model: a value within the limits applies
 * immediately; any other waits until the field loses focus, then moves to the nearest limit, with a note.
 * A text field with the role and keys of a number field, because a native one cannot group digits: 18,000.
 * Rendered only when its own number changes.
 */
export const NumberInput = memo(function NumberInput({
  slot,
  value,
  note,
  set,
  arrowStep,
  ...rest
}: NumberFieldProps & {
  /** How far an arrow key moves, in the units shown; the step of the field if not given. */
  arrowStep?: number;
} & Pick<ComponentProps<"input">, "id" | "aria-label" | "aria-describedby" | "className">) {
  const [typed, setTyped] = useState<string | null>(null);
  const { field } = slot;
  const { min, max, step } = shownLimits(field);
  const shown = toShown(field.unit, value);
  const number = typed === null ? shown : readNumber(typed);
  const asked = number === null ? null : settle(field, number);

  function handleTyping(text: string) {
    setTyped(text);
    const next = readNumber(text);
    if (next === null) return;
    const settled = settle(field, next);
    if (settled.note) return;
    if (settled.value !== value || note) set(slot, settled.value);
  }

  function commit() {
    if (typed === null) return;
    setTyped(null);
    if (asked?.note) set(slot, asked.value, asked.note);
    else if (!asked && typed.trim() !== "") {
      set(slot, value, `“${typed.trim()}” is not a number; still using ${inField(shown)}.`);
    }
  }

  function moveBy(distance: number) {
    const next = Math.min(max, Math.max(min, (number ?? shown) + distance));
    setTyped(null);
    set(slot, settle(field, next).value);
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter") return commit();
    const steps = stepsOf[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveBy(steps * (arrowStep ?? step));
  }

  return (
    <input
      type="text"
      role="spinbutton"
      inputMode={min < 0 ? "text" : "decimal"}
      autoComplete="off"
      maxLength={30}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={formatShown(field.unit, shown)}
      aria-invalid={(typed !== null && (!asked || asked.note !== undefined)) || undefined}
      value={typed ?? inField(shown)}
      onChange={(event) => handleTyping(event.target.value)}
      onBlur={commit}
      onKeyDown={handleKey}
      {...rest}
    />
  );
});

const stepsOf: Partial<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

function inField(shown: number) {
  return formatNumber(shown, { atMost: 6 });
}

/**
 * The number in a text as a visitor types or pastes it: `18000`, `18,000`, `€18,000`, `−5 %`. `null` if it is none, and
 * for `1,5`, in which the comma cannot separate thousands.
 */
export function readNumber(text: string): number | null {
  const bare = text.replaceAll(/[\s€%]/g, "").replace("−", "-");
  const isNumber = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/.test(bare) && /\d/.test(bare);
  return isNumber ? Number(bare.replaceAll(",", "")) : null;
}
