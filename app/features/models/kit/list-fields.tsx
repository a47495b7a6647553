import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "#app/components/ui/button.tsx";
import type { Row } from "#workings/sheet-spec.ts";
import type { Model } from "./define-model.ts";
import type { Inputs, ListField } from "./fields.ts";
import { FieldsRow, type ListLayout, TableRow } from "./list-row.tsx";
import { LimitNote } from "./number-box.tsx";
import { shownLimits } from "./settle.ts";
import { formatShown } from "./units.ts";
import type { ModelState } from "./use-model.ts";

type ListFieldsProps<In extends Inputs, Preset extends string> = {
  state: ModelState<In, Preset>;
  list: keyof In & string;
  title: ReactNode;
  /** What one row is: `Year`, `Leg`, `Bond`. */
  rowTitle: string;
  /** The limits of the numbers, in words. */
  hint: ReactNode;
  layout?: ListLayout;
};

/**
 * A list of inputs, such as the years of a fund or the legs of a strategy. Rendered only when one of them changes:
 * eight rows of eight controls would hold up a slider elsewhere in the model.
 */
export const ListFields = memo(List, hasSameRows) as typeof List;

function hasSameRows<In extends Inputs, Preset extends string>(
  before: ListFieldsProps<In, Preset>,
  now: ListFieldsProps<In, Preset>,
) {
  const [a, b] = [before.state, now.state];
  const keys = new Set([...Object.keys(a.notes), ...Object.keys(b.notes)]);
  return (
    a.inputs[before.list] === b.inputs[now.list] &&
    a.set === b.set &&
    [...keys].every((key) => a.notes[key] === b.notes[key])
  );
}

function List<In extends Inputs, Preset extends string>({
  state,
  list,
  title,
  rowTitle,
  hint,
  layout = "table",
}: ListFieldsProps<In, Preset>) {
  const hintId = useId();
  const { model, inputs, notes, set, addRow, removeRow } = state;
  const field = model.fields[list];
  const rows = model.slotsOfList(list, inputs);
  const { area, keepFocus } = useRowFocus<HTMLDivElement>(rows.length);
  if (field.kind !== "list") return null;
  const { length } = field;
  const valuesOfRows = inputs[list] as readonly Row[];
  const propsOf = (row: number) => ({
    ...{ row, rowTitle, layout, notes, set, hintId },
    slots: rows[row] ?? [],
    values: valuesOfRows[row],
    removal: length && (rows.length <= length.min ? ("refused" as const) : ("allowed" as const)),
    remove: () => {
      keepFocus("rows");
      removeRow(list, row);
    },
  });
  return (
    <div ref={area} data-fields>
      {layout === "table" ? (
        <table className="w-full border-collapse" onKeyDown={moveAlongColumn}>
          <caption className="border-b border-ink pb-2 text-left text-small">{title}</caption>
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
          {rows.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <TableRow key={row} {...propsOf(row)} />
          ))}
        </table>
      ) : (
        <>
          <h3 className="border-t border-ink py-2 font-mono text-label text-muted">{title}</h3>
          {rows.map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <FieldsRow key={row} {...propsOf(row)} />
          ))}
        </>
      )}
      {length && <LimitNote id={`${hintId}-length`} note={notes[length.key]} />}
      <p id={hintId} className="my-2 text-small text-muted">
        {hint}
      </p>
      {length && (
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
      )}
    </div>
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

/** Keeps the focus of a visitor who works by keyboard in the list when a row is added or removed. */
function useRowFocus<Area extends HTMLElement>(count: number) {
  const area = useRef<Area>(null);
  const next = useRef<"rows" | "new row" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of rows changes
  useEffect(() => {
    const rows = area.current?.querySelectorAll("[data-row]");
    const last = rows?.[rows.length - 1]?.querySelector<HTMLElement>("select, input");
    const { activeElement } = document;
    // The button went with its row, or belongs to the only row left, which cannot be removed.
    const isLost = activeElement === document.body || activeElement?.matches(":disabled");
    if (next.current === "new row" || (next.current === "rows" && isLost)) last?.focus();
    next.current = null;
  }, [count]);
  return {
    area,
    keepFocus(on: "rows" | "new row") {
      next.current = on;
    },
  };
}

/** How far the numbers and dates of a list go: `Nominal €1k to €100,000k, coupon 0% to 15%.` */
export function limitsInWords<In extends Inputs, Preset extends string>(
  { model }: { model: Model<In, Preset> },
  list: keyof In & string,
): string {
  const field = model.fields[list] as ListField;
  const texts = Object.values(field.columns).flatMap((column) => {
    if (column.kind === "choice") return [];
    if (column.kind === "date") {
      const [from, to] = [column.limits.first, column.limits.last].map((day) => day.slice(0, 4));
      return [`${column.label} ${from} to ${to}`];
    }
    const { min, max } = shownLimits(column);
    const [from, to] = [min, max].map((limit) => formatShown(column.unit, limit));
    return [`${column.label} ${from} to ${to}`];
  });
  const [first = "", ...others] = texts;
  return `${[first, ...others.map(lowerFirst)].join(", ")}.`;
}

function lowerFirst(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
