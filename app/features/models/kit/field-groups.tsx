import { FieldControl } from "./field-control.tsx";
import { type Inputs, valueAt } from "./fields.ts";
import type { ModelState } from "./use-model.ts";

export type FieldGroup<In> = { title: string; names: readonly (keyof In & string)[] };

/** Sliders under the title of their group. */
export function FieldGroups<In extends Inputs, Preset extends string>({
  state,
  groups,
}: {
  state: ModelState<In, Preset>;
  groups: readonly FieldGroup<In>[];
}) {
  return (
    <div className="mt-5 gap-x-12 md:max-lg:columns-2">
      {groups.map(({ title, names }) => (
        <fieldset key={title} className="break-inside-avoid border-t border-rule pt-2 pb-3">
          <legend className="float-left w-full pb-2 font-mono text-label text-muted">
            {title}
          </legend>
          <div className="clear-both">
            {names.map((name) => (
              <Field key={name} state={state} name={name} look="slider" />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** The control of one input, by its name. */
export function Field<In extends Inputs, Preset extends string>({
  state: { model, inputs, notes, set },
  name,
  look,
}: {
  state: ModelState<In, Preset>;
  name: keyof In & string;
  look: "slider" | "box";
}) {
  const slot = model.slotOf(name);
  if (!slot) return null;
  return (
    <FieldControl
      slot={slot}
      value={valueAt(inputs, slot.place)}
      note={notes[slot.key]}
      set={set}
      look={look}
    />
  );
}
