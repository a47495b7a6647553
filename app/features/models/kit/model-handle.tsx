import { type ComponentType, type ReactNode, useDeferredValue, useMemo } from "react";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import type { Inputs } from "./fields.ts";
import { modelOf } from "./model-of.ts";
import { ModelShell } from "./model-shell.tsx";
import { resultsOf as resultsOfSheet } from "./result.ts";
import { sheetWorkings, type Workings } from "./sheet-workings.ts";
import { shownFigures } from "./shown-figures.ts";
import { type ModelState, useModel } from "./use-model.ts";

/**
 * What a `model.tsx` exports as `handle`. A folder named after a project is found by
 * `builder/pages/page-texts.ts`, and the project's page shows the model above its text.
 */
export type ModelHandle = {
  Model: ComponentType;
  /** Its heading, if it has one; the page calls it "The model" otherwise. */
  section?: { id: string; text: string };
  /** The sheet of the model, where it shows its working. */
  loadWorkings?: () => Promise<{ workings: Workings }>;
};

export type LayoutProps<
  In extends Inputs,
  Single extends string,
  Line extends string,
  Preset extends string,
> = {
  state: ModelState<In, Preset>;
  /** Those of `state`, or of the case before it while the browser is busy. */
  inputs: In;
  figures: ShownFigures<Single, Line>;
};

/** A model that is calculated from its sheet: the results, and below them what `Layout` shows. */
export function modelHandle<
  In extends Inputs,
  Single extends string,
  Line extends string,
  Preset extends string,
>(
  sheet: SheetModel<In, Single, Line, Preset>,
  Layout: (props: LayoutProps<In, Single, Line, Preset>) => ReactNode,
  { resultsOf = (figures: ShownFigures<Single, Line>) => resultsOfSheet(sheet, figures) } = {},
): ModelHandle {
  const model = modelOf(sheet);
  const { label = sheet.title, inView } = sheet.page ?? {};

  function Model() {
    const state = useModel(model);
    const results = useMemo(
      () => resultsOf(shownFigures(sheet.calculate(state.inputs))),
      [state.inputs],
    );
    // Slider and strip update immediately; charts and tables follow when the browser has time.
    const inputs = useDeferredValue(state.inputs);
    const figures = useMemo(() => shownFigures(sheet.calculate(inputs)), [inputs]);
    return (
      <ModelShell label={label} state={state} results={results} {...(inView && { inView })}>
        <Layout state={state} inputs={inputs} figures={figures} />
      </ModelShell>
    );
  }

  return {
    Model,
    // The cells of trace and workbook are made when they are first needed.
    loadWorkings: async () => {
      await sheet.ready?.();
      return { workings: sheetWorkings(sheet) };
    },
  };
}
