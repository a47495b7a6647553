import { formatEuro, formatMillionEuro } from "#app/lib/format/money.ts";
import { type Digits, formatNumber } from "#app/lib/format/number.ts";
import { formatPercent } from "#app/lib/format/percent.ts";
import { ContentMistake } from "../content/problem.ts";

/** How a chart writes its values: short at the axis, and with the same digits throughout its table. */
export type ValueFormat = { tick: (value: number) => string; exact: (value: number) => string };

/** `unit` is what one is in the file: a fraction of 0.01 is one per cent. */
const kinds: Record<string, { unit: number; text: (value: number, digits: Digits) => string }> = {
  number: { unit: 1, text: formatNumber },
  euro: { unit: 1, text: formatEuro },
  "million euro": { unit: 1_000_000, text: formatMillionEuro },
  percent: { unit: 0.01, text: formatPercent },
};

const maxDigits = 2;

export function valueFormat(name: string, values: readonly number[]): ValueFormat {
  const kind = kinds[name];
  if (!kind) {
    throw new ContentMistake(
      `format="${name}" is not a format; use one of ${Object.keys(kinds).join(", ")}`,
    );
  }
  const digits = digitsIn(values.map((value) => value / kind.unit));
  return {
    tick: (value) => kind.text(value, { atMost: maxDigits }),
    exact: (value) => kind.text(value, digits),
  };
}

/** As many digits after the point as the values have, two at most. */
function digitsIn(values: readonly number[]) {
  const isExactWith = (digits: number) =>
    values.every((value) => {
      const scaled = value * 10 ** digits;
      return Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, Math.abs(scaled));
    });
  let digits = 0;
  while (digits < maxDigits && !isExactWith(digits)) digits += 1;
  return digits;
}
