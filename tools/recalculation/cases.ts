import fc from "fast-check";
import type { Slot } from "#app/features/models/kit/fields.ts";
import { settle, shownLimits, writeText } from "#app/features/models/kit/settle.ts";
import type { Workings } from "#app/features/models/kit/sheet-workings.ts";
import { firstOf, isThorough } from "../test-depth.ts";

/** Queries of the cases in which page and workbook are compared: presets, and every input at its ends. */
export function plannedCases({ presets, slots }: Workings): string[] {
  const allAt = (isLast: (index: number) => boolean) =>
    query(slots.map((slot, index) => [slot.key, ends(slot).at(isLast(index) ? -1 : 0) ?? ""]));
  const oneByOne = slots.flatMap((slot) => ends(slot).map((text) => query([[slot.key, text]])));
  return [
    ...firstOf([...presets]),
    ...(isThorough ? [...oneByOne, allAt(() => false), allAt(() => true)] : []),
    // Between them, these have every input at both ends.
    allAt((index) => index % 2 === 0),
    allAt((index) => index % 2 === 1),
  ];
}

/** The same cases at every run, so that a failure can be repeated. */
export function randomCases({ slots }: Workings, count = isThorough ? 200 : 1): string[] {
  const anyCase = fc
    .tuple(...slots.map(anyText))
    .map((texts) => query(slots.map(({ key }, index) => [key, texts[index] ?? ""])));
  return fc.sample(anyCase, { numRuns: count, seed: 20_261_115 });
}

function ends({ field }: Slot): string[] {
  if (field.kind === "choice") return field.options.map(({ value }) => value);
  if (field.kind === "date") return [field.limits.first, field.limits.last];
  return [writeText(field, field.limits.min), writeText(field, field.limits.max)];
}

function anyText({ field }: Slot): fc.Arbitrary<string> {
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
