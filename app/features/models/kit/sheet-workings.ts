import type { SheetValues } from "#workings/definition.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { SheetModel } from "#workings/sheet-spec.ts";
import type { ChangedCells } from "#workings/workbook/return-workbook.ts";
import type { Inputs, NumberField, Slot } from "./fields.ts";
import { modelOf } from "./model-of.ts";

/**
 * A model and its sheet. A case is given by its query, so that trace, workbook and tests need to know
 * nothing of the inputs of a particular model.
 */
export type Workings = {
  /** Its cells are made when they are first asked for: it takes longer than a step of a slider may. */
  readonly sheet: Sheet;
  /** What the model makes of the case that a query asks for, cell by cell. */
  valuesOf: (query: string) => SheetValues;
  /** Columns of data that are not among the values, because only the workbook needs them. */
  loadData?: () => Promise<SheetValues>;
  /** For an owner's workbook: the cells of its file that differ in the case that a query asks for. */
  changedCells?: (query: string) => Promise<ChangedCells>;
  /** What decides the values beside the query: a text that the visitor pasted and that is in no link. */
  readText?: () => string;
  /** The title of the preset, or “Your own figures” where the visitor has changed it. */
  caseName: (query: string) => string;
  /** The inputs of the opening case. */
  slots: readonly Slot[];
  /** How many rows each of its lists may have. */
  lengths: readonly NumberField[];
  /** The queries of the presets, and of other cases that tests try. */
  presets: readonly string[];
};

/**
 * What trace, workbook and csv need of a model that is defined by its sheet. `inputsOf` adds what a case has beyond its
 * controls, such as a file that the visitor pasted.
 */
export function sheetWorkings<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
  {
    inputsOf = (inputs) => inputs,
    readText,
    moreCases = [],
  }: {
    inputsOf?: (inputs: In, preset: Preset, query: URLSearchParams) => In;
    readText?: () => string;
    moreCases?: readonly string[];
  } = {},
): Workings {
  const model = modelOf(sheet);
  const { loadData, changedCells } = sheet;
  const { read, write, keys } = model.urlState;

  function caseName(query: string) {
    const parameters = new URLSearchParams(query);
    const shown = read(parameters);
    // A model may have more in its url than controls set, such as the rows of a log.
    const hasMore = [...parameters.keys()].some((key) => !keys.includes(key));
    return model.isChanged(shown) || hasMore
      ? "Your own figures"
      : model.presets[shown.preset].title;
  }

  function queryOf(preset: Preset) {
    const pairs = [...write(model.caseOf(preset))].map(([...pair]) => pair);
    return new URLSearchParams(pairs).toString();
  }

  return {
    get sheet() {
      return sheet.sheet;
    },
    caseName,
    valuesOf: (query) => {
      const parameters = new URLSearchParams(query);
      const { inputs, preset } = read(parameters);
      return sheet.calculate(inputsOf(inputs, preset, parameters)).all();
    },
    ...(loadData && { loadData }),
    ...(changedCells && {
      changedCells: (query: string) => changedCells(read(new URLSearchParams(query)).inputs),
    }),
    ...(readText && { readText }),
    slots: model.slotsOf(sheet.opening),
    lengths: model.lengths,
    presets: [...model.presetNames.map(queryOf), ...moreCases],
  };
}
