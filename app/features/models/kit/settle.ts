import { formatLongDate } from "#app/lib/format/date.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Scalar } from "#workings/sheet-spec.ts";
import type { ChoiceField, DateField, NumberField, ScalarField } from "./fields.ts";
import { fromShown, toShown, withoutBinaryNoise } from "./units.ts";

/** A value that a field can hold, and a note if it is not the value that was requested. */
type Settled = { value: Scalar; note?: string };

/** The limits, in the units shown. */
export function shownLimits({ limits, unit }: NumberField) {
  return {
    min: toShown(unit, limits.min),
    max: toShown(unit, limits.max),
    step: toShown(unit, limits.step),
  };
}

/**
 * The allowed value nearest to a number in the units shown. A number beyond a limit moves to the limit, part of a year to
 * a whole one, and one between two steps to a step where only they are allowed; the note says so. Elsewhere the step of
 * the slider is no limit to what is typed.
 */
export function settle(field: NumberField, shown: number): Settled {
  const { min, max } = shownLimits(field);
  const within = Math.min(max, Math.max(min, shown));
  const used = nearest(field, within);
  const value = fromShown(field.unit, used);
  if (within !== shown) {
    const [side, limit] = shown > max ? ["above", max] : ["below", min];
    const reason = `${text(shown)} is ${side} the limit of ${text(limit)}`;
    return { value, note: `${reason}; using ${text(used)}.` };
  }
  if ((field.onlySteps || field.whole) && used !== withoutBinaryNoise(shown)) {
    const reason = field.onlySteps
      ? `between two steps of ${text(shownLimits(field).step)}`
      : "not a whole number";
    return { value, note: `${text(shown)} is ${reason}; using ${text(used)}.` };
  }
  return { value };
}

function nearest(field: NumberField, within: number) {
  if (!field.onlySteps) return field.whole ? Math.round(within) : withoutBinaryNoise(within);
  const { min, max, step } = shownLimits(field);
  return Math.min(
    max,
    withoutBinaryNoise(min + Math.round(withoutBinaryNoise((within - min) / step)) * step),
  );
}

/** The value of a url parameter or of typed text; `null` if the field cannot read it. */
export function readText(field: ScalarField, written: string): Settled | null {
  if (field.kind === "choice") return readChoice(field, written);
  if (field.kind === "date") return settleDate(field, written);
  // `Number` alone would take an empty text for 0 and `0x1F` for 31.
  if (!/^-?\d{1,12}(\.\d{1,12})?$/.test(written)) return null;
  const { scale, scaleInUrl = scale } = field.unit;
  return settle(field, withoutBinaryNoise((Number(written) * scale) / scaleInUrl));
}

/** The nearest date the field allows; `null` for what is no date, such as 30 February. */
export function settleDate(
  { limits: { first, last } }: DateField,
  written: string,
): Settled | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(written) ? Date.parse(written) : Number.NaN;
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(written);
  if (!exists) return null;
  if (written >= first && written <= last) return { value: written };
  const [side, limit] = written < first ? ["before", first] : ["after", last];
  const [asked, used] = [formatLongDate(written), formatLongDate(limit)];
  return { value: limit, note: `${asked} is ${side} the limit of ${used}; using ${used}.` };
}

function readChoice({ options }: ChoiceField, written: string): Settled | null {
  return options.some(({ value }) => value === written) ? { value: written } : null;
}

/** A value as it is written in the url. */
export function writeText(field: ScalarField, value: Scalar) {
  if (field.kind !== "number" || typeof value !== "number") return String(value);
  const { scale, scaleInUrl = scale } = field.unit;
  return String(withoutBinaryNoise(value * scaleInUrl));
}

function text(number: number) {
  return formatNumber(number, { atMost: 3 });
}
