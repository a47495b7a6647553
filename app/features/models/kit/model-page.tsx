import { memo, type ReactNode } from "react";
import type { SheetModel, ShownFigures } from "#workings/sheet-spec.ts";
import { Field } from "./field-groups.tsx";
import type { Inputs } from "./fields.ts";
import { ModelColumns } from "./model-columns.tsx";
import { type LayoutProps, type ModelHandle, modelHandle } from "./model-handle.tsx";
import { PresetSwitch } from "./preset-switch.tsx";
import { SheetTables, WideTables } from "./sheet-tables.tsx";

/** What a model shows beside its results, inputs and tables. */
type Parts<In extends Inputs, Single extends string, Line extends string, Preset extends string> = {
  Chart: (props: PartProps<In, Single, Line>) => ReactNode;
  BelowInputs?: (props: PartProps<In, Single, Line>) => ReactNode;
  /** Between the amounts and the tables by period. */
  Body?: (props: PartProps<In, Single, Line>) => ReactNode;
  /** Below inputs and tables, as wide as the page. */
  Below?: (props: LayoutProps<In, Single, Line, Preset>) => ReactNode;
};

type PartProps<In, Single extends string, Line extends string> = {
  figures: ShownFigures<Single, Line>;
  inputs: In;
};

/** The usual page of a model: results, inputs in groups and tables from its sheet, with the working of every figure. */
export function modelPage<
  In extends Inputs,
  Single extends string,
  Line extends string,
  Preset extends string,
>(
  sheet: SheetModel<In, Single, Line, Preset>,
  parts: Parts<In, Single, Line, Preset>,
): ModelHandle {
  const { page, groups, presetKey } = sheet;
  const Chart = memo(parts.Chart);
  const BelowInputs = parts.BelowInputs && memo(parts.BelowInputs);
  const Body = memo(function Body({ figures, inputs }: PartProps<In, Single, Line>) {
    return (
      <div className="mt-7 flex flex-col gap-12 lg:col-start-2 lg:row-start-3">
        <SheetTables sheet={sheet} figures={figures}>
          {parts.Body && <parts.Body figures={figures} inputs={inputs} />}
        </SheetTables>
      </div>
    );
  });

  const Wide = memo(WideTables<In>);

  function Layout({ state, inputs, figures }: LayoutProps<In, Single, Line, Preset>) {
    return (
      <>
        <ModelColumns
          state={state}
          groups={groups}
          deferredInputs={inputs}
          start={
            <div className="flex flex-col gap-3">
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
        <div className="mt-12 flex flex-col gap-12 empty:hidden">
          <Wide sheet={sheet} figures={figures} />
        </div>
        {parts.Below && <parts.Below state={state} figures={figures} inputs={inputs} />}
      </>
    );
  }

  return modelHandle(sheet, Layout);
}
