import { memo, useEffect, useId, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { DateInput, isDateSlot } from "./date-input.tsx";
import { cellAt, type Inputs, type Slot, valueAt } from "./fields.ts";
import { LimitNote } from "./limit-note.tsx";
import { boxLook } from "./number-box.tsx";
import { isNumberSlot, NumberInput } from "./number-input.tsx";
import { RemoveRow } from "./remove-row.tsx";
import type { ModelState } from "./use-model.ts";

/** In a column, choices above numbers; across the page, one line for each row where there is room. */
type Layout = "column" | "page";

/** All fields of a row start at the left; only where the rows form the columns of a table, numbers end at the right. */
const numberAlign: Record<Layout, string> = {
  column: "text-left!",
  page: "max-lg:text-left! lg:text-right",
};

const rowLook: Record<Layout, string> = {
  column: "border-b border-rule pb-4",
  page: "border-b border-rule pb-4 lg:pb-2",
};

const lineLook: Record<Layout, string> = {
  column: "flex items-end gap-2",
  page: "max-lg:grid max-lg:grid-cols-[1fr_auto_auto] lg:flex lg:items-end lg:gap-2",
};

type RowFieldsProps<In extends Inputs, Preset extends string> = {
  state: ModelState<In, Preset>;
  list: keyof In & string;
  title: string;
  /** What one row is: `Leg`, `Bond`. */
  rowTitle: string;
  /** The limits of the numbers, in words. */
  hint: string;
  layout?: Layout;
};

/**
 * Rows of unlike inputs that can be added and removed, such as the legs of a strategy: too many fields for
 * a line of a table, and not every row uses all of them. Rendered only when one of them changes: eight rows
 * of eight controls would hold up a slider elsewhere in the model.
 */
export const RowFields = memo(Rows, hasSameRows) as typeof Rows;

function hasSameRows<In extends Inputs, Preset extends string>(
  before: RowFieldsProps<In, Preset>,
  now: RowFieldsProps<In, Preset>,
) {
  const [a, b] = [before.state, now.state];
  const keys = new Set([...Object.keys(a.notes), ...Object.keys(b.notes)]);
  return (
    a.inputs[before.list] === b.inputs[now.list] &&
    a.set === b.set &&
    [...keys].every((key) => a.notes[key] === b.notes[key])
  );
}

function Rows<In extends Inputs, Preset extends string>({
  state,
  list,
  title,
  rowTitle,
  hint,
  layout = "column",
}: RowFieldsProps<In, Preset>) {
  const hintId = useId();
  const { model, inputs, addRow, removeRow } = state;
  const field = model.fields[list];
  const rows = model.slotsOfList(list, inputs);
  const { area, keepFocus } = useRowFocus(rows.length);
  if (field.kind !== "list" || !field.length) return null;
  const { min, max } = field.length;
  return (
    <div ref={area}>
      <h3 className="border-t border-ink py-2 font-mono text-label text-muted">{title}</h3>
      {rows.map((slots, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
        <fieldset key={row} data-row className={rowLook[layout]}>
          <legend className="sr-only">{`${rowTitle} ${row + 1}`}</legend>
          <div className={lineLook[layout]}>
            <span
              aria-hidden="true"
              className="flex min-h-11 w-6 items-center font-mono text-small md:min-h-9"
            >
              {row + 1}
            </span>
            <Cells
              state={state}
              slots={layout === "page" ? slots : slots.filter((slot) => !isNumberSlot(slot))}
              layout={layout}
              hintId={hintId}
              isFirst={row === 0}
            />
            <RemoveRow
              title={rowTitle}
              row={row}
              disabled={rows.length <= min}
              onClick={() => {
                keepFocus("rows");
                removeRow(list, row);
              }}
            />
          </div>
          {layout === "column" && (
            <div className="mt-3 flex gap-3">
              <Cells
                state={state}
                slots={slots.filter(isNumberSlot)}
                layout={layout}
                hintId={hintId}
                isFirst={row === 0}
              />
            </div>
          )}
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

type CellsProps<In extends Inputs, Preset extends string> = {
  state: ModelState<In, Preset>;
  slots: readonly Slot[];
  layout: Layout;
  hintId: string;
  isFirst: boolean;
};

function Cells<In extends Inputs, Preset extends string>(props: CellsProps<In, Preset>) {
  const { slots, layout, isFirst } = props;
  // One line for each row has its labels in the first, like the head of a table.
  const labelLook = layout === "page" && !isFirst ? "lg:hidden" : "";
  const cells = slots.map((slot) => (
    <div key={slot.key} data-cell={cellAt(slot.place)} className="w-full">
      {(layout === "page" || isNumberSlot(slot)) && (
        <p
          aria-hidden="true"
          className={`px-2 font-mono text-label text-muted ${isNumberSlot(slot) ? numberAlign[layout] : ""} ${labelLook}`}
        >
          {slot.field.label}
        </p>
      )}
      <Cell {...props} slot={slot} />
    </div>
  ));
  if (layout === "column") return cells;
  return (
    <div className="grid grow grid-cols-2 gap-x-4 gap-y-3 lg:max-[75rem]:gap-x-2 max-lg:col-span-3 max-lg:row-start-2 sm:grid-cols-4 lg:grid-cols-7">
      {cells}
    </div>
  );
}

function Cell<In extends Inputs, Preset extends string>({
  state: { inputs, notes, set },
  slot,
  layout,
  hintId,
}: CellsProps<In, Preset> & { slot: Slot }) {
  const value = valueAt(inputs, slot.place);
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
  // With "any" the arrow keys move by one, and a fraction can still be typed.
  const look = `${boxLook} ${numberAlign[layout]}`;
  return <NumberInput slot={slot} value={value} arrowStep={1} className={look} {...shared} />;
}
