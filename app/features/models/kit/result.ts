import type { CellId, SheetModel, ShownFigures } from "#workings/sheet-spec.ts";

/** A key figure as it is shown; where there is no value, words say why. */
export type Result = {
  /** The cell of the sheet, which names the figure wherever it appears. */
  id: CellId;
  label: string;
  value: string;
  note: string;
  /** The id of the section that it is about. */
  about?: string | undefined;
  /** Where the value is several figures, each with a working of its own. */
  figures?: readonly { id: CellId; text: string }[];
};

/** The results in a sentence or two, for screen readers. */
export function spoken(results: readonly Result[]) {
  return `${results.map(({ label, value }) => `${label}: ${value}`).join(". ")}.`;
}

/** The results of the strip, with what is said below each. */
export function resultsOf<In>(sheet: SheetModel<In>, figures: ShownFigures): Result[] {
  const { strip, notes = {}, values = {}, labels = {}, about = {} } = sheet.page ?? {};
  const defaultNames = sheet.results.slice(0, sheet.results.length < 4 ? 2 : 4);
  const names = (typeof strip === "function" ? strip(figures) : strip) ?? defaultNames;
  return names.map((name) => {
    const { label, note } = figures.describe(name);
    return {
      id: figures.id(name),
      label: labels[name]?.(figures) ?? label,
      value: values[name]?.(figures) ?? figures.text(name),
      note: notes[name]?.(figures) ?? note ?? "",
      about: about[name],
    };
  });
}
