import { cellId } from "#workings/cells.ts";
import type { Workings } from "../define-workings.ts";
import { inNumbers, inWords, isCalculated, workingOf } from "./working-of.ts";
import type { WrittenWorking } from "./workings-source.ts";

/** The workings of the headline figures as text. */
export function writtenWorkings({ sheet, valuesOf }: Workings, query: string): WrittenWorking[] {
  const values = valuesOf(query);
  return sheet.definition.results.map(({ name }) => {
    const working = workingOf(sheet, values, sheet.cell(cellId(name)));
    return {
      label: working.label,
      value: working.value,
      words: inWords(working),
      numbers: isCalculated(working, values) ? inNumbers(working, values) : null,
      formula: working.formula ?? "",
    };
  });
}
