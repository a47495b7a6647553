import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import type { Result } from "./result.ts";

/** The results of the strip, with what is said below each. */
export function resultsOf<In>(sheet: SheetModel<In>, figures: ShownFigures): Result[] {
  const { strip, says = {}, shows = {}, called = {} } = sheet.page ?? {};
  const defaultNames = sheet.results.slice(0, sheet.results.length < 4 ? 2 : 4);
  const names = (typeof strip === "function" ? strip(figures) : strip) ?? defaultNames;
  return names.map((name) => {
    const { label, note } = figures.describe(name);
    return {
      id: name,
      label: called[name]?.(figures) ?? label,
      value: shows[name]?.(figures) ?? figures.text(name),
      note: says[name]?.(figures) ?? note ?? "",
    };
  });
}
