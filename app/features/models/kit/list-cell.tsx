import { DateInput, isDateSlot } from "./date-input.tsx";
import type { Row, Slot } from "./fields.ts";
import { boxLook } from "./number-box.tsx";
import { isNumberSlot, NumberInput } from "./number-input.tsx";
import type { SetInput } from "./use-model.ts";

/** One field of a row, with its note and the limits of the list as its description. */
export function ListCell({
  slot,
  values,
  notes,
  set,
  hintId,
  align = "",
}: {
  slot: Slot;
  values: Row | undefined;
  notes: Readonly<Record<string, string>>;
  set: SetInput;
  hintId: string;
  /** Of a number. */
  align?: string;
}) {
  const value = "column" in slot.place ? values?.[slot.place.column] : undefined;
  const note = notes[slot.key];
  if (slot.field.kind === "choice") {
    return (
      <select
        aria-label={slot.label}
        value={value}
        onChange={(event) => set(slot, event.target.value)}
        autoComplete="off"
        // Browsers inset the text of a select by 4 px of their own.
        className={`${boxLook} pl-1! text-left!`}
      >
        {slot.field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  const shared = {
    note,
    set,
    "aria-label": slot.label,
    "aria-describedby": note ? `${hintId} ${slot.key}-note` : hintId,
  };
  if (isDateSlot(slot)) return <DateInput slot={slot} value={String(value)} {...shared} />;
  if (!isNumberSlot(slot) || typeof value !== "number") return null;
  // With a step of one the arrow keys move by one, and a fraction can still be typed.
  const look = `${boxLook} ${align}`;
  return <NumberInput slot={slot} value={value} arrowStep={1} className={look} {...shared} />;
}
