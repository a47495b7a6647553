import { useCallback, useMemo } from "react";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import type { Scalar } from "#workings/sheet-spec.ts";
import type { Model } from "./define-model.ts";
import type { Inputs, Slot } from "./fields.ts";

/** Sets one input, in the model's units; a note is shown beside its field. */
export type SetInput = (slot: Slot, value: Scalar, note?: string) => void;

/** The current case and every way to change it. */
export function useModel<In extends Inputs, Preset extends string>(model: Model<In, Preset>) {
  const { value: shown, edited, change } = useUrlState(model.urlState);
  const set: SetInput = useCallback(
    (slot, value, note) => change((before) => model.withInput(before, slot, value, note)),
    [change, model],
  );
  const actions = useMemo(
    () => ({
      set,
      choosePreset: (preset: Preset) => change(() => model.caseOf(preset)),
      reset: () => change(({ preset }) => model.caseOf(preset)),
      addRow: (list: string) => change((before) => model.withNewRow(before, list)),
      removeRow: (list: string, row: number) =>
        change((before) => model.withoutRow(before, list, row)),
    }),
    [set, change, model],
  );
  // The same object when a model renders again for its charts and tables, so that its controls need not.
  return useMemo(
    () => ({
      model,
      ...shown,
      ...actions,
      edited,
      changed: model.isChanged(shown),
      /** The query of a link to this case. */
      query: queryWith(model.urlState, "", shown),
    }),
    [model, shown, actions, edited],
  );
}

export type ModelState<In extends Inputs, Preset extends string> = ReturnType<
  typeof useModel<In, Preset>
>;
