import type { SheetUnit } from "#workings/definition.ts";
import type { FilledInput, Formula, Given, Input, NumberInput } from "#workings/describe.ts";
import type { SheetModel, TableOf } from "#workings/sheet-spec.ts";
import { defineModel, type Model } from "./define-model.ts";
import type { FieldsOf, Inputs, ListField, ScalarField } from "./fields.ts";
import type { Unit } from "./units.ts";

/** How the page, its url and its list on paper treat the inputs of a sheet. */
export function modelOf<In extends Inputs, Preset extends string>(
  sheet: SheetModel<In, string, string, Preset>,
): Model<In, Preset> {
  const { inputs, lists, presets, opensWith, presetKey, linked } = sheet;
  const fields = Object.fromEntries([
    ...Object.entries(inputs).flatMap(([name, input]) =>
      hasControl(input) ? [[name, fieldOf(input)]] : [],
    ),
    ...Object.entries(lists).flatMap(([name, table]) =>
      Object.values(table.lines).some(hasControl) ? [[name, listOf(table)]] : [],
    ),
  ]) as FieldsOf<In>;
  return defineModel<In, Preset>({
    ...{ fields, presets, opensWith },
    ...(presetKey !== undefined && { presetKey }),
    ...(linked && { linked }),
  });
}

type Controlled = Exclude<Input, FilledInput>;

function hasControl(line: Input | Formula | Given): line is Controlled {
  return line.kind === "number" || line.kind === "choice" || line.kind === "date";
}

function fieldOf(input: Controlled): ScalarField {
  const { label, key } = input;
  if (input.kind === "choice") {
    const options = Object.entries(input.options).map(([value, label]) => ({ value, label }));
    return { kind: "choice", label, key, options };
  }
  if (input.kind === "date") {
    return { kind: "date", label, key, limits: { first: input.from, last: input.to } };
  }
  const { step, whole = isCounted(input), onlySteps } = input;
  const limits = { min: input.from, max: input.to, step };
  const unit = unitOf(input);
  return { kind: "number", label, key, unit, limits, whole, ...(onlySteps && { onlySteps }) };
}

const countedUnits: readonly SheetUnit[] = ["years", "months", "days", "number"];

function isCounted({ unit, digits }: NumberInput) {
  return digits === 0 && countedUnits.includes(unit);
}

function listOf({ lines, list }: TableOf): ListField {
  const columns = Object.fromEntries(
    Object.entries(lines).flatMap(([name, line]) =>
      hasControl(line) ? [[name, fieldOf(line)]] : [],
    ),
  );
  const { labelOf, applies, length } = list ?? {};
  return {
    kind: "list",
    columns,
    labelOf: labelOf ?? ((column, row) => `${column}, ${row}`),
    ...(applies && { applies }),
    ...(length && {
      length: { key: length.key, min: length.from, max: length.to, newRow: length.newRow },
    }),
  };
}

function unitOf({ unit, per, digits }: NumberInput): Unit {
  const a = per ? `\u00a0${per}` : "";
  switch (unit) {
    case "€":
    case "$":
    case "£":
      return { before: unit, after: a, scale: 1, digits };
    case "€/kWh":
      return { before: "€", after: "/kWh", scale: 1, digits };
    case "€m":
      return { before: "€", after: "m", scale: 1 / 1_000_000, digits: { atMost: digits } };
    case "m":
      return { after: "m", scale: 1 / 1_000_000, digits: { atMost: 6 } };
    case "€k":
      return { before: "€", after: "k", scale: 1 / 1_000, digits: { atMost: 3 } };
    case "%":
      // As it was typed: 3.125% is not 3.1%.
      return { after: per ? `% ${per}` : "%", scale: 100, digits: { atMost: 6 } };
    case "k":
      return { after: "k", scale: 1 / 1_000, digits: { atMost: 3 } };
    case "basis points":
      return {
        ...{ after: "\u00a0basis points", one: "\u00a0basis point" },
        // Links are older than the unit, and have rates and their changes in percent.
        ...{ scale: 10_000, scaleInUrl: 100, digits: { atMost: 4 } },
      };
    case "years":
    case "months":
    case "days":
    case "hours":
      return {
        ...{ after: `\u00a0${unit}`, one: `\u00a0${unit.slice(0, -1)}` },
        ...{ scale: 1, digits: { atMost: digits } },
      };
    case "kW":
    case "kWh":
      return { after: `\u00a0${unit}${a}`, scale: 1, digits: { atMost: digits } };
    case "×":
      return { after: "×", scale: 1, digits: { atMost: digits } };
    default:
      return { after: a, scale: 1, digits: { atMost: digits } };
  }
}
