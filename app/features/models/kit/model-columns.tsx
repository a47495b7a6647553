import type { ReactNode } from "react";
import type { InputGroup } from "#workings/sheet-spec.ts";
import { CaseActions } from "./case-actions.tsx";
import { FieldGroups } from "./field-groups.tsx";
import type { Inputs } from "./fields.ts";
import { StaticInputs } from "./static-inputs.tsx";
import type { ModelState } from "./use-model.ts";

/**
 * The usual body of a model: inputs on the left, chart and tables on the right. On a phone the choice to start from comes
 * first, then the chart, the inputs and the tables.
 */
export function ModelColumns<In extends Inputs, Preset extends string>({
  state,
  groups,
  deferredInputs,
  start,
  chart,
  belowFields,
  belowInputs,
  children,
}: {
  state: ModelState<In, Preset>;
  groups: readonly InputGroup<keyof In & string>[];
  /** The inputs as chart and tables show them, for paper and for visitors without script. */
  deferredInputs: In;
  start: ReactNode;
  /** Placed in the second column, from its first row. */
  chart: ReactNode;
  belowFields?: ReactNode;
  belowInputs?: ReactNode;
  /** Placed in the second column, in the third row. */
  children: ReactNode;
}) {
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:mt-8 gap-y-5 print:gap-y-6 lg:grid-cols-[18.75rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
      <div className="needs-script no-print">{start}</div>
      {chart}
      {/* Without script there is nothing to start from above the inputs. */}
      <div className="model-inputs max-lg:mt-4 lg:row-span-2 lg:row-start-2 noscript:lg:row-span-3 noscript:lg:row-start-1">
        <h2 className="sr-only">Inputs</h2>
        <div className="needs-script no-print">
          <FieldGroups state={state} groups={groups} />
          {belowFields}
        </div>
        <StaticInputs model={state.model} inputs={deferredInputs} />
        {belowInputs}
        <div className="case-actions needs-script no-print max-lg:mt-3">
          <CaseActions state={state} />
        </div>
      </div>
      {children}
    </div>
  );
}
