import fc from "fast-check";
import type { ScalarField } from "#app/features/models/kit/fields.ts";
import { settle, shownLimits, writeText } from "#app/features/models/kit/settle.ts";
import type { Workings } from "#app/features/models/kit/sheet-workings.ts";
import { firstOf, isThorough } from "../test-depth.ts";

/** Queries of the cases in which page and workbook are compared: presets, and every input at its ends. */
export function plannedCases(workings: Workings): string[] {
  const { presets } = workings;
  const inputs = inputsOf(workings);
  const allAt = (isLast: (index: number) => boolean) =>
    query(
      inputs.map(({ key, field }, index) => [key, ends(field).at(isLast(index) ? -1 : 0) ?? ""]),
    );
  const oneByOne = inputs.flatMap(({ key, field }) =>
    ends(field).map((text) => query([[key, text]])),
  );
  return [
    ...firstOf([...presets]),
    ...(isThorough ? [...oneByOne, allAt(() => false), allAt(() => true)] : []),
    // Between them, these have every input at both ends.
    allAt((index) => index % 2 === 0),
    allAt((index) => index % 2 === 1),
  ];
}

/** The same cases at every run, so that a failure can be repeated. */
export function randomCases(workings: Workings, count = isThorough ? 200 : 1): string[] {
  const inputs = inputsOf(workings);
  const anyCase = fc
    .tuple(...inputs.map(({ field }) => anyText(field)))
    .map((texts) => query(inputs.map(({ key }, index) => [key, texts[index] ?? ""])));
  return fc.sample(anyCase, { numRuns: count, seed: 20_261_115 });
}

/** The inputs of the opening case, and how many rows its lists have. */
function inputsOf({ slots, lengths }: Workings): { key: string; field: ScalarField }[] {
  return [...lengths.map((field) => ({ key: field.key, field })), ...slots];
}

function ends(field: ScalarField): string[] {
  if (field.kind === "choice") return field.options.map(({ value }) => value);
  if (field.kind === "date") return [field.limits.first, field.limits.last];
  return [writeText(field, field.limits.min), writeText(field, field.limits.max)];
}

function anyText(field: ScalarField): fc.Arbitrary<string> {
  if (field.kind === "choice") return fc.constantFrom(...field.options.map(({ value }) => value));
  if (field.kind === "date") return fc.constantFrom(field.limits.first, field.limits.last);
  const { min, max } = shownLimits(field);
  // As it could be typed: the url reads no exponents, which most random doubles would need.
  return fc
    .integer({ min: 0, max: 1_000 })
    .map((part) => writeText(field, settle(field, min + ((max - min) * part) / 1_000).value));
}

function query(parameters: [key: string, text: string][]) {
  return new URLSearchParams(parameters).toString();
}
