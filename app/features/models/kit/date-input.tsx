import { type ComponentProps, useId, useState } from "react";
import type { IsoDate } from "#workings/describe.ts";
import type { DateField, Slot } from "./fields.ts";
import { boxLook, LimitNote } from "./number-box.tsx";
import { settleDate } from "./settle.ts";
import type { SetInput } from "./use-model.ts";

type DateSlot = Slot & { field: DateField };

export function isDateSlot(slot: Slot): slot is DateSlot {
  return slot.field.kind === "date";
}

type DateProps = { slot: DateSlot; value: string; note: string | undefined; set: SetInput };

/**
 * A date that may be half-typed without disturbing the model: one within the limits counts at once, any
 * other waits, and on leaving the field it moves to the nearest limit with a note that says so.
 */
export function DateInput({
  slot,
  value,
  note,
  set,
  ...rest
}: DateProps & Pick<ComponentProps<"input">, "id" | "aria-label" | "aria-describedby">) {
  const [typed, setTyped] = useState<string | null>(null);
  const asked = typed === null ? null : settleDate(slot.field, typed);

  function handleTyping(text: string) {
    setTyped(text);
    const next = settleDate(slot.field, text);
    if (next && !next.note && (next.value !== value || note)) set(slot, next.value);
  }

  function commit() {
    if (asked?.note) set(slot, asked.value, asked.note);
    setTyped(null);
  }

  return (
    <input
      type="date"
      autoComplete="off"
      aria-invalid={(typed !== null && (!asked || asked.note !== undefined)) || undefined}
      min={slot.field.limits.first}
      max={slot.field.limits.last}
      value={typed ?? value}
      onChange={(event) => handleTyping(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
      }}
      className={`${boxLook} pr-0!`}
      {...rest}
    />
  );
}

/** One date, with its limits below the label. */
export function DateBox(props: DateProps) {
  const id = useId();
  const { first, last } = props.slot.field.limits;
  return (
    <div className="grid grid-cols-[1fr_9rem] items-center gap-x-4">
      <div>
        <label htmlFor={id} className="block text-base leading-snug">
          {props.slot.label}
        </label>
        <p id={`${id}-limits`} className="text-small text-muted">
          {yearOf(first)} to {yearOf(last)}
        </p>
      </div>
      <DateInput
        {...props}
        id={id}
        aria-describedby={`${id}-limits${props.note ? ` ${id}-note` : ""}`}
      />
      <div className="col-span-2">
        <LimitNote id={`${id}-note`} note={props.note} />
      </div>
    </div>
  );
}

function yearOf(day: IsoDate) {
  return day.split("-")[0];
}
