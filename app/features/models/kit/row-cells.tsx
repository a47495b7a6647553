import { DateInput, isDateSlot } from "./date-input.tsx";
import { cellAt, type Inputs, type ScalarField, type Slot, valueAt } from "./fields.ts";
import { boxLook } from "./number-box.tsx";
import { isNumberSlot, NumberInput } from "./number-input.tsx";
import type { ModelState } from "./use-model.ts";

/** In a column, choices above numbers; across the page, one line for each row where there is room. */
export type RowLayout = "column" | "page";

/** All fields of a row start at the left; only where the rows form the columns of a table, numbers end at the right. */
const numberAlign: Record<RowLayout, string> = {
  column: "text-left!",
  page: "max-lg:text-left! lg:text-right",
};

type CellsProps<In extends Inputs, Preset extends string> = {
  state: ModelState<In, Preset>;
  slots: readonly Slot[];
  layout: RowLayout;
  hintId: string;
  isFirst: boolean;
};

/** The fields of one row. */
export function RowCells<In extends Inputs, Preset extends string>(props: CellsProps<In, Preset>) {
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
          {headingOf(slot.field)}
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

/** `Nominal, €k`: a box has no room for the unit. */
function headingOf(field: ScalarField) {
  if (field.kind !== "number") return field.label;
  const unit = `${field.unit.euro ? "€" : ""}${field.unit.after.trim()}`;
  return unit ? `${field.label}, ${unit}` : field.label;
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
