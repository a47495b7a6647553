import { memo } from "react";
import { IconButton } from "#app/components/ui/button.tsx";
import { CloseIcon } from "#app/components/ui/icons.tsx";
import type { Row } from "#workings/sheet-spec.ts";
import { DateInput, isDateSlot } from "./date-input.tsx";
import { cellAt, type ScalarField, type Slot } from "./fields.ts";
import { boxLook, LimitNote } from "./number-box.tsx";
import { isNumberSlot, NumberInput } from "./number-input.tsx";
import type { SetInput } from "./use-model.ts";

/**
 * A table has one line of like numbers for each row. Rows with more fields than a line has room for, or of which not
 * all are used, are groups of fields: in a column, choices above numbers; across the page, one line where there is room.
 */
export type ListLayout = "table" | "column" | "page";

type ListRowProps = {
  /** Counted from 0. */
  row: number;
  /** What one row is: `Year`, `Leg`. */
  rowTitle: string;
  layout: ListLayout;
  slots: readonly Slot[];
  values: Row | undefined;
  notes: Readonly<Record<string, string>>;
  set: SetInput;
  hintId: string;
  /** Absent where the number of rows is given. */
  removal: "allowed" | "refused" | undefined;
  remove: () => void;
};

/** A row is rendered only when one of its own values or notes changes. */
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

export const TableRow = memo(function TableRow(props: ListRowProps) {
  const { row, slots, notes, removal } = props;
  return (
    <tbody data-row>
      <tr>
        <th scope="row" className="figures text-left font-mono text-small font-normal">
          {row + 1}
        </th>
        {slots.map((slot) => (
          <td key={slot.key} data-cell={cellAt(slot.place)} className="pl-3">
            <ListCell {...props} slot={slot} />
          </td>
        ))}
        {removal && (
          <td className="w-0 pl-2">
            <Remove {...props} />
          </td>
        )}
      </tr>
      {slots.some(({ key }) => notes[key] !== undefined) && (
        <tr>
          <td colSpan={slots.length + 2}>
            <Notes {...props} />
          </td>
        </tr>
      )}
    </tbody>
  );
}, isSameRow);

export const FieldsRow = memo(function FieldsRow(props: ListRowProps) {
  const { row, rowTitle, layout, slots, removal } = props;
  const isPage = layout === "page";
  const others = slots.filter((slot) => !isNumberSlot(slot));
  return (
    <fieldset data-row className={`border-b border-rule pb-4 ${isPage ? "lg:pb-2" : ""}`}>
      <legend className="sr-only">{`${rowTitle} ${row + 1}`}</legend>
      <div
        className={
          isPage
            ? "max-lg:grid max-lg:grid-cols-[1fr_auto_auto] lg:flex lg:items-end lg:gap-2"
            : "flex items-end gap-2"
        }
      >
        <span
          aria-hidden="true"
          className={`flex min-h-11 items-center font-mono text-small md:min-h-9 ${isPage ? "w-6" : "w-4 shrink-0"}`}
        >
          {row + 1}
        </span>
        {isPage ? (
          <div className="grid grow grid-cols-2 gap-x-4 gap-y-3 lg:gap-x-2 max-lg:col-span-3 max-lg:row-start-2 sm:grid-cols-4 md:grid-cols-[.9fr_.8fr_1.05fr_1.2fr_1.05fr] lg:grid-cols-[.95fr_.85fr_1.35fr_1.35fr_1.3fr_.8fr_.75fr_.7fr_.75fr]">
            <Cells {...props} />
          </div>
        ) : (
          <Cells {...props} slots={others} />
        )}
        {removal && <Remove {...props} />}
      </div>
      {!isPage && (
        // Indented like the fields above, which follow the number of the row.
        <div className="mt-3 flex gap-3 pl-6">
          <Cells {...props} slots={slots.filter(isNumberSlot)} />
        </div>
      )}
      <Notes {...props} />
    </fieldset>
  );
}, isSameRow);

/** All fields start at the left; only where the rows form the columns of a table, numbers end at the right. */
const numberAlign: Record<ListLayout, string> = {
  table: "",
  column: "text-left!",
  page: "max-lg:text-left! lg:text-right",
};

function Cells(props: ListRowProps) {
  const { row, layout, slots } = props;
  // One line for each row has its labels in the first, like the head of a table.
  const labelLook = layout === "page" && row > 0 ? "lg:hidden" : "";
  return slots.map((slot) => {
    const align = isNumberSlot(slot) ? numberAlign[layout] : "";
    return (
      <div key={slot.key} data-cell={cellAt(slot.place)} className="w-full">
        {(layout === "page" || isNumberSlot(slot)) && (
          <p
            aria-hidden="true"
            className={`px-2 font-mono text-label text-muted ${align} ${labelLook}`}
          >
            {headingOf(slot.field)}
          </p>
        )}
        <ListCell {...props} slot={slot} align={align} />
      </div>
    );
  });
}

/** `Nominal, €k`: a box has no room for the unit. */
function headingOf(field: ScalarField) {
  if (field.kind !== "number") return field.label;
  const { before = "", after } = field.unit;
  const unit = before + after.trim();
  return unit ? `${field.label}, ${unit}` : field.label;
}

function Remove({ row, rowTitle, removal, remove }: ListRowProps) {
  return (
    <IconButton
      label={`Remove ${rowTitle.toLowerCase()} ${row + 1}`}
      className="shrink-0 border-transparent! disabled:opacity-30"
      disabled={removal === "refused"}
      onClick={remove}
    >
      <CloseIcon />
    </IconButton>
  );
}

function Notes({ slots, notes }: ListRowProps) {
  return slots.map(({ key }) => <LimitNote key={key} id={`${key}-note`} note={notes[key]} />);
}

/** One field of a row, with its note and the limits of the list as its description. */
function ListCell({
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
