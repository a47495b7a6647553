import { memo, type ReactNode } from "react";
import { Fold } from "#app/components/ui/fold.tsx";
import type { InputGroup } from "#workings/sheet-spec.ts";
import { FieldControl } from "./field-control.tsx";
import { type Inputs, valueAt } from "./fields.ts";
import type { ModelState } from "./use-model.ts";

/** Fields behind a handle. */
export const foldedFields = "border-t border-rule";

/** Sliders under the title of their group. */
export const FieldGroups = memo(Groups) as typeof Groups;

function Groups<In extends Inputs, Preset extends string>({
  state,
  groups,
}: {
  state: ModelState<In, Preset>;
  groups: readonly InputGroup<keyof In & string>[];
}) {
  return (
    <div className="gap-x-12 md:max-lg:columns-2">
      {groups.map(({ title, names, folds }) => (
        <Group
          key={title}
          title={title}
          folds={folds ?? false}
          hasNote={names.some((name) => state.notes[state.model.slotOf(name)?.key ?? ""])}
        >
          {names.map((name) => (
            <Field key={name} state={state} name={name} look="slider" />
          ))}
        </Group>
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

function Group({
  title,
  folds,
  hasNote,
  children,
}: {
  title: string;
  folds: boolean | "always";
  /** A group with a note to read stays open. */
  hasNote: boolean;
  children: ReactNode;
}) {
  const fields = (
    <fieldset data-fields className="pb-1">
      <legend className={legendLook(folds)}>{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
  if (!folds) return <div className="break-inside-avoid border-t border-rule">{fields}</div>;
  return (
    <Fold
      title={title}
      onPhonesOnly={folds !== "always"}
      open={hasNote}
      className={`break-inside-avoid ${foldedFields}`}
    >
      {fields}
    </Fold>
  );
}

/** The summary of a folded group has its title already. */
function legendLook(folds: boolean | "always") {
  if (folds === "always") return "sr-only";
  return `float-left w-full pt-2 pb-2 font-mono text-label text-muted ${folds ? "max-md:sr-only" : ""}`;
}
