import type { SheetCell } from "./cells.ts";
import type { SheetValue, SheetValues } from "./definition.ts";

/** The number in a cell, as the model calculated it. */
export function cellValue(cell: SheetCell, values: SheetValues): SheetValue {
  const { name, position, table } = cell;
  if (table && typeof position === "number" && name === table.axis.name) {
    return known(table.axis.positions[position], cell);
  }
  const value = values[name];
  if (cell.row !== undefined) return known(Array.isArray(value) && value[cell.row], cell);
  if (position === null) return known(Array.isArray(value) ? undefined : value, cell);
  if (!Array.isArray(value)) return known(undefined, cell);
  return position === "total" ? sum(value) : known(value[position], cell);
}

function sum(values: readonly SheetValue[]) {
  return values.reduce<number>(
    (total, value) => total + (typeof value === "number" ? value : 0),
    0,
  );
}

function known(value: unknown, { id }: SheetCell): SheetValue {
  if (typeof value === "number" || typeof value === "string") return value;
  throw new Error(`The model gives no value for ${id}`);
}
