import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { IconButton } from "#app/components/ui/icon-button.tsx";
import { CloseIcon } from "#app/components/ui/icons.tsx";
import { type Inputs, type Slot, valueAt } from "./fields.ts";
import { LimitNote } from "./limit-note.tsx";
import { boxLook } from "./number-box.tsx";
import { isNumberSlot, NumberInput } from "./number-input.tsx";
import type { ModelState } from "./use-model.ts";

/**
 * Rows of unlike inputs that can be added and removed, such as the legs of a strategy: too many fields for
 * a line of a table, and not every row uses all of them.
 */
export function RowFields<In extends Inputs, Preset extends string>({
  state,
  list,
  title,
  rowTitle,
  hint,
}: {
  state: ModelState<In, Preset>;
  list: keyof In & string;
  title: string;
  /** What one row is: `Leg`, `Bond`. */
  rowTitle: string;
  /** The limits of the numbers, in words. */
  hint: ReactNode;
}) {
  const hintId = useId();
  const { model, inputs, addRow, removeRow } = state;
  const field = model.fields[list];
  const rows = model.slotsOfList(list, inputs);
  const { area, keepFocus } = useRowFocus(rows.length);
  if (field.kind !== "list" || !field.length) return null;
  const { min, max } = field.length;
  return (
    <div ref={area}>
      <h3 className="border-t border-ink pt-2 font-mono text-label text-muted">{title}</h3>
      {rows.map((slots, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
        <fieldset key={row} data-row className="border-b border-rule pb-2">
          <legend className="sr-only">{`${rowTitle} ${row + 1}`}</legend>
          <div className="flex items-center gap-2">
            <span aria-hidden="true" className="w-6 font-mono text-small">
              {row + 1}
            </span>
            {slots.map((slot) =>
              slot.field.kind === "choice" ? (
                <Choice key={slot.key} state={state} slot={slot} />
              ) : null,
            )}
            <IconButton
              label={`Remove ${rowTitle.toLowerCase()} ${row + 1}`}
              className="shrink-0 border-transparent! disabled:opacity-30"
              disabled={rows.length <= min}
              onClick={() => {
                keepFocus("rows");
                removeRow(list, row);
              }}
            >
              <CloseIcon />
            </IconButton>
          </div>
          <div className="flex gap-3">
            {slots.map((slot) =>
              isNumberSlot(slot) ? (
                <NumberCell key={slot.key} state={state} slot={slot} hintId={hintId} />
              ) : null,
            )}
          </div>
          {slots.map(({ key }) => (
            <LimitNote key={key} id={`${key}-note`} note={state.notes[key]} />
          ))}
        </fieldset>
      ))}
      <LimitNote id={`${hintId}-length`} note={state.notes[field.length.key]} />
      <p id={hintId} className="my-2 text-small text-muted">
        {hint}
      </p>
      <Button
        look="quiet"
        disabled={rows.length >= max}
        onClick={() => {
          keepFocus("new row");
          addRow(list);
        }}
      >
        Add a {rowTitle.toLowerCase()}
      </Button>
    </div>
  );
}

/** Nobody who works by keyboard is left without a focus when a row comes or goes. */
function useRowFocus(count: number) {
  const area = useRef<HTMLDivElement>(null);
  const next = useRef<"rows" | "new row" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows changes
  useEffect(() => {
    const rows = area.current?.querySelectorAll("[data-row]");
    const last = rows?.[rows.length - 1];
    if (next.current === "new row") last?.querySelector("select")?.focus();
    const isLost = document.activeElement === document.body;
    if (next.current === "rows" && isLost) last?.querySelector("select")?.focus();
    next.current = null;
  }, [count]);
  return {
    area,
    keepFocus(on: "rows" | "new row") {
      next.current = on;
    },
  };
}

type CellProps<In extends Inputs, Preset extends string> = {
  state: ModelState<In, Preset>;
  slot: Slot;
};

function Choice<In extends Inputs, Preset extends string>({
  state: { inputs, set },
  slot,
}: CellProps<In, Preset>) {
  if (slot.field.kind !== "choice") return null;
  return (
    <select
      aria-label={slot.label}
      value={valueAt(inputs, slot.place)}
      onChange={(event) => set(slot, event.target.value)}
      autoComplete="off"
      className={`${boxLook} text-left!`}
    >
      {slot.field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function NumberCell<In extends Inputs, Preset extends string>({
  state: { inputs, notes, set },
  slot,
  hintId,
}: CellProps<In, Preset> & { hintId: string }) {
  const value = valueAt(inputs, slot.place);
  if (!isNumberSlot(slot) || typeof value !== "number") return null;
  return (
    <div className="w-full">
      <p aria-hidden="true" className="px-2 text-right font-mono text-label text-muted">
        {slot.field.label}
      </p>
      <NumberInput
        slot={slot}
        value={value}
        note={notes[slot.key]}
        set={set}
        aria-label={slot.label}
        aria-describedby={notes[slot.key] ? `${hintId} ${slot.key}-note` : hintId}
        // With "any" the arrow keys move by one, and a fraction can still be typed.
        step="any"
        className={boxLook}
      />
    </div>
  );
}
