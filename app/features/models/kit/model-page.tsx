import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { Field } from "./field-groups.tsx";
import type { Inputs } from "./fields.ts";
import type { LivingHandle } from "./living-handle.ts";
import { ModelColumns } from "./model-columns.tsx";
import { modelOf } from "./model-of.ts";
import { ModelShell } from "./model-shell.tsx";
import { PresetSwitch } from "./preset-switch.tsx";
import { resultsOf } from "./results-of.ts";
import { SheetChart } from "./sheet-chart.tsx";
import { SheetTables } from "./sheet-tables.tsx";
import { sheetWorkings } from "./sheet-workings.ts";
import { shownFigures } from "./shown-figures.ts";
import { type ModelState, useModel } from "./use-model.ts";

/** What a model shows in place of a part of the default page. */
type Parts<In extends Inputs, Preset extends string> = {
  Chart?: (props: { figures: ShownFigures; inputs: In }) => ReactNode;
  BelowInputs?: (props: { figures: ShownFigures; inputs: In }) => ReactNode;
  /** Between the amounts and the tables by period. */
  Body?: (props: { figures: ShownFigures; inputs: In }) => ReactNode;
  /** Below inputs and tables, as wide as the page. */
  Below?: (props: {
    state: ModelState<In, Preset>;
    figures: ShownFigures;
    inputs: In;
  }) => ReactNode;
};

/**
 * The page of a model, made from its sheet: results, inputs in groups, chart and tables, with the working of every
 * figure. A model with a chart of its own gives it as a part.
 */
export function modelPage<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
  parts: Parts<In, Preset> = {},
): LivingHandle {
  const model = modelOf(sheet);
  const { page, groups, presetKey } = sheet;
  const Chart = memo(
    parts.Chart ?? (({ figures }) => <SheetChart sheet={sheet} figures={figures} />),
  );
  const BelowInputs = parts.BelowInputs && memo(parts.BelowInputs);
  const Body = memo(function Body({ figures, inputs }: { figures: ShownFigures; inputs: In }) {
    return (
      <div className="mt-7 space-y-12 lg:col-start-2 lg:row-start-3">
        <SheetTables sheet={sheet} figures={figures}>
          {parts.Body && <parts.Body figures={figures} inputs={inputs} />}
        </SheetTables>
      </div>
    );
  });

  function ModelPage() {
    const state = useModel(model);
    const results = useMemo(
      () => resultsOf(sheet, shownFigures(sheet.calculate(state.inputs))),
      [state.inputs],
    );
    // Slider and strip update immediately; charts and tables follow when the browser has time.
    const inputs = useDeferredValue(state.inputs);
    const figures = useMemo(() => shownFigures(sheet.calculate(inputs)), [inputs]);
    return (
      <ModelShell
        label={page?.label ?? sheet.title}
        state={state}
        results={results}
        {...(page?.inView && { inView: page.inView })}
      >
        <ModelColumns
          state={state}
          groups={groups}
          inputsLater={inputs}
          start={
            <div className="space-y-3">
              {presetKey !== undefined && (
                <PresetSwitch label={page?.presetLabel ?? "Case to start from"} state={state} />
              )}
              {page?.firstChoice !== undefined && (
                <Field state={state} name={page.firstChoice} look="box" />
              )}
            </div>
          }
          chart={<Chart figures={figures} inputs={inputs} />}
          belowInputs={BelowInputs && <BelowInputs figures={figures} inputs={inputs} />}
        >
          <Body figures={figures} inputs={inputs} />
        </ModelColumns>
        {parts.Below && <parts.Below state={state} figures={figures} inputs={inputs} />}
      </ModelShell>
    );
  }

  return {
    Model: ModelPage,
    // The cells of trace and workbook are made when they are first needed.
    loadWorkings: async () => {
      await sheet.ready?.();
      return { workings: sheetWorkings(sheet) };
    },
  };
}
