import { isoDay } from "#workings/day-number.ts";
import type { SheetInput, SheetUnit } from "#workings/definition.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { Validation } from "./worksheet.ts";

/** The limits of the page as data validation of the workbook. */
export function validations({ definition, cells }: Sheet): Validation[] {
  const limited = new Map<string, SheetInput["limits"]>([
    ...definition.inputs.map(({ name, limits }) => [name, limits] as const),
    ...definition.tables.flatMap(({ lines }) =>
      lines.flatMap((line) => ("limits" in line ? [[line.name, line.limits] as const] : [])),
    ),
  ]);
  return cells.flatMap(({ name, address, unit }): Validation[] => {
    const limits = limited.get(name);
    if (!limits) return [];
    if ("choices" in limits) {
      return [{ ...address, choices: limits.choices, message: limits.choices.join(" or ") }];
    }
    if ("longest" in limits) {
      return [{ ...address, ...limits, message: `Up to ${limits.longest} characters` }];
    }
    return [{ ...address, ...limits, message: limitsInWords(unit, limits) }];
  });
}

function limitsInWords(unit: SheetUnit, { min, max }: { min: number; max: number }) {
  if (unit === "date") return `From ${isoDay(min)} to ${isoDay(max)}`;
  const shown = (value: number) =>
    unit === "%" || unit === "basis points"
      ? `${Number((value * 100).toPrecision(12))}%`
      : value.toLocaleString("en-US");
  const isScaled = unit === "€m" || unit === "€k";
  return `${isScaled ? "In euros, from" : "From"} ${shown(min)} to ${shown(max)}`;
}
