import type { UrlState } from "#app/lib/url-state/url-state.ts";
import type { Row, Scalar } from "#workings/sheet-spec.ts";
import {
  type FieldsOf,
  type Inputs,
  rowsOf,
  type Slot,
  slotsOfFields,
  valueAt,
  withValueAt,
} from "./fields.ts";
import { readText, writeText } from "./settle.ts";
import { plain } from "./units.ts";

type ModelSpec<In extends Inputs, Preset extends string> = {
  /** One field for each input. */
  fields: FieldsOf<In>;
  /** Named cases to start from; the page opens with `opensWith`. */
  presets: Readonly<Record<Preset, { title: string; inputs: In }>>;
  opensWith: Preset;
  /** The parameter in the url that names a preset; needed where there are several. */
  presetKey?: string;
  /** An input that scales others, as the size of a system scales its cost. */
  linked?: {
    by: keyof In & string;
    moves: readonly (keyof In & string)[];
    apply: (from: In, value: number) => In;
  };
};

/** The state of the page: the inputs and what was said about them. */
type Case<In extends Inputs, Preset extends string> = {
  preset: Preset;
  inputs: In;
  /**
   * What a linked input scales: the inputs as they were last set directly. Scaling values that were already
   * scaled would round at every step of the slider, and drift.
   */
  anchor: In;
  /** Notes on values that could not be used, by the key of their slot. */
  notes: Readonly<Record<string, string>>;
};

export type Model<In extends Inputs, Preset extends string> = ReturnType<
  typeof defineModel<In, Preset>
>;

/** Derives from one list of fields how to read and write the url, check limits and reset. */
export function defineModel<In extends Inputs, Preset extends string>(spec: ModelSpec<In, Preset>) {
  type ModelCase = Case<In, Preset>;
  const { fields, presets, opensWith, presetKey, linked } = spec;
  const presetNames = Object.keys(presets) as Preset[];
  const { scalars, lists, slotsOf, slotsOfList, allSlotsOf } = slotsOfFields(
    fields,
    presets[opensWith].inputs,
  );

  function caseOf(preset: Preset): ModelCase {
    const { inputs } = presets[preset];
    return { preset, inputs, anchor: inputs, notes: {} };
  }

  /** What a slot holds by default. */
  function defaultValue(preset: Preset, slot: Slot): Scalar | undefined {
    const value = valueAt(presets[preset].inputs, slot.place);
    if (value !== undefined || !("row" in slot.place)) return value;
    return lists.get(slot.place.name)?.field.length?.newRow[slot.place.column];
  }

  function read(query: URLSearchParams): ModelCase {
    const named = presetKey ? query.get(presetKey) : null;
    const preset = presetNames.find((name) => name === named) ?? opensWith;
    const notes: Record<string, string> = {};
    let { inputs } = presets[preset];

    for (const [name, { field }] of lists) {
      if (!field.length) continue;
      const asked = readText(lengthField(field.length), query.get(field.length.key) ?? "");
      if (asked) inputs = withLength(inputs, name, Number(asked.value), field.length.newRow);
      if (asked?.note) notes[field.length.key] = asked.note;
    }
    for (const slot of allSlotsOf(inputs)) {
      const asked = readText(slot.field, query.get(slot.key) ?? "");
      if (asked) inputs = withValueAt(inputs, slot.place, asked.value);
      if (asked?.note) notes[slot.key] = asked.note;
    }
    return { preset, inputs, anchor: inputs, notes };
  }

  function* differences({ preset, inputs }: ModelCase): Generator<readonly [string, string]> {
    for (const [name, { field }] of lists) {
      const { length } = rowsOf(inputs, name);
      if (field.length && length !== rowsOf(presets[preset].inputs, name).length) {
        yield [field.length.key, String(length)];
      }
    }
    for (const slot of allSlotsOf(inputs)) {
      const value = valueAt(inputs, slot.place);
      if (value !== undefined && value !== defaultValue(preset, slot)) {
        yield [slot.key, writeText(slot.field, value)];
      }
    }
  }

  function* write(shown: ModelCase): Generator<readonly [string, string]> {
    if (presetKey && shown.preset !== opensWith) yield [presetKey, shown.preset];
    yield* differences(shown);
  }

  function withInput(before: ModelCase, slot: Slot, value: Scalar, note?: string): ModelCase {
    const { [slot.key]: _, ...others } = before.notes;
    const notes = note === undefined ? others : { ...others, [slot.key]: note };
    const inputs = withValueAt(before.inputs, slot.place, value);
    if (linked?.by === slot.place.name && typeof value === "number") {
      return { ...before, inputs: linked.apply(before.anchor, value), notes };
    }
    const anchor = linked?.moves.includes(slot.place.name)
      ? inputs
      : withValueAt(before.anchor, slot.place, value);
    return { ...before, inputs, anchor, notes };
  }

  /** Adds a row at the end. */
  function withNewRow(before: ModelCase, name: string): ModelCase {
    const length = lists.get(name)?.field.length;
    const count = rowsOf(before.inputs, name).length;
    if (!length || count >= length.max) return before;
    return settled(before, withLength(before.inputs, name, count + 1, length.newRow));
  }

  function withoutRow(before: ModelCase, name: string, row: number): ModelCase {
    const rows = rowsOf(before.inputs, name);
    if (rows.length <= (lists.get(name)?.field.length?.min ?? rows.length)) return before;
    return settled(before, { ...before.inputs, [name]: rows.toSpliced(row, 1) });
  }

  function settled(before: ModelCase, inputs: In): ModelCase {
    return { ...before, inputs, anchor: inputs, notes: {} };
  }

  const keys = [
    ...(presetKey ? [presetKey] : []),
    ...[...scalars.values()].map(({ key }) => key),
    ...[...lists.values()].flatMap(({ field, rows }) => [
      ...(field.length ? [field.length.key] : []),
      ...rows.flat().map(({ key }) => key),
    ]),
  ];
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated)
    throw new Error(`Two inputs use "${repeated}" in the url; give one of them a different key.`);

  return {
    ...spec,
    presetNames,
    urlState: { keys, read, write } satisfies UrlState<ModelCase>,
    caseOf,
    isChanged: (shown: ModelCase) => !differences(shown).next().done,
    slotOf: (name: keyof In & string) => scalars.get(name),
    slotsOf,
    slotsOfList,
    /** How many rows each list may have. */
    lengths: [...lists.values()].flatMap(({ field }) =>
      field.length ? [lengthField(field.length)] : [],
    ),
    withInput,
    withNewRow,
    withoutRow,
  };
}

function withLength<In extends Inputs>(inputs: In, name: string, length: number, newRow: Row): In {
  const rows = Array.from({ length }, (_, index) => rowsOf(inputs, name)[index] ?? newRow);
  return { ...inputs, [name]: rows };
}

function lengthField({ key, min, max }: { key: string; min: number; max: number }) {
  const limits = { min, max, step: 1 };
  return { kind: "number", label: key, key, unit: plain, limits, whole: true } as const;
}
