import { formatMoney } from "#app/lib/format/money.ts";
import { type Digits, formatNumber } from "#app/lib/format/number.ts";

/** How a number of the model is shown. */
export type Unit = {
  /** The sign of a currency, before the number. */
  before?: "€" | "$" | "£";
  /** What follows the number; `one` is the singular, if it differs. */
  after: string;
  one?: string;
  /** What is shown is the model's number times this. */
  scale: number;
  /** The same for the number in the url, where it differs. */
  scaleInUrl?: number;
  digits: Digits;
};

export const plain: Unit = { after: "", scale: 1, digits: { atMost: 2 } };
export const years: Unit = { after: "\u00a0years", one: "\u00a0year", scale: 1, digits: 0 };

/** A number of the model in the units shown. */
export function toShown({ scale }: Unit, value: number) {
  return withoutBinaryNoise(value * scale);
}

/** A number in the units shown, converted back to the model's. */
export function fromShown({ scale }: Unit, shown: number) {
  return withoutBinaryNoise(shown / scale);
}

/** `€18,000`, `0.5% a year`, `1 year`, from the number shown. */
export function formatShown(unit: Unit, shown: number) {
  const { before, digits } = unit;
  const number = before ? formatMoney(shown, digits, before) : formatNumber(shown, digits);
  return number + unitAfter(unit, shown);
}

export function unitAfter({ after, one }: Unit, shown: number) {
  return shown === 1 && one !== undefined ? one : after;
}

/** 0.07 × 100 is 7.000000000000001 in binary; twelve digits give back the number that was meant. */
export function withoutBinaryNoise(number: number) {
  return Number(number.toPrecision(12));
}
