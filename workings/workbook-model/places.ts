import { type Area, parseArea, splitPlace } from "../workbook/area.ts";

/** The cells that `Inputs!B6` or `'Cash flow'!B5:L5` means; `null` where there is no such sheet. */
export function sheetArea(
  sheets: readonly { name: string }[],
  place: string,
): { sheet: number; area: Area } | null {
  const { sheet: name, rest } = splitPlace(place);
  const sheet = sheets.findIndex((one) => one.name.toLowerCase() === name?.toLowerCase());
  const area = parseArea(rest);
  return sheet < 0 || !area ? null : { sheet, area };
}

/** The periods of a table are a line too. */
export function headingName(table: string) {
  return `${table}_heading`;
}
