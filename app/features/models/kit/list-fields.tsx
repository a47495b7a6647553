import { type KeyboardEvent, memo, type ReactNode, useId } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { cellAt, type Inputs, type Row, type Slot } from "./fields.ts";
import { LimitNote } from "./limit-note.tsx";
import { boxLook } from "./number-box.tsx";
import { isNumberSlot, NumberInput } from "./number-input.tsx";
import { RemoveRow } from "./remove-row.tsx";
import type { ModelState, SetInput } from "./use-model.ts";
import { useRowFocus } from "./use-row-focus.ts";

/** A list of inputs as a table of boxes, one row for each year, leg or bond. */
export const ListFields = memo(Table) as typeof Table;

function Table<In extends Inputs, Preset extends string>({
  state,
  list,
  caption,
  rowTitle,
  hint,
}: {
  state: ModelState<In, Preset>;
  list: keyof In & string;
  caption: ReactNode;
  /** What one row is: `Year`, `Leg`. */
  rowTitle: string;
  /** The limits of the numbers, in words. */
  hint: ReactNode;
}) {
  const hintId = useId();
  const { model, inputs, addRow, removeRow } = state;
  const field = model.fields[list];
  const rows = model.slotsOfList(list, inputs);
  const { area, keepFocus } = useRowFocus<HTMLTableElement>(rows.length);
  if (field.kind !== "list") return null;
  const valuesOfRows = inputs[list] as readonly Row[];
  const { length } = field;
  return (
    <>
      <table ref={area} className="w-full border-collapse" onKeyDown={moveAlongColumn}>
        <caption className="border-b border-ink pb-2 text-left text-small">{caption}</caption>
        <thead>
          <tr className="font-mono text-label text-muted">
            <th scope="col" className="w-8 pt-2 pr-1 pb-1 text-left font-normal">
              {rowTitle}
            </th>
            {rows[0]?.map(({ field }) => (
              <th
                key={field.key}
                scope="col"
                className="pt-2 pr-2 pb-1 pl-1 text-right font-normal"
              >
                {field.label}
              </th>
            ))}
            {length && <td />}
          </tr>
        </thead>
        {rows.map((slots, row) => (
          <ListRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            key={row}
            list={list}
            row={row}
            title={rowTitle}
            slots={slots}
            values={valuesOfRows[row]}
            notes={state.notes}
            set={state.set}
            describedBy={hintId}
            removal={length && (rows.length <= length.min ? "refused" : "allowed")}
            removeRow={(list, row) => {
              keepFocus("rows");
              removeRow(list, row);
            }}
          />
        ))}
      </table>
      {length && (
        <>
          <LimitNote id={`${hintId}-length`} note={state.notes[length.key]} />
          <Button
            look="quiet"
            disabled={rows.length >= length.max}
            onClick={() => {
              keepFocus("new row");
              addRow(list);
            }}
          >
            Add a {rowTitle.toLowerCase()}
          </Button>
        </>
      )}
      <p id={hintId} className="mt-2 text-small text-muted">
        {hint}
      </p>
    </>
  );
}

type ListRowProps = {
  list: string;
  /** Counted from 0. */
  row: number;
  title: string;
  slots: readonly Slot[];
  values: Row | undefined;
  notes: Readonly<Record<string, string>>;
  set: SetInput;
  describedBy: string;
  /** Absent where the number of rows is given. */
  removal: "allowed" | "refused" | undefined;
  removeRow: (list: string, row: number) => void;
};

/** Rendered only when one of its own numbers or notes changes. */
const ListRow = memo(function ListRow(props: ListRowProps) {
  const { list, row, title, slots, notes, removal, removeRow } = props;
  return (
    <tbody data-row>
      <tr>
        <th scope="row" className="figures text-left font-mono text-small font-normal">
          {row + 1}
        </th>
        {slots.map((slot) => (
          <td key={slot.key} data-cell={cellAt(slot.place)} className="pl-3">
            <Cell {...props} slot={slot} />
          </td>
        ))}
        {removal && (
          <td className="w-0 pl-2">
            <RemoveRow
              title={title}
              row={row}
              disabled={removal === "refused"}
              onClick={() => removeRow(list, row)}
            />
          </td>
        )}
      </tr>
      <Notes slots={slots} notes={notes} />
    </tbody>
  );
}, isSameRow);

function isSameRow(before: ListRowProps, now: ListRowProps) {
  return (
    before.values === now.values &&
    before.set === now.set &&
    before.removal === now.removal &&
    before.slots.length === now.slots.length &&
    now.slots.every(
      (slot, index) =>
        slot === before.slots[index] && before.notes[slot.key] === now.notes[slot.key],
    )
  );
}

function Cell({ values, notes, set, slot, describedBy }: ListRowProps & { slot: Slot }) {
  const value = "column" in slot.place ? values?.[slot.place.column] : undefined;
  if (slot.field.kind === "choice") {
    return (
      <select
        aria-label={slot.label}
        value={value}
        onChange={(event) => set(slot, event.target.value)}
        autoComplete="off"
        className={boxLook}
      >
        {slot.field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (!isNumberSlot(slot) || typeof value !== "number") return null;
  return (
    <NumberInput
      slot={slot}
      value={value}
      note={notes[slot.key]}
      set={set}
      aria-label={slot.label}
      aria-describedby={notes[slot.key] ? `${describedBy} ${slot.key}-note` : describedBy}
      arrowStep={1}
      className={boxLook}
    />
  );
}

function Notes({ slots, notes }: { slots: readonly Slot[]; notes: Record<string, string> }) {
  const noted = slots.filter(({ key }) => notes[key] !== undefined);
  if (noted.length === 0) return null;
  return (
    <tr>
      <td colSpan={slots.length + 2}>
        {noted.map(({ key }) => (
          <LimitNote key={key} id={`${key}-note`} note={notes[key]} />
        ))}
      </td>
    </tr>
  );
}

/** As in a spreadsheet: Enter goes down the column, with Shift up. */
function moveAlongColumn(event: KeyboardEvent<HTMLTableElement>) {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  const cell = event.target.closest("td");
  const body = event.target.closest("tbody");
  const next = event.shiftKey ? body?.previousElementSibling : body?.nextElementSibling;
  const row = next?.querySelector("tr");
  if (!cell || !row) return;
  event.preventDefault();
  const field = row.cells[cell.cellIndex]?.querySelector<HTMLInputElement>("input");
  field?.focus();
  field?.select();
}
