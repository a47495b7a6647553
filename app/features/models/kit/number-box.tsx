import { useId } from "react";
import { type NumberFieldProps, NumberInput } from "./number-input.tsx";
import { shownLimits } from "./settle.ts";
import { formatShown } from "./units.ts";

/** Full size on phones: some browsers zoom in on a field with smaller text. */
export const boxLook =
  "figures block min-h-11 w-full border-b border-edge bg-transparent px-2 text-right font-mono text-base transition-colors hover:bg-accent-soft focus:border-accent aria-invalid:border-loss aria-invalid:text-loss md:min-h-9 md:text-small";

/** One number in a box, with its limits below the label. */
export function NumberBox({ slot, value, note, set }: NumberFieldProps) {
  const id = useId();
  const { min, max } = shownLimits(slot.field);
  return (
    <div className="grid grid-cols-[1fr_7rem] items-center gap-x-4">
      <div>
        <label htmlFor={id} className="block text-base leading-snug">
          {slot.label}
        </label>
        <p id={`${id}-limits`} className="text-small text-muted">
          From {formatShown(slot.field.unit, min)} to {formatShown(slot.field.unit, max)}
        </p>
      </div>
      <NumberInput
        id={id}
        slot={slot}
        value={value}
        note={note}
        set={set}
        aria-describedby={`${id}-limits${note ? ` ${id}-note` : ""}`}
        arrowStep={1}
        className={boxLook}
      />
      <div className="col-span-2">
        <LimitNote id={`${id}-note`} note={note} />
      </div>
    </div>
  );
}

/** Why a value could not be used, beside its field. The shell announces it. */
export function LimitNote({ id, note }: { id: string; note: string | undefined }) {
  if (note === undefined) return null;
  return (
    <p id={id} className="py-1 text-small text-loss">
      {note}
    </p>
  );
}
