import { formatNumber } from "#app/format/number.ts";
import type { ChoiceField, NumberField, Scalar, ScalarField } from "./fields.ts";
import { fromShown, tidy, toShown } from "./units.ts";

/** A value that a field can hold, and a note if it is not the value that was requested. */
export type Settled = { value: Scalar; note?: string };

/** The limits, in the units shown. */
export function shownLimits({ limits, unit }: NumberField) {
  return {
    min: toShown(unit, limits.min),
    max: toShown(unit, limits.max),
    step: toShown(unit, limits.step),
  };
}

/**
 * The allowed value nearest to a number in the units shown. A number beyond a limit moves to the limit, with
 * a note; one between two steps moves to the nearer step.
 */
export function settle(field: NumberField, shown: number): Settled {
  const { min, max, step } = shownLimits(field);
  const within = Math.min(max, Math.max(min, shown));
  const steps = Math.round(tidy((within - min) / step));
  const value = fromShown(field.unit, Math.min(max, tidy(min + steps * step)));
  if (within === shown) return { value };
  const [side, limit] = shown > max ? ["above", max] : ["below", min];
  return {
    value,
    note: `${text(shown)} is ${side} the limit of ${text(limit)}; using ${text(limit)}.`,
  };
}

/** The value of a url parameter or of typed text; `null` if the field cannot read it. */
export function readText(field: ScalarField, written: string): Settled | null {
  if (field.kind === "choice") return readChoice(field, written);
  // `Number` alone would read an empty string as 0 and `0x1F` as 31.
  return /^-?\d{1,12}(\.\d{1,12})?$/.test(written) ? settle(field, Number(written)) : null;
}

function readChoice({ options }: ChoiceField, written: string): Settled | null {
  return options.some(({ value }) => value === written) ? { value: written } : null;
}

/** A value as it is written in the url. */
export function writeText(field: ScalarField, value: Scalar) {
  return field.kind === "number" && typeof value === "number"
    ? String(toShown(field.unit, value))
    : String(value);
}

function text(number: number) {
  return formatNumber(number, { atMost: 3 });
}
