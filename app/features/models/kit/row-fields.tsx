import { memo, useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { Inputs } from "./fields.ts";
import { LimitNote } from "./limit-note.tsx";
import { isNumberSlot } from "./number-input.tsx";
import { RemoveRow } from "./remove-row.tsx";
import { RowCells, type RowLayout } from "./row-cells.tsx";
import type { ModelState } from "./use-model.ts";
import { useRowFocus } from "./use-row-focus.ts";

const rowLook: Record<RowLayout, string> = {
  column: "border-b border-rule pb-4",
  page: "border-b border-rule pb-4 lg:pb-2",
};

const lineLook: Record<RowLayout, string> = {
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
  layout?: RowLayout;
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
  const { area, keepFocus } = useRowFocus<HTMLDivElement>(rows.length);
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
            <RowCells
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
              <RowCells
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
